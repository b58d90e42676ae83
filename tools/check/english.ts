/** `npm run english`: lists comments and test titles with words that hide their subject (docs/glossary.md); fails when there are any. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** Each stands where a sentence should name the customer, the store, the request ... */
const HIDDEN = /\b(whoever|whatever|nobody|somebody|what is|one that)\b/i

const COMMENTS = /\/\*\*?[\s\S]*?\*\/|(?<![:'"`\w])\/\/ [^\n]*/g
/** Of Vitest and Playwright, and the names of stories. */
const TITLES = [
  /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
  /^ {2}(['"])((?:(?!\1)[^\\]|\\.)*)\1: \{$/gm,
]

const files = globSync('{src,machines,server,tests,tools}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !/i18n-types|i18n\/(en|ar)\/|tools\/check\/english\.ts/.test(file),
)
const found = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const texts = [COMMENTS, ...TITLES].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => ({ at: match.index, text: match[2] ?? match[0] })),
  )
  return texts.flatMap(({ at, text }) => {
    const word = text.match(HIDDEN)
    const line = source.slice(0, at).split('\n').length
    return word ? [`${file}:${line} "${word[0]}" in: ${text.replace(/\s+/g, ' ').slice(0, 160)}`] : []
  })
})
for (const each of found) console.log(each)
console.log(
  found.length === 0
    ? 'Every comment and title names its subject.'
    : `${found.length} to reword: name the customer, the store or the request in the place of the quoted word.`,
)
process.exitCode = found.length === 0 ? 0 : 1
