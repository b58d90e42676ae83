/** Widths of Alexandria's characters from space to tilde at weight 400, in thousandths of the size. */
const WIDTHS = [
  270, 210, 362, 725, 622, 964, 663, 208, 312, 312, 348, 498, 214, 368, 218, 331, 707, 375, 585, 589, 597,
  618, 634, 571, 633, 632, 218, 216, 498, 498, 498, 443, 974, 738, 706, 697, 775, 656, 575, 749, 791, 302,
  499, 718, 534, 940, 792, 810, 673, 818, 723, 622, 579, 759, 690, 1063, 692, 637, 666, 329, 331, 329, 537,
  566, 324, 586, 680, 564, 682, 588, 355, 640, 669, 284, 275, 595, 295, 1043, 663, 625, 680, 682, 394, 470,
  407, 653, 525, 893, 554, 531, 537, 345, 269, 345, 498,
]
const OTHERS = 700
/** Letters of Arabic join; the widest of them are rare. */
const ARABIC = 580
/** Nothing is drawn in a heavier face than this allows for. */
const HEAVIER = 1.04

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** How wide a text is at a size in pixels: the same in a browser and where there is none. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text)
    width += WIDTHS[character.charCodeAt(0) - 32] ?? (ARABIC_LETTER.test(character) ? ARABIC : OTHERS)
  return Math.ceil((width / 1000) * size * HEAVIER)
}

/** The words of a text in lines of at most `width` pixels; a longer word has a line of its own. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line === undefined || textWidth(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
