/** Colors that packs and dishes are painted with, as hue in degrees, saturation and lightness in percent. */
export const palette = {
  almond: [25, 58, 76],
  amber: [34, 88, 50],
  aqua: [190, 62, 60],
  black: [225, 12, 16],
  blue: [216, 74, 50],
  brick: [10, 62, 46],
  bronze: [23, 50, 57],
  brown: [22, 46, 34],
  cocoa: [18, 42, 24],
  coral: [8, 82, 66],
  cream: [44, 62, 90],
  gold: [43, 80, 56],
  grey: [220, 8, 62],
  honey: [37, 90, 48],
  ivory: [46, 40, 87],
  leaf: [122, 42, 42],
  lemon: [52, 92, 62],
  lilac: [272, 48, 72],
  lime: [84, 56, 52],
  mint: [160, 44, 70],
  navy: [222, 56, 30],
  olive: [70, 46, 38],
  orange: [25, 92, 56],
  pink: [340, 78, 78],
  pistachio: [84, 40, 60],
  plum: [318, 45, 38],
  red: [356, 74, 50],
  rose: [346, 70, 64],
  rust: [18, 68, 42],
  sand: [36, 44, 74],
  silver: [214, 14, 80],
  sky: [203, 78, 68],
  slate: [218, 16, 40],
  tan: [30, 46, 62],
  teal: [178, 58, 36],
  toast: [28, 58, 48],
  violet: [262, 52, 54],
  white: [220, 20, 97],
} as const satisfies Record<string, readonly [hue: number, saturation: number, lightness: number]>

export type Color = keyof typeof palette

export const isColor = (name: string): name is Color => Object.hasOwn(palette, name)

/** A color as CSS, lighter or darker by percents. */
export function tone(color: Color, lighter = 0): string {
  const [hue, saturation, lightness] = palette[color]
  return `hsl(${hue}, ${saturation}%, ${Math.max(4, Math.min(99, lightness + lighter))}%)`
}

/** The color of letters on a pack of this color. */
export function inkOn(color: Color): string {
  const [hue, , lightness] = palette[color]
  // Yellow and green look lighter than they are.
  const isPale = lightness > (hue > 40 && hue < 100 ? 50 : 62)
  return isPale ? '#2b2118' : '#ffffff'
}
