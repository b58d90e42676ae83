/** `npm run english`: lists comments, test titles and descriptions of machines with words that hide their subject (docs/glossary.md); fails when there are any. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** Each stands where a sentence should name the customer, the store, the request ... */
const HIDDEN = /\b(whoever|whatever|nobody|somebody|what is|one that)\b/i
/** In the sentences of machines, which designers read; there "what is missing" is a plain thing. */
const HIDDEN_IN_DESCRIPTIONS = /\b(whoever|whatever|nobody|somebody|held against)\b/i

const COMMENTS = /\/\*\*?[\s\S]*?\*\/|(?<![:'"`\w])\/\/ [^\n]*/g
/** Of Vitest and Playwright, and the names of stories. */
const TITLES = [
  /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
  /^ {2}(['"])((?:(?!\1)[^\\]|\\.)*)\1: \{$/gm,
]
const DESCRIPTIONS = /\bdescription:\s*(['"])((?:(?!\1)[^\\]|\\.)*)\1/g

const files = globSync('{src,machines,server,tests,tools}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !/i18n-types|i18n\/(en|ar)\/|tools\/check\/english\.ts/.test(file),
)
const found = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const texts = (pattern: RegExp, hidden: RegExp) =>
    [...source.matchAll(pattern)].map((match) => ({ at: match.index, text: match[2] ?? match[0], hidden }))
  const all = [
    ...[COMMENTS, ...TITLES].flatMap((pattern) => texts(pattern, HIDDEN)),
    ...(file.startsWith('machines/') ? texts(DESCRIPTIONS, HIDDEN_IN_DESCRIPTIONS) : []),
  ]
  return all.flatMap(({ at, text, hidden }) => {
    const word = text.match(hidden)
    const line = source.slice(0, at).split('\n').length
    return word ? [`${file}:${line} "${word[0]}" in: ${text.replace(/\s+/g, ' ').slice(0, 160)}`] : []
  })
})
for (const each of found) console.log(each)
console.log(
  found.length === 0
    ? 'Every comment, title and description names its subject.'
    : `${found.length} to reword: name the customer, the store or the request in the place of the quoted word.`,
)
process.exitCode = found.length === 0 ? 0 : 1
