import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import document from '#openapi/generated/storefront.json' with { type: 'json' }
import type { Rate } from '#server/contract/document.ts'

export type Schema = {
  [keyword: string]: unknown
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
}
export type Named = { name: string; in: string; schema: Schema; example?: unknown }
type Media = { schema: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> }
type Link = {
  operationId: string
  description: string
  parameters?: Record<string, unknown>
  requestBody?: Record<string, unknown>
}
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters?: Named[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, Media>; links?: Record<string, Link & { $ref?: string }> }
  >
  'x-cache'?: number
  'x-rate'?: Rate
}

const verbs = ['get', 'put', 'post', 'delete', 'patch']
/** Every operation of the bundled document. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([key]) => verbs.includes(key))
    .map(([method, operation]) => ({ path, method, operation: operation as unknown as Operation })),
)

/** What a `$ref` of the bundled document points at; anything else is itself. */
export const at = <T extends object>(node: T & { $ref?: string }): T => {
  if (node.$ref === undefined) return node
  const keys = node.$ref.slice(2).split('/')
  return keys.reduce<object>((value, key) => value[key.replaceAll('~1', '/') as never], document) as T
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'contract')
const absolute = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node), (key, value) => (key === '$ref' ? `contract${value}` : value))
/** The flaws of a value by a schema of the document; none when it fits. */
export const problems = (schema: Schema, value: unknown) =>
  ajv.validate(absolute(schema) as object, value) ? [] : ajv.errorsText()
