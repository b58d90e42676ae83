import type { Dictionary } from '../dictionaries.ts'
import goods from './goods/index.ts'
import home from './home/index.ts'
import base from './index.ts'
import shell from './shell/index.ts'

/** What is said before anything else is loaded: the words of the whole shop, its shell and its home, in one file. */
export const first = { ...base, goods, home, shell }

/** What is said later, a file for each namespace. */
export const later = import.meta.glob<Dictionary>(
  ['./*/index.ts', '!./goods/index.ts', '!./home/index.ts', '!./shell/index.ts'],
  { import: 'default' },
)
