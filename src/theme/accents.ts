/**
 * What one colour must offer: `solid` fills a control, `hover` is the same under the pointer, `onSolid` is the
 * text on both; `soft` tints a ground and `softHover` lifts it; `text` reads on every ground and on `soft`;
 * `edge` outlines a chosen thing.
 */
export type Accent = {
  solid: string
  hover: string
  onSolid: string
  soft: string
  softHover: string
  text: string
  edge: string
}

export type AccentPair = { light: Accent; dark: Accent }

/** Without a module the shop wears its own colour. */
export const pomegranate: AccentPair = {
  light: {
    solid: '#b5173f',
    hover: '#991034',
    onSolid: '#ffffff',
    soft: '#fceef1',
    softHover: '#f8dfe5',
    text: '#a8143a',
    edge: '#b5173f',
  },
  dark: {
    solid: '#d63a61',
    hover: '#c22f55',
    onSolid: '#ffffff',
    soft: '#33161e',
    softHover: '#421c27',
    text: '#ff9db2',
    edge: '#e8718e',
  },
}

export const tomato: AccentPair = {
  light: {
    solid: '#cf3a1c',
    hover: '#b42f14',
    onSolid: '#ffffff',
    soft: '#fdf0ec',
    softHover: '#fae0d8',
    text: '#b32f13',
    edge: '#cf3a1c',
  },
  dark: {
    solid: '#d4401f',
    hover: '#bd3617',
    onSolid: '#ffffff',
    soft: '#351a12',
    softHover: '#452217',
    text: '#ffa48c',
    edge: '#f07a5c',
  },
}

export const leaf: AccentPair = {
  light: {
    solid: '#1f7a3f',
    hover: '#186434',
    onSolid: '#ffffff',
    soft: '#ebf6ee',
    softHover: '#d8eddf',
    text: '#1b6c38',
    edge: '#1f7a3f',
  },
  dark: {
    solid: '#2a8148',
    hover: '#23703d',
    onSolid: '#ffffff',
    soft: '#13271a',
    softHover: '#193323',
    text: '#86d8a1',
    edge: '#4fae70',
  },
}

export const teal: AccentPair = {
  light: {
    solid: '#0f757a',
    hover: '#0b6064',
    onSolid: '#ffffff',
    soft: '#e8f5f5',
    softHover: '#d3ebec',
    text: '#0c666a',
    edge: '#0f757a',
  },
  dark: {
    solid: '#167d82',
    hover: '#116b70',
    onSolid: '#ffffff',
    soft: '#0f2728',
    softHover: '#143335',
    text: '#76d5d9',
    edge: '#3aa5aa',
  },
}

export const indigo: AccentPair = {
  light: {
    solid: '#4b4fc6',
    hover: '#3d40aa',
    onSolid: '#ffffff',
    soft: '#f0f0fc',
    softHover: '#e2e2f8',
    text: '#4145b5',
    edge: '#4b4fc6',
  },
  dark: {
    solid: '#6367d8',
    hover: '#5458c8',
    onSolid: '#ffffff',
    soft: '#1e1e3a',
    softHover: '#27274b',
    text: '#b6b8ff',
    edge: '#8689ee',
  },
}

export const amber: AccentPair = {
  light: {
    solid: '#c47a00',
    hover: '#d18400',
    onSolid: '#1d1303',
    soft: '#fdf4e3',
    softHover: '#faead0',
    text: '#885200',
    edge: '#b56f00',
  },
  dark: {
    solid: '#e09a1f',
    hover: '#eda832',
    onSolid: '#1d1303',
    soft: '#2e200a',
    softHover: '#3c2a0d',
    text: '#f5bf5f',
    edge: '#d08f1c',
  },
}
