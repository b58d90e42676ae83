const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** A text inside an XML attribute. */
export const xml = (value: string): string => value.replace(/[&<>"\n]/g, (sign) => XML[sign]!)
