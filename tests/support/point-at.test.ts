import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { liveAsWritten } from '#tests/e2e/paths/support/live-as-written.ts'
import { lineOfStep } from '#tests/support/point-at.ts'

const spec = readFileSync(new URL('./fixtures/basket.paths.playwright.txt', import.meta.url), 'utf8')
const lines = spec.split('\n')
const second = lines.findIndex((line) => line.includes(': path 2 of basket, '))

it('a step of a generated spec is found behind its own call', () => {
  const line = lineOfStep(spec, second + 2, 1)
  expect(lines[line - 1]).toMatch(/^ {6}\['/)
  expect(lines.slice(second, line).filter((text) => /^ {6}\['/.test(text))).toHaveLength(1)
})

it('a step that is not in the list leads to the line of the call', () => {
  expect(lineOfStep(spec, second + 2, 99)).toBe(second + 2)
  expect(lineOfStep(spec, second + 2, 0)).toBe(second + 2)
})

it('the error of a written path points at the step that cannot happen', async () => {
  const failed = await liveAsWritten({} as Parameters<typeof liveAsWritten>[0], {
    flow: 'sign-out',
    from: 'a customer',
    steps: [
      ['logout.accept', 'leaving'],
      ['no.such', 'nowhere'],
    ],
  }).catch((error: Error) => error)
  const here = fileURLToPath(import.meta.url)
  const line = readFileSync(here, 'utf8').split('\n').indexOf("      ['no.such', 'nowhere'],") + 1
  expect(failed?.stack).toMatch(/^Misfit: Step 2, no\.such, cannot happen/)
  expect(failed?.stack?.split('\n')[1]).toBe(`    at ${here}:${line}:7`)
})
