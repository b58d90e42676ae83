import { expect, it } from 'vitest'
import { casesOf, judge } from '#tools/check/browser.ts'

const specOf = (id: string, status: string, message?: string) => ({
  id,
  title: `title of ${id}`,
  file: 'cart.spec.ts',
  line: 3,
  tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
})
const reportOf = (...specs: ReturnType<typeof specOf>[]) => ({
  suites: [{ title: 'cart.spec.ts', specs: [], suites: [{ title: 'en, 390 px', specs }] }],
})

const first = casesOf(
  reportOf(
    specOf('a', 'expected'),
    specOf('b', 'unexpected', 'no button'),
    specOf('c', 'unexpected'),
    specOf('d', 'unexpected'),
    specOf('e', 'skipped'),
  ),
)
/** Every one of these tests in a repetition. */
const all = (ids: string, status: string) => casesOf(reportOf(...[...ids].map((id) => specOf(id, status))))

it('a report names each case with its file, line and titles', () => {
  expect(first[1]).toEqual({
    id: 'b',
    title: 'cart.spec.ts:3 › en, 390 px › title of b',
    status: 'failed',
    error: 'no button',
  })
})

it('a test that fails again fails the part', () => {
  const again = [all('bcd', 'unexpected'), all('bcd', 'unexpected')]
  expect(judge(first, again)).toMatchObject({ passed: 1, failed: 3, unstable: [] })
  expect(judge(first, again).failures?.[0]).toBe('cart.spec.ts:3 › en, 390 px › title of b: no button')
})

it('a test that passes only once of two repetitions has failed', () => {
  const again = [all('bcd', 'expected'), [...all('b', 'expected'), ...all('cd', 'unexpected')]]
  const { passed, failed, failures } = judge(first, again)
  expect([passed, failed, failures?.length]).toEqual([2, 2, 2])
})

it('two unstable tests pass and are named', () => {
  const again = [all('bc', 'expected'), all('bc', 'expected')]
  const { passed, failed, unstable } = judge(
    first.filter(({ id }) => id !== 'd'),
    again,
  )
  expect([passed, failed, unstable?.length]).toEqual([3, 0, 2])
})

it('three unstable tests fail the part', () => {
  const again = [all('bcd', 'expected'), all('bcd', 'expected')]
  expect(judge(first, again)).toMatchObject({ passed: 1, failed: 3 })
})

it('a test that did not run again has failed', () => {
  expect(judge(first, [])).toMatchObject({ passed: 1, failed: 3, unstable: [] })
  expect(judge(first, [[], []])).toMatchObject({ passed: 1, failed: 3, unstable: [] })
})

it('a skipped test is left to the depth', () => {
  expect(judge(first, []).left).toEqual(['cart.spec.ts:3 › en, 390 px › title of e'])
})
