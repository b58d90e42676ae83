/** The warm neutral scale by day: 1-2 grounds, 3-5 fills, 6-7 hairlines, 8 control edges, 9-11 quiet text, 12 text. */
export const sand = {
  1: '#fcfbf9',
  2: '#f7f5f1',
  3: '#f1eee9',
  4: '#e9e5de',
  5: '#e0dbd3',
  6: '#d6d0c6',
  7: '#bfb7ab',
  8: '#8b8378',
  9: '#7b7469',
  10: '#6b645a',
  11: '#575149',
  12: '#1f1b17',
} as const

/** The same twelve steps by night. */
export const night = {
  1: '#13110f',
  2: '#1a1715',
  3: '#221f1c',
  4: '#2b2724',
  5: '#35302c',
  6: '#403a35',
  7: '#544d46',
  8: '#857c72',
  9: '#948b80',
  10: '#a89f94',
  11: '#c0b7ac',
  12: '#f3efe9',
} as const
