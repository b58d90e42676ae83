/** Escapes a text for a place between tags or inside a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
