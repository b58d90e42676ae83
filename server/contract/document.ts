import type { Caller, Need } from './handlers.ts'
import { type FormShape, formShape } from './read-form.ts'
import type { Schema } from './schema.type.ts'

/** The parts of an OpenAPI 3.1 document the server reads. */
export type Document = {
  servers?: Server[]
  paths: Record<string, { servers?: Server[]; parameters?: Located[] } & { [M in Method]?: Operation }>
  components?: object
}
type Server = { url: string }
type Reference = { $ref: string }
type Located =
  | Reference
  | { name: string; in: ParameterLocation; required?: boolean; schema: Schema | Reference }
type Example = Reference | { value?: { errors?: { code: string }[] } }
type Media = { schema: Schema | Reference; examples?: Record<string, Example> }
type Content = { content?: Record<string, Media> }
type Response = Content & { headers?: Record<string, Reference | { required?: boolean }> }
type RequestBody = Content & { required?: boolean }
type Operation = {
  operationId: string
  security?: object[]
  parameters?: Located[]
  requestBody?: RequestBody
  responses: Record<string, Response | Reference>
  'x-also'?: Method
  /** Described here, but served by a separate plugin. */
  'x-apart'?: boolean
  'x-cache'?: number
  'x-needs'?: Need[]
  'x-rate'?: Rate
}

/** What an operation costs or gives away, which says how often it may be called (`server/http/rate-limits.ts`). */
export type Rate = 'guessed' | 'costly' | 'rare' | 'mapped' | 'quoted' | 'followed'

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof methods)[number]
const parameterLocations = ['path', 'query', 'header'] as const
export type ParameterLocation = (typeof parameterLocations)[number]

/** One operation as the plugin serves it. */
export type Served = {
  id: string
  method: Method
  /** Another method that answers the same. */
  also: Method | undefined
  /** The literal path and its aliases, with the server's prefix, in the router's spelling. */
  urls: string[]
  caller: Caller
  needs: Need[]
  /** Seconds a public reply stays fresh. */
  cache: number | undefined
  /** Undefined for browsing. */
  rate: Rate | undefined
  parameters: Record<ParameterLocation, Schema & { properties: Record<string, Schema> }>
  /** Where in the document the schemas of the body are: one of JSON, one of a form, or both. */
  body:
    | { required: boolean; json: string | undefined; form: (FormShape & { pointer: string }) | undefined }
    | undefined
  reply: { status: number; type: string; pointer: string }
  statuses: Set<number>
  /** The headers each status must come with. */
  headers: Map<number, string[]>
  /** `403 cart_item`: what the rules of the shop may refuse it with, as the examples have it. */
  refusals: Set<string>
}

export const operationsOf = (document: Document, aliases: Record<string, readonly string[]>): Served[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation || operation['x-apart']) return []
      const base = ((item.servers ?? document.servers)?.[0]?.url ?? '').replace(/\/$/, '')
      const pointer = `#/paths/${escaped(path)}/${method}`
      return served(document, operation, [...(item.parameters ?? []), ...(operation.parameters ?? [])], {
        method,
        pointer,
        urls: [path, ...(aliases[path] ?? [])].map((each) => base + each.replace(/\{(\w+)\}/g, ':$1')),
      })
    }),
  )

const served = (
  document: Document,
  operation: Operation,
  declared: Located[],
  { method, pointer, urls }: { method: Method; pointer: string; urls: string[] },
): Served => {
  const { operationId: id, security = [], requestBody, responses } = operation
  const open = security.some((scheme) => Object.keys(scheme).length === 0)
  const successes = Object.keys(responses).filter((status) => status.startsWith('2'))
  const [status = ''] = successes
  const { content = {} } = at(document, responses[status] ?? {}) as Content
  const [type = 'application/json'] = Object.keys(content)
  if (successes.length !== 1) throw new Error(`${id} declares ${successes.length} successes, not one`)
  const parameters = declared.map((each) => at(document, each) as Exclude<Located, Reference>)
  return {
    id,
    method,
    urls,
    also: operation['x-also'],
    caller: security.length === 0 ? 'anyone' : open ? 'guest' : 'customer',
    needs: operation['x-needs'] ?? [],
    cache: operation['x-cache'],
    rate: operation['x-rate'],
    parameters: {
      path: objectOf(document, parameters, 'path'),
      query: objectOf(document, parameters, 'query'),
      header: objectOf(document, parameters, 'header'),
    },
    body: requestBody && bodyOf(document, requestBody, `${pointer}/requestBody`),
    reply: {
      status: Number(status),
      type,
      pointer: `${pointer}/responses/${status}/content/${escaped(type)}/schema`,
    },
    statuses: new Set(Object.keys(responses).map(Number)),
    headers: new Map(
      Object.entries(responses).map(([status, response]) => [Number(status), headersOf(document, response)]),
    ),
    refusals: new Set(refusalsOf(document, responses)),
  }
}

const headersOf = (document: Document, response: Response | Reference): string[] => {
  const { headers = {} } = at(document, response) as Response
  return Object.entries(headers)
    .filter(([, header]) => (at(document, header) as { required?: boolean }).required)
    .map(([name]) => name)
}

const refusalsOf = (document: Document, responses: Operation['responses']): string[] =>
  Object.entries(responses).flatMap(([status, response]) => {
    const { content = {} } = at(document, response) as Content
    const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}))
    return examples
      .map((example) => at(document, example) as Exclude<Example, Reference>)
      .flatMap(({ value }) => value?.errors?.map(({ code }) => `${status} ${code}`) ?? [])
  })

const bodyOf = (document: Document, { content = {}, required = false }: RequestBody, pointer: string) => {
  const schemaOf = (type: string) => `${pointer}/content/${escaped(type)}/schema`
  const form = content['multipart/form-data']
  return {
    required,
    json: 'application/json' in content ? schemaOf('application/json') : undefined,
    form: form && {
      ...formOf(document, at(document, form.schema) as Schema),
      pointer: schemaOf('multipart/form-data'),
    },
  }
}

const formOf = (document: Document, { properties = {} }: Schema): FormShape =>
  formShape(
    Object.entries(properties as Record<string, Schema | Reference>).map(([name, declared]) => {
      const schema = at(document, declared) as Schema
      return [
        name,
        schema,
        at(document, (schema.items as Schema | Reference | undefined) ?? schema) as Schema,
      ]
    }),
  )

/** The parameters of one place as one schema of an object. */
const objectOf = (
  document: Document,
  parameters: Exclude<Located, Reference>[],
  location: ParameterLocation,
) => {
  const here = parameters.filter((parameter) => parameter.in === location)
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, at(document, schema) as Schema])),
  }
}

/** Resolves a reference; returns any other value unchanged. */
const at = (document: Document, node: object): object =>
  '$ref' in node
    ? (node.$ref as string)
        .slice(2)
        .split('/')
        .reduce((value: object, key) => value[unescaped(key) as never], document)
    : node

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
