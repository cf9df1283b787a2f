const ENTITY = /&#(\d+);/g;

/**
 * How values come into texts. `Trans` reads a text again once its values are in, so that a vehicle named `{{count}}` or `<b>`
 * would be taken for part of the text: it gets values escaped. Everything else shows values as they are.
 */
export const INTERPOLATION = {
  interpolation: {
    escapeValue: false,
    escape: (value: string) => value.replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  },
  react: { unescape: (text: string) => text.replace(ENTITY, (_, code) => String.fromCharCode(Number(code))) },
};
