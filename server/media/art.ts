/**
 * The drawing of a picture: up to three emoji, after a pack where no emoji shows the item (`jar/gold/honey/liquid🐝`).
 */
export type Art = { pack: string; emoji: string[] }

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function splitArt(text: string): Art {
  const [, pack = '', emoji = ''] = /^([a-z/]*)(.*)$/.exec(text) ?? []
  return { pack, emoji: [...segmenter.segment(emoji)].map(({ segment }) => segment) }
}
