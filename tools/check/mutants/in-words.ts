import { readFileSync } from 'node:fs'
import type { Mutant } from './run.ts'

/** A mutant as text: the first line with words, and its change: `searchPause: 500,` and `500 -> 501`. */
export type InWords = { line: string; change: string }

export function inWords({ fileName, location: { start, end }, replacement = '' }: Mutant): InWords {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const line = lines.find((each) => /\w/.test(each))?.trim() ?? ''
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1)
  lines[0] = lines[0]!.slice(start.column - 1)
  const was = wordsOf(lines.join('\n'))
  const is = wordsOf(replacement)
  const shorter = Math.min(was.length, is.length)
  let head = 0
  while (head < shorter && was[head] === is[head]) head++
  let tail = 0
  while (tail < shorter - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  const part = (words: string[]) =>
    words
      .slice(head, words.length - tail)
      .join(' ')
      .replaceAll(/ (?=[.,:])|(?<=\.) /g, '') || '(nothing)'
  return { line, change: `${part(was)} -> ${part(is)}` }
}

/** Without what a printer adds or leaves out: parentheses, closing commas, comments. */
const wordsOf = (code: string): string[] =>
  code
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/,(?=\s*[\]}])/g, ' ')
    .match(/'[^']*'|"[^"]*"|[\w$]+|=>|[=!]==|&&|\|\||\?[?.]|[<>]=|[^\w\s$]/g) ?? []
