import { describe, expect, test } from 'vitest'
import { withCase } from './support/cases.ts'
import { at, type Named, operations, problems } from './support/described.ts'

const linked = operations.flatMap(({ operation }) =>
  Object.values(operation.responses).flatMap((response) =>
    Object.entries(at(response).links ?? {}).map(
      ([name, link]) => [`${operation.operationId} → ${name}`, operation, at(link)] as const,
    ),
  ),
)

test('every reply leads on, but for those that end', () => {
  const leading = new Set(linked.map(([, { operationId }]) => operationId))
  const others = operations.map(({ operation }) => operation.operationId).filter((id) => !leading.has(id))
  expect(others.toSorted()).toEqual(withCase('ends').toSorted())
})

describe.each(linked)('%s', (_, source, link) => {
  const target = operations.find(({ operation }) => operation.operationId === link.operationId)?.operation

  test('says where it leads', () => {
    expect(target).toBeDefined()
    expect(link.description).toMatch(/^[A-Z].*\.$/)
  })

  test('the link gives the parameters and fields that its target asks for, as the examples have them', () => {
    const parameters = (target?.parameters ?? []).map((each) => at(each as Named & { $ref?: string }))
    for (const [name, value] of Object.entries(link.parameters ?? {})) {
      const { schema } = parameters.find((each) => each.name === name)!
      const given = exampleOf(value)
      expect(problems(schema, at(schema).type === 'string' ? String(given) : given), name).toEqual([])
    }
    const body = Object.values(target?.requestBody?.content ?? {})[0]
    const fields = at(body?.schema ?? {}).properties ?? {}
    for (const [name, value] of Object.entries(link.requestBody ?? {}))
      expect(problems(fields[name]!, exampleOf(value)), name).toEqual([])
  })

  /** Of a runtime expression its value in the examples of the operation that leads on; anything else is itself. */
  function exampleOf(value: unknown): unknown {
    if (typeof value !== 'string' || !value.startsWith('$')) return value
    const [, from, rest] = value.match(
      /^\$(response\.body#|request\.body#|request\.(?:query|header)\.)(.+)$/,
    )!
    if (from === 'request.query.' || from === 'request.header.') return parameterOf(rest!).example
    const body = from === 'response.body#' ? replyOf() : Object.values(source.requestBody!.content)[0]
    const { value: example } = at(Object.values(body!.examples!)[0]!)
    return rest!
      .slice(1)
      .split('/')
      .reduce((inner, key) => (inner as Record<string, unknown>)[key], example)
  }
  function replyOf() {
    const [, success] = Object.entries(source.responses).find(([status]) => status.startsWith('2'))!
    return Object.values(at(success).content!)[0]
  }
  function parameterOf(name: string) {
    return (source.parameters ?? [])
      .map((each) => at(each as Named & { $ref?: string }))
      .find((each) => each.name === name)!
  }
})
