import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import document from '#openapi/generated/storefront.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const readable = globSync(
  '{machines,server,src,openapi,tools,tests,docs}/**/*.{ts,tsx,mjs,css,yaml,json,md}',
  { cwd: root },
)
  .concat(globSync('*.{md,ts,json,yaml}', { cwd: root }))
  .filter((file) => !/generated|package-lock|docs\/(spec|contract)\.md|architecture\/references/.test(file))

/** What can be cited of each numbered chapter: its sub-headings and the first cells of its tables, in lower case. */
const chapters = (document: string) =>
  new Map(
    read(document)
      .split(/^## (?=\d)/m)
      .slice(1)
      .map((text) => [
        text.match(/^\d+/)![0],
        [...text.toLowerCase().matchAll(/^(?:### |\| (?:(?:get|post|put|delete) )?`?)([^|`\n]+)/gm)].map(
          ([, label]) => label!.trim(),
        ),
      ]),
  )

const cited = { spec: chapters('docs/spec.md'), contract: chapters('docs/contract.md') }

type Reference = { file: string; text: string; document: string; chapter: string; section: string }

/**
 * Every `§N Place` after the name of a document; further `§` in the same sentence belong to the document named last. A
 * place starts with a capital or a slash (`§4 Cart`, `§2 /chatting`); other words are the sentence going on.
 */
function referencesOf(file: string): Reference[] {
  let named: string | undefined
  const text = read(file).replace(/\n\s*(\*|\/\/|#|')?\s*/g, ' ')
  const names = /([\w./-]+)\.md|[\w)`'»”]\. [A-Z]|§(\d+)(?:,? (?=[A-Z/])([^.;:,()§"'`*]+))?/g
  return [...text.matchAll(names)].flatMap(([whole, name, chapter, section = '']) => {
    if (name) named = `${name}.md`
    else if (!chapter) named = undefined
    return chapter && named
      ? [
          {
            file,
            text: `${named} ${whole.trim()}`,
            document: named,
            chapter,
            section: section.trim().toLowerCase(),
          },
        ]
      : []
  })
}

const references = readable.flatMap(referencesOf)
const said = ({ file, text }: { file: string; text: string }) => `${file}: ${text}`

describe('references to the documents', () => {
  it('the reader finds the references of the repository', () => {
    expect(references.length).toBeGreaterThan(400)
  })

  it('every reference names a document of docs/', () => {
    const elsewhere = references.filter(({ document }) => !globSync(document, { cwd: root }).length)
    expect(elsewhere.map(said)).toEqual([])
  })

  it('every reference names a chapter and a place that the document has', () => {
    const wrong = references.filter(({ document, chapter, section }) => {
      const labels = cited[document.replace(/^docs\/|\.md$/g, '') as keyof typeof cited]?.get(chapter)
      return (
        !labels ||
        (section && !labels.some((label) => section.startsWith(label) || label.startsWith(section)))
      )
    })
    expect(wrong.map(said)).toEqual([])
  })

  it('no file names a page that a reader of the repository cannot open', () => {
    const hidden =
      /\.\.\/shared|\b(house|look|flows|goals|orders|ground|language)\.md|\bHouse §|\bthe issue:/i
    expect(readable.filter((file) => hidden.test(read(file)))).toEqual([])
  })
})

describe('docs/security.md and docs/asvs.md', () => {
  it.each(['docs/security.md', 'docs/asvs.md'])('every file that %s names exists', (document) => {
    const named = [...read(document).matchAll(/`((?:tests|server|src|openapi|tools|docs)\/[\w./-]+)`/g)]
    expect(named.length).toBeGreaterThan(50)
    const missing = named.map(([, file]) => file!).filter((file) => !existsSync(join(root, file)))
    expect(missing).toEqual([])
  })
})

describe('docs/decisions', () => {
  const records = globSync('docs/decisions/*.md', { cwd: root }).map((file) => basename(file))
  const numbers = records.map((name) => name.slice(0, 3))

  it('every record has a number of its own, in its name and in its title', () => {
    expect(numbers.toSorted()).toEqual(records.map((_, at) => String(at + 1).padStart(3, '0')))
    const mistitled = records.filter(
      (name) => !read(`docs/decisions/${name}`).startsWith(`# ${name.slice(0, 3)} `),
    )
    expect(mistitled).toEqual([])
  })

  it('every decision that a file names has a record', () => {
    const cited = readable.flatMap((file) =>
      [...read(file).matchAll(/\bdecisions?[ /](\d{3})(?: and (\d{3}))?/g)].flatMap(([, ...named]) =>
        named.filter(Boolean).map((number) => ({ file, number: number! })),
      ),
    )
    expect(cited.length).toBeGreaterThan(40)
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
  })
})

describe('docs/contract.md', () => {
  it('names every operation of the contract', () => {
    const text = read('docs/contract.md')
    const missing = Object.entries(document.paths).flatMap(([path, entry]) =>
      Object.entries(entry)
        .filter(([, operation]) => 'operationId' in operation)
        .map(([method]) => `${method.toUpperCase()} \`${path}\``)
        .filter((operation) => !text.includes(operation)),
    )
    expect(missing).toEqual([])
  })
})
