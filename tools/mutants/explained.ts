import type { InWords } from './in-words.ts'

type Explained = { line: InWords['line']; unnoticed: InWords['change'][]; why: string }

/** By machine: what no test notices, and why that is right. Anything else has to be noticed. */
export const explained: Record<string, Explained[]> = {}
