/** Escapes text for a place between tags or inside a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const letters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** What React has written between tags or in an attribute, as it was. */
export const unescaped = (markup: string): string =>
  markup.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => letters[entity]!)
