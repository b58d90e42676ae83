import type { Document } from './document.ts'

/**
 * The document with every object closed: a field it does not declare is an error. Replies are held against this one,
 * so that nothing leaves the server by accident. Parts of an `allOf` stay open; the whole is closed around them.
 */
export const closed = (document: Document): Document => {
  const copy = structuredClone(document) as Document & { components?: { schemas?: Record<string, object> } }
  const parts = Object.entries(structuredClone(copy.components?.schemas ?? {}))
  close(copy)
  for (const [, schema] of parts) closeInside(schema)
  const schemas = { ...copy.components?.schemas }
  for (const [name, schema] of parts) schemas[`${name}.part`] = schema
  return { ...copy, components: { ...copy.components, schemas } }
}

const isObject = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null

const close = (node: unknown): void => {
  if (!isObject(node)) return
  closeInside(node)
  if (isObject(node.properties) || Array.isArray(node.allOf)) node.unevaluatedProperties = false
}

/** Closes what a schema contains, but not the schema itself. */
const closeInside = (node: object): void => {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' || key === 'example') continue
    if (key === 'allOf') value.forEach(leaveOpen)
    else if (key === 'properties') Object.values(value).forEach(close)
    else if (Array.isArray(value)) value.forEach(close)
    else close(value)
  }
}

const leaveOpen = (part: { $ref?: string }) => {
  if (part.$ref) part.$ref += '.part'
  else closeInside(part)
}
