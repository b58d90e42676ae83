import type { CSSProperties } from 'react'

/** How saturated and how light our own pictures are on the whole: what a store prints, and the scenes. */
const tints: Record<string, string> = { logo: '62% 44%', brand: '36% 96%' }
const SCENE = '68% 83%'

const cutOuts = /^(item|closeup|category|person)$/

/**
 * What stands behind one of our own pictures, by the hue in its name: the mean colour of a scene until it arrives; the hue
 * of the ground under a cut-out, as `--hue`.
 */
export function groundOf(src: string): CSSProperties | undefined {
  const [, shape, hue] = /\/media\/([a-z]+)-[^/]*-(\d+)-\d+\.(?:webp|avif)$/.exec(src) ?? []
  if (!shape) return
  return cutOuts.test(shape)
    ? ({ '--hue': hue } as CSSProperties)
    : { backgroundColor: `hsl(${hue} ${tints[shape] ?? SCENE})` }
}
