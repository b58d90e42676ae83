import type { AccentPair } from './accents.ts'
import { amber, leaf, tomato } from './accents.ts'

/** Colours that say how something went; they never change with the module. */
export const success: AccentPair = leaf

export const warning: AccentPair = amber

export const danger: AccentPair = {
  light: {
    ...tomato.light,
    solid: '#c4232b',
    hover: '#a81b22',
    soft: '#fdeeee',
    softHover: '#fadcdd',
    text: '#ae1d25',
    edge: '#c4232b',
  },
  dark: {
    ...tomato.dark,
    solid: '#d5373f',
    hover: '#be2c34',
    soft: '#361617',
    softHover: '#461c1e',
    text: '#ff9fa3',
    edge: '#ef7076',
  },
}

export const info: AccentPair = {
  light: {
    solid: '#1f66b5',
    hover: '#185496',
    onSolid: '#ffffff',
    soft: '#ebf3fc',
    softHover: '#d8e7f8',
    text: '#1b5aa1',
    edge: '#1f66b5',
  },
  dark: {
    solid: '#2f74c2',
    hover: '#2664ab',
    onSolid: '#ffffff',
    soft: '#12233a',
    softHover: '#182d4a',
    text: '#93c3f7',
    edge: '#5798dd',
  },
}

/** Gold of stars: `fill` is seen on every ground, `text` is read there. */
export const rating = {
  light: { fill: '#b47a00', text: '#7d5500' },
  dark: { fill: '#f0b429', text: '#f5c65a' },
}
