import { type Picture, pictureShapes, type SceneShape } from './picture-name.ts'

/** What things stand on, as SVG; nothing for cut-outs. */
export function ground(
  { shape, hue, art }: Picture & { shape: SceneShape },
  width: number,
  height: number,
): string {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${1000 * pictureShapes[shape]} 1000" preserveAspectRatio="none">${inside}</svg>`
  const wide = 1000 * pictureShapes[shape]
  const fill = (id: string) => `<rect width="${wide}" height="1000" fill="url(#${id})"/>`
  const glow = (from: string, to: string, x = '50%', y = '38%', r = '78%') =>
    `<defs><radialGradient id="g" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>${fill('g')}`
  switch (shape) {
    // Cut-outs: the page paints the ground, light or dark as its theme is.
    case 'module':
    case 'item':
    case 'closeup':
    case 'category':
    case 'person':
      return svg('')
    case 'portion':
      return svg(
        glow(tint(hue, 60, 95), tint(hue, 54, 84)) +
          `<rect y="560" width="1000" height="440" fill="${tint(hue - 8, 48, 76)}"/><rect y="560" width="1000" height="10" fill="${tint(hue, 60, 92)}"/>`,
      )
    case 'cover':
    case 'hero':
    case 'banner':
    case 'strip':
    case 'tile':
    case 'poster':
      return svg(
        glow(tint(hue, 76, 90), tint(hue - 12, 62, 74), shape === 'banner' ? '80%' : '50%', '40%', '85%') +
          waves(hue, wide, art.join('').length),
      )
  }
}

/** Rows of a harbour's waves, a little lighter than the ground; `seed` shifts them. */
function waves(hue: number, wide: number, seed: number): string {
  const rows = [0.62, 0.8, 0.98].map((level, i) => {
    const phase = ((seed * 37 + i * 211) % 500) - 500
    const crest = 46 - i * 8
    let path = `M ${phase} ${level * 1000}`
    for (let x = phase; x < wide + 500; x += 500) path += ` q 125 ${-crest * 2} 250 0 t 250 0`
    return `<path d="${path} V 1100 H ${phase} Z" fill="${tint(hue - 6, 80, 96)}" opacity="${0.2 + i * 0.1}"/>`
  })
  const sun = `<circle cx="${wide * (0.14 + (seed % 5) * 0.02)}" cy="210" r="150" fill="${tint(hue + 14, 90, 97)}" opacity="0.55"/>`
  return sun + rows.join('')
}

const tint = (hue: number, saturation: number, lightness: number) =>
  `hsl(${(((hue % 360) + 360) % 360).toFixed(0)}, ${saturation}%, ${lightness}%)`
