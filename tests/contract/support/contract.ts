import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import aliases from '#openapi/aliases.json' with { type: 'json' }
import document from '#openapi/generated/storefront.json' with { type: 'json' }

/** The contract as the tests read it: from the document alone, not through the server's eyes. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  /** Only files have one. */
  contentMediaType?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  anyOf?: Schema[]
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example: unknown
}
export type Operation = {
  id: string
  tag: string
  method: string
  /** With the server's prefix, `{name}` where a path parameter goes. */
  path: string
  /** Who may call it at the least. */
  caller: 'anyone' | 'guest' | 'customer'
  parameters: Parameter[]
  /** `isForm` when a form is named first, which good requests then send. */
  body:
    | {
        schema: Schema
        example: Record<string, unknown>
        isForm: boolean
        takesForms: boolean
        takesJson: boolean
      }
    | undefined
  /** Why a body breaks the contract; empty when it does not. */
  bodyProblems: (body: unknown) => string
  /** Why a reply breaks the contract; empty when it does not. */
  replyProblems: (status: number, body: unknown) => string
  streams: boolean
}

type Raw = {
  operationId: string
  tags: string[]
  security: object[]
  parameters?: object[]
  requestBody?: { content: Record<string, { schema: Schema; examples: Record<string, object> }> }
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>
  'x-also'?: string
  'x-apart'?: boolean
}
type Item = { servers?: { url: string }[]; parameters?: object[] } & Record<string, Raw>

/** What a `$ref` of the document points at; anything else is itself. */
export const at = <T extends object>(node: T | { $ref: string }): T => {
  if (!('$ref' in node)) return node
  const keys = (node.$ref as string).slice(2).split('/')
  return keys.reduce<object>((value, key) => value[key.replaceAll('~1', '/') as never], document) as T
}

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema(document, 'contract')

const problems = (pointer: string, value: unknown): string => {
  const validate = ajv.getSchema(`contract${pointer}`) ?? ajv.compile({ $ref: `contract${pointer}` })
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

/** Why a single value breaks its schema; empty when it does not. */
export const valueProblems = (schema: Schema, value: unknown): string =>
  ajv.validate(absolute(schema), value) ? '' : ajv.errorsText()

const absolute = (schema: Schema): object =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' ? `contract${value}` : value))

const verbs = ['get', 'put', 'post', 'delete', 'patch']
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const base = document.servers[0]!.url

const items = Object.entries(document.paths as unknown as Record<string, Item>)

/** What the contract plugin serves. */
export const operations: Operation[] = items.flatMap(([path, item]) =>
  verbs
    .filter((verb) => verb in item && !item[verb]!['x-apart'])
    .map((verb) => readOperation(path, item, verb)),
)

/** `POST /api/v1/cart/add` of every described operation, on every server: aliases and `x-also` included. */
export const describedRoutes: Map<string, string> = new Map(
  ['x-also', 'own'].flatMap((kind) =>
    items.flatMap(([path, item]) =>
      verbs
        .filter((verb) => verb in item)
        .flatMap((verb) => {
          const { operationId, 'x-also': also } = item[verb]!
          const method = kind === 'own' ? verb : also
          const paths = [path, ...((aliases as Record<string, string[]>)[path] ?? [])]
          return paths.flatMap((each) =>
            method ? [[`${method.toUpperCase()} ${prefixOf(item)}${each}`, operationId] as const] : [],
          )
        }),
    ),
  ),
)

function readOperation(path: string, item: Item, verb: string): Operation {
  const { operationId, tags, security, requestBody, responses, ...raw } = item[verb]!
  const pointer = `#/paths/${escaped(path)}/${verb}`
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {})
  const open = security.some((each) => Object.keys(each).length === 0)
  return {
    id: operationId,
    tag: tags[0]!,
    method: verb.toUpperCase(),
    path: prefixOf(item) + path,
    caller: security.length === 0 ? 'anyone' : open ? 'guest' : 'customer',
    parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((each) =>
      at<Parameter>(each as Parameter),
    ),
    body: media && {
      schema: media.schema,
      isForm: type === 'multipart/form-data',
      takesForms: 'multipart/form-data' in requestBody!.content,
      takesJson: 'application/json' in requestBody!.content,
      example: at<{ value: Record<string, unknown> }>(media.examples.typical as never).value,
    },
    bodyProblems: (body) => problems(`${pointer}/requestBody/content/${escaped(type ?? '')}/schema`, body),
    replyProblems: (status, body) => {
      const response = responses[status]
      if (!response) return `status ${status} is not declared`
      const where = response.$ref ?? `${pointer}/responses/${status}`
      return at(response as { content?: object }).content
        ? problems(`${where}/content/application~1json/schema`, body)
        : ''
    },
    streams: 'text/event-stream' in (responses['200']?.content ?? {}),
  }
}

function prefixOf({ servers }: Item): string {
  return (servers?.[0]?.url ?? base).replace(/\/$/, '')
}

/** The methods each path answers, aliases and `x-also` included. */
export const methodsOf = (path: string): Set<string> => {
  const found = items.filter(([known, item]) =>
    [known, ...((aliases as Record<string, string[]>)[known] ?? [])].includes(
      path.slice(prefixOf(item).length),
    ),
  )
  return new Set(
    found.flatMap(([, item]) =>
      verbs
        .filter((verb) => verb in item)
        .flatMap((verb) => [verb, item[verb]!['x-also'] ?? verb])
        .map((verb) => verb.toUpperCase()),
    ),
  )
}

/** The shape of every refusal, also of a refusal that no operation declares. */
export const refusalProblems = (body: unknown): string => problems('#/components/schemas/Errors', body)
