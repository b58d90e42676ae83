/**
 * `node tools/check/refusals.ts`: whether each declared refusal occurred in the last contract tests, on either engine. Every
 * test file records the refusals of its servers (`tests/contract/support/note-refusals.ts`); a file that runs alone
 * renews only its own records.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/**
 * Answered before an operation is asked, or because something broke: the same lines answer for all operations, and one
 * test proves them.
 */
const provenOnce: Record<string, { file: string; test: string }> = {
  '408 body': {
    file: 'load.test.ts',
    test: 'a request whose body never arrives is answered 408 after ten seconds',
  },
  '429 too_many_requests': { file: 'http.test.ts', test: 'requests that are too many have to wait' },
  '500 server': { file: 'http.test.ts', test: 'requests that meet a fault are told nothing of it' },
  '503 unavailable': {
    file: 'http.test.ts',
    test: 'requests are refused at once while as many are answered',
  },
}

type Described = Record<string, { operationId: string; responses: Record<string, object> }>
const document = JSON.parse(readFileSync(join(root, 'openapi/generated/storefront.json'), 'utf8')) as {
  paths: Record<string, Described>
}

const at = (node: object): object =>
  '$ref' in node
    ? (node.$ref as string)
        .slice(2)
        .split('/')
        .reduce<object>((value, key) => value[key.replaceAll('~1', '/') as never], document)
    : node

type Refusal = { operation: string; answer: string }

const declared: Refusal[] = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .filter((each) => each.operationId !== undefined)
  .flatMap(({ operationId: operation, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) =>
        codesOf(response).map((code) => ({ operation, answer: `${status} ${code}` })),
      ),
  )

function codesOf(response: object): string[] {
  const { content = {} } = at(response) as { content?: Record<string, { examples: Record<string, object> }> }
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples))
  return examples.flatMap((example) =>
    (at(example) as { value: { errors: { code: string }[] } }).value.errors.map(({ code }) => code),
  )
}

/** What each test file met. */
const folder = join(root, '.cache/refusals')
const metIn = new Map<string, string[]>()
for (const engine of existsSync(folder) ? readdirSync(folder) : [])
  for (const name of readdirSync(join(folder, engine))) {
    const file = basename(name, '.json')
    const met = JSON.parse(readFileSync(join(folder, engine, name), 'utf8')) as string[]
    metIn.set(file, [...(metIn.get(file) ?? []), ...met])
  }
const met = new Set([...metIn.values()].flat())

const unmet = declared
  .filter(({ answer }) => !(answer in provenOnce))
  .map(({ operation, answer }) => `${operation} ${answer}`)
  .filter((refusal) => !met.has(refusal))
const unproven = Object.entries(provenOnce)
  .filter(([answer, { file }]) => !metIn.get(file)?.some((refusal) => refusal.endsWith(` ${answer}`)))
  .map(([answer, { file, test }]) => `${answer}, by "${test}" in ${file}`)

for (const refusal of [...new Set(unmet), ...unproven]) console.error(`declared and never met: ${refusal}`)
console.log(`${declared.length} refusals declared, ${unmet.length + unproven.length} of them never met`)
process.exitCode = unmet.length + unproven.length === 0 ? 0 : 1
