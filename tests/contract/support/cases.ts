import type { OperationCase } from './cases.type.ts'

const files = import.meta.glob<{ cases: Record<string, OperationCase> }>('../operations/*.ts', {
  eager: true,
})

const cases: Record<string, OperationCase> = Object.assign(
  {},
  ...Object.values(files).map((file) => file.cases),
)

/** What the tests of all operations need to know of this one. */
export const caseOf = (operation: string): OperationCase => cases[operation] ?? {}

/** The operations that have a case with this key. */
export const withCase = (key: keyof OperationCase): string[] =>
  Object.keys(cases).filter((operation) => cases[operation]![key] !== undefined)
