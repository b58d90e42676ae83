import { describe, expect, it } from 'vitest'
import { colors } from '#theme/colors.ts'

type Theme = 'light' | 'dark'
const themes: readonly Theme[] = ['light', 'dark']

/** No module, and each of the five. */
const modules = ['base', '_food', '_grocery', '_pharmacy', '_ecommerce', '_parcel'] as const
type Module = (typeof modules)[number]

/** A token as a browser would compute it, over an opaque ground where it is translucent. */
function read(path: string, theme: Theme, module: Module): Rgb {
  const token = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], colors)
  const { value } = token as { value: string | Record<Module, string> }
  const text = typeof value === 'string' ? value : value[module]
  const halves = /^light-dark\((.+), (.+)\)$/.exec(text)
  return parse(halves ? halves[theme === 'light' ? 1 : 2]! : text)
}

type Rgb = readonly [red: number, green: number, blue: number]

function parse(colour: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (!hex) throw new Error(`Not an opaque colour: ${colour}`)
  return [hex[1]!, hex[2]!, hex[3]!].map((pair) => Number.parseInt(pair, 16) / 255) as unknown as Rgb
}

/** WCAG 2.2 relative luminance. */
const luminance = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme, module: Module): number {
  const [darker, lighter] = [luminance(read(one, theme, module)), luminance(read(other, theme, module))].sort(
    (a, b) => a - b,
  ) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.subtle', 'bg.hover']
const signals = ['success', 'warning', 'danger', 'info']

/** Every text and the grounds it stands on. */
const texts: readonly (readonly [text: string, ground: string])[] = [
  ...['fg.default', 'fg.muted', 'fg.subtle', 'accent.text', 'rating.text'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...signals.flatMap((signal) => [
    ...grounds.map((ground) => [`${signal}.text`, ground] as const),
    [`${signal}.text`, `${signal}.soft`] as const,
    [`${signal}.onSolid`, `${signal}.solid`] as const,
    [`${signal}.onSolid`, `${signal}.hover`] as const,
    ['fg.default', `${signal}.soft`] as const,
  ]),
  ['accent.text', 'accent.soft'],
  ['accent.text', 'accent.softHover'],
  ['fg.default', 'accent.soft'],
  ['fg.muted', 'accent.soft'],
  ['fg.onAccent', 'accent.solid'],
  ['fg.onAccent', 'accent.hover'],
  ['fg.inverse', 'bg.inverse'],
  ['fg.default', 'bg.press'],
]

/** Every edge, filled control or mark that must be seen to be used, and the grounds it lies on. */
const edges: readonly (readonly [edge: string, ground: string])[] = [
  ...['border.strong', 'accent.solid', 'accent.edge', 'rating.fill', 'focus', 'danger.solid'].flatMap(
    (edge) => ['bg.canvas', 'bg.surface', 'bg.raised'].map((ground) => [edge, ground] as const),
  ),
  ...signals.flatMap((signal) =>
    ['bg.canvas', 'bg.surface', 'bg.raised', `${signal}.soft`].map(
      (ground) => [`${signal}.edge`, ground] as const,
    ),
  ),
  ['accent.edge', 'accent.soft'],
]

describe.each(themes)('in the %s theme', (theme) => {
  describe.each(modules)('with the accent %s', (module) => {
    it.each(texts)('%s reads on %s', (text, ground) => {
      expect(contrast(text, ground, theme, module)).toBeGreaterThanOrEqual(4.5)
    })

    it.each(edges)('%s is seen on %s', (edge, ground) => {
      expect(contrast(edge, ground, theme, module)).toBeGreaterThanOrEqual(3)
    })
  })
})

it('measures as WCAG does', () => {
  expect(contrast('fg.onPicture', 'fg.onPicture', 'light', 'base')).toBe(1)
  expect((luminance(parse('#ffffff')) + 0.05) / (luminance(parse('#000000')) + 0.05)).toBe(21)
  expect((luminance(parse('#ffffff')) + 0.05) / (luminance(parse('#767676')) + 0.05)).toBeCloseTo(4.54, 2)
})
