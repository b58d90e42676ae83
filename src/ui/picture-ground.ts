/** How saturated and how light the shapes of our own pictures are on the whole. */
const tints: Record<string, string> = {
  item: '64% 91%',
  category: '70% 89%',
  logo: '62% 44%',
  brand: '36% 96%',
  person: '50% 86%',
  cover: '68% 83%',
  hero: '68% 83%',
  banner: '68% 83%',
  strip: '68% 83%',
  tile: '68% 83%',
  poster: '68% 83%',
}

/** The mean colour of one of our own pictures, to stand in its place until it arrives: its hue is in its name. */
export function groundOf(src: string): string | undefined {
  const [, shape = '', hue] = /\/media\/([a-z]+)-[^/]*-(\d+)-\d+\.(?:webp|avif)$/.exec(src) ?? []
  return tints[shape] && `hsl(${hue} ${tints[shape]})`
}
