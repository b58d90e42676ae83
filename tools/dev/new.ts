/**
 * `npm run new`: the files that the suite requires of a flow or an operation, to be filled in.
 *
 *     npm run new -- operation orders markOrder 'POST /order/mark' --summary 'Mark an order' --caller guest --rate rare
 *     npm run new -- flow orders/mark-order markOrder --feature orders 'an order is marked once' 'a lost reply …'
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '#tools/build/generate.ts'
import { root } from './exec.ts'
import { type Asked, flowFiles } from './new/flow.ts'
import { isKebab } from './new/names.ts'
import { described, type NewOperation, noCases, withCase, withPath } from './new/operation.ts'

const { values, positionals } = parseArgs({
  options: {
    feature: { type: 'string' },
    file: { type: 'string' },
    summary: { type: 'string' },
    caller: { type: 'string', default: 'guest' },
    rate: { type: 'string' },
  },
  allowPositionals: true,
})

const USAGE = `npm run new -- operation <tag> <operationId> '<METHOD> <path>' --summary '<what it does>' [--file <openapi/paths file>] [--caller anyone|guest|customer] [--rate <class>]
npm run new -- flow <journey>/<flow> <operationId> --feature <feature> '<title of a story>' ...`

const [kind, ...words] = positionals
if (kind === 'operation') await newOperation(words)
else if (kind === 'flow') await newFlow(words)
else stop(USAGE)

async function newOperation([tag = '', id = '', route = '']: string[]) {
  const [, method = '', path = ''] = /^(GET|POST|PUT|DELETE) (\/\S+)$/.exec(route) ?? []
  const callers = ['anyone', 'guest', 'customer'] as const
  const caller = callers.find((each) => each === values.caller)
  if (!isKebab(tag) || !/^[a-z]+[A-Za-z]*$/.test(id) || !method || !caller || !values.summary) stop(USAGE)
  if ((await operations()).has(id)) stop(`${id} is described already.`)
  const operation: NewOperation = {
    id,
    file: values.file ?? tag,
    tag,
    method,
    path,
    caller,
    rate: values.rate,
    summary: values.summary.replace(/\.$/, ''),
  }
  const paths = `openapi/paths/${operation.file}.yaml`
  const cases = `tests/contract/operations/${tag}.ts`
  write(paths, `${existing(paths)}${described(operation)}`)
  write('openapi/storefront.yaml', withPath(read('openapi/storefront.yaml'), operation))
  write(cases, withCase(existing(cases) || noCases, operation))
  console.log(`
Next: what it sends, answers and refuses in ${paths}; its row in docs/contract.md; its handler (npm run types names
where it is missing); whose data it touches in ${cases}.`)
}

async function newFlow([folder = '', id = '', ...titles]: string[]) {
  const [journey = '', flow = '', ...rest] = folder.split('/')
  const { feature } = values
  if (![journey, flow, feature ?? ''].every(isKebab) || rest.length > 0 || titles.length === 0) stop(USAGE)
  if (!readdirSync(join(root, 'machines')).includes(journey)) stop(`There is no journey machines/${journey}.`)
  const asked = (await operations()).get(id)
  if (!asked) stop(`openapi/ describes no operation ${id}: begin with npm run new -- operation.`)
  const files = flowFiles({ journey, flow, feature: feature!, asked, titles })
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken) stop(`${taken} is there already.`)
  for (const [file, text] of Object.entries(files)) write(file, text)
  console.log(`
Next: the stories; then npm run paths -- ${flow} --write, npm run test:mutants -- ${flow}, and the words of
CONTRIBUTING.md, Add a screen.`)
}

type Node = {
  $ref?: string
  name?: string
  in?: string
  example?: unknown
  value?: Asked['input']
  properties?: object
}
type Described = {
  operationId?: string
  parameters?: Node[]
  requestBody?: { content: Record<string, { schema?: Node; examples?: Record<string, Node> }> }
}

/** The operations of the description by their id. */
async function operations(): Promise<Map<string, Asked>> {
  await generate()
  const document = JSON.parse(read('openapi/generated/storefront.json'))
  const at = (node: Node): Node => {
    if (!node.$ref) return node
    const keys = node.$ref.slice(2).split('/')
    return keys.reduce((value, key) => value[key.replaceAll('~1', '/')], document)
  }
  const asked = (
    path: string,
    method: string,
    { operationId = '', parameters = [], requestBody }: Described,
  ) => {
    const { schema = {}, examples = {} } = requestBody?.content['application/json'] ?? {}
    const [example] = Object.values(examples)
    const query = parameters.map(at).filter((parameter) => parameter.in === 'query')
    const named = Object.fromEntries(query.map(({ name = '', example: value }) => [name, value]))
    const { guest_id: _, ...input } = (example && at(example).value) ?? named
    return {
      id: operationId,
      method: method.toUpperCase(),
      path,
      isBody: requestBody !== undefined,
      isOfGuest: 'guest_id' in { ...named, ...at(schema).properties },
      input,
    }
  }
  const items = Object.entries<Record<string, Described>>(document.paths)
  const all = items.flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId)
      .map(([method, operation]) => asked(path, method, operation)),
  )
  return new Map(all.map((each) => [each.id, each]))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function existing(file: string): string {
  return existsSync(join(root, file)) ? read(file) : ''
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(file)
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}
