import type { AccentPair } from './accents.ts'
import { amber, indigo, leaf, pomegranate, teal, tomato } from './accents.ts'
import { night, sand } from './neutral.ts'
import { danger, info, rating, success, warning } from './signals.ts'

/** One value that follows the theme: the root's `color-scheme` decides which half is used. */
const pair = (light: string, dark: string) => `light-dark(${light}, ${dark})`

const colour = (light: string, dark: string) => ({ value: pair(light, dark) })

const signal = ({ light, dark }: AccentPair) => ({
  solid: colour(light.solid, dark.solid),
  hover: colour(light.hover, dark.hover),
  onSolid: colour(light.onSolid, dark.onSolid),
  soft: colour(light.soft, dark.soft),
  text: colour(light.text, dark.text),
  edge: colour(light.edge, dark.edge),
})

/** The shop's own accent, and under `data-module` the module's. */
const byModule = (shade: keyof AccentPair['light']) => {
  const of = ({ light, dark }: AccentPair) => pair(light[shade], dark[shade])
  return {
    value: {
      base: of(pomegranate),
      _food: of(tomato),
      _grocery: of(leaf),
      _pharmacy: of(teal),
      _ecommerce: of(indigo),
      _parcel: of(amber),
    },
  }
}

export const colors = {
  bg: {
    canvas: colour(sand[1], night[1]),
    surface: colour('#ffffff', night[2]),
    raised: colour('#ffffff', night[3]),
    subtle: colour(sand[3], night[4]),
    hover: colour(sand[3], night[4]),
    press: colour(sand[4], night[5]),
    disabled: colour(sand[4], night[4]),
    inverse: colour(sand[12], sand[2]),
    scrim: colour('rgb(31 27 23 / 0.48)', 'rgb(0 0 0 / 0.64)'),
    shade: colour('rgb(31 27 23 / 0.66)', 'rgb(0 0 0 / 0.66)'),
    veil: colour('rgb(255 255 255 / 0.9)', 'rgb(19 17 15 / 0.9)'),
  },
  fg: {
    default: colour(sand[12], night[12]),
    muted: colour(sand[11], night[11]),
    subtle: colour(sand[10], night[10]),
    disabled: colour(sand[9], night[9]),
    inverse: colour('#ffffff', sand[12]),
    onAccent: byModule('onSolid'),
    onPicture: { value: '#ffffff' },
    onArt: { value: sand[12] },
  },
  border: {
    subtle: colour(sand[4], night[5]),
    default: colour(sand[6], night[6]),
    strong: colour(sand[8], night[8]),
  },
  accent: {
    solid: byModule('solid'),
    hover: byModule('hover'),
    soft: byModule('soft'),
    softHover: byModule('softHover'),
    text: byModule('text'),
    edge: byModule('edge'),
  },
  success: signal(success),
  warning: signal(warning),
  danger: signal(danger),
  info: signal(info),
  rating: {
    fill: colour(rating.light.fill, rating.dark.fill),
    text: colour(rating.light.text, rating.dark.text),
  },
  focus: colour(sand[12], night[12]),
}
