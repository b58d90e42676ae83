import { fileURLToPath } from 'node:url'
import { lint, loadConfig } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import aliases from '#openapi/aliases.json' with { type: 'json' }
import document from '#openapi/generated/storefront.json' with { type: 'json' }
import { at, type Named, operations, problems, type Schema } from './support/described.ts'

const openapi = new URL('../../openapi/', import.meta.url)
const shop = operations.filter(({ operation }) => !operation.tags.includes('system'))
const named = (list: typeof operations) => list.map((each) => [each.operation.operationId, each] as const)

describe('the document', () => {
  test('is free of lint', async () => {
    const config = await loadConfig({ configPath: fileURLToPath(new URL('../redocly.yaml', openapi)) })
    const found = await lint({ ref: fileURLToPath(new URL('storefront.yaml', openapi)), config })
    expect(found.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  test('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has aliases only of paths it declares, each for one path', () => {
    const paths = Object.keys(document.paths)
    const others = Object.values(aliases).flat()
    expect(Object.keys(aliases).filter((path) => !paths.includes(path))).toEqual([])
    expect(others.filter((path, index) => paths.includes(path) || others.indexOf(path) !== index)).toEqual([])
  })
})

describe.each(named(operations))('%s', (_, { operation, method, path }) => {
  const bodies = Object.values(operation.requestBody?.content ?? {})
  const replies = Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.values(at(response).content ?? {}).map((media) => [status, media] as const),
  )

  test('says what it is, whose it is and which rule it follows', () => {
    expect(operation.summary).toMatch(/^[A-Z].{4,}/)
    expect(operation.description).toMatch(/docs\/(spec|contract)\.md §/)
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0])
    expect(operation.tags).toHaveLength(1)
  })

  test('has examples of its requests, replies and parameters, and they are right', () => {
    for (const media of [...bodies, ...replies.map(([, reply]) => reply)]) {
      const examples = Object.entries(media.examples ?? {})
      expect(examples.length, `${method} ${path}`).toBeGreaterThan(0)
      for (const [name, example] of examples)
        expect(problems(media.schema, at(example).value), name).toEqual([])
    }
    for (const parameter of operation.parameters ?? []) {
      const { name, schema, example } = at(parameter as Named & { $ref?: string })
      expect(example, name).toBeDefined()
      expect(problems(schema, example), name).toEqual([])
    }
  })

  test('has a limit for everything a client can send', () => {
    const sent = [...(operation.parameters ?? []).map((each) => at(each as Named & { $ref?: string }).schema)]
    for (const schema of [...sent, ...bodies.map(({ schema }) => schema)])
      expect(unlimited(schema)).toEqual([])
  })

  test('is kept by caches only if it is a public read', () => {
    if (operation['x-cache'] !== undefined) expect([method, operation.security]).toEqual(['get', []])
  })
})

test.each(named(shop))('%s declares its refusals, each with a code', (_, { operation, method }) => {
  const statuses = Object.keys(operation.responses)
  const secured = operation.security.length > 0 || operation.operationId === 'login'
  expect(statuses).toEqual(expect.arrayContaining(['403', '429', '500', '503']))
  expect(statuses.includes('401')).toBe(secured)
  expect(statuses.includes('413')).toBe(method !== 'get')
  expect(statuses.includes('408')).toBe(method !== 'get')
  expect(statuses.includes('304')).toBe(operation['x-cache'] !== undefined)
  for (const status of statuses.filter((each) => Number(each) >= 400)) {
    const media = at(operation.responses[status]!).content!['application/json']!
    expect(media.schema.$ref).toBe('#/components/schemas/Errors')
    for (const [code, { value }] of Object.entries(media.examples!))
      expect((value as { errors: { code: string }[] }).errors[0]!.code).toBe(code)
  }
})

const open = shop.filter(({ operation }) => operation.security.some((each) => Object.keys(each).length === 0))

test.each(named(open))('%s may refuse a guest it does not know', (_, { operation }) => {
  const { examples } = at(operation.responses['403']!).content!['application/json']!
  expect(Object.keys(examples!)).toContain('guest_id')
})

test('every operation that a guest may call takes a guest_id', () => {
  for (const { operation } of open) {
    const body = at(Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {})
    const names = (operation.parameters ?? []).map((each) => at(each as Named & { $ref?: string }).name)
    expect([...names, ...Object.keys(body.properties ?? {})], operation.operationId).toContain('guest_id')
  }
})

/** Where a schema lets a client send something without an end: text, lists, amounts, fields. */
function unlimited(schema: Schema, path = ''): string[] {
  const { type, properties, items, anyOf, ...rest } = at(schema)
  const types = [type].flat()
  const found: string[] = []
  if ('contentMediaType' in rest && !('maxLength' in rest)) found.push(`${path} file`)
  const bounded = 'enum' in rest || 'const' in rest
  if (
    types.includes('string') &&
    !bounded &&
    !('maxLength' in rest || 'pattern' in rest || rest.format === 'date-time')
  )
    found.push(`${path} text`)
  if ((types.includes('integer') || types.includes('number')) && !bounded && !('maximum' in rest))
    found.push(`${path} number`)
  if (types.includes('array') && !(Number(rest.maxItems) <= 100)) found.push(`${path} list`)
  return [
    ...found,
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => unlimited(inner, `${path}/${name}`)),
    ...(items ? unlimited(items, `${path}[]`) : []),
    ...((anyOf as Schema[] | undefined) ?? []).flatMap((inner) => unlimited(inner, path)),
  ]
}
