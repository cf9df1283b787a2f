
/**
 * A picture as a data URL; at most 5 MB before encoding (commerce 5).
 * @maxLength 6990600
 * @pattern ^data:image/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*$
 */
export type ImageUpload = string;
