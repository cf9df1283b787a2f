const ENTITY = /&#(\d+);/g;

/**
 * Escaping of values in texts. `Trans` parses a text again with its values, so a vehicle named `{{count}}` or `<b>` would become part
 * of the markup: its values are escaped. All other texts show values unchanged.
 */
export const INTERPOLATION = {
  interpolation: {
    escapeValue: false,
    escape: (value: string) => value.replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  },
  react: { unescape: (text: string) => text.replace(ENTITY, (_, code) => String.fromCharCode(Number(code))) },
};
