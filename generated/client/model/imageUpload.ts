
/**
 * A picture as a data URL, whose first bytes are those of its type; at most 5 MB before encoding (commerce 5).
 * @maxLength 6990600
 * @pattern ^data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/|webp;base64,UklGR|gif;base64,R0lGOD)[A-Za-z0-9+/]*=*$
 */
export type ImageUpload = string;
