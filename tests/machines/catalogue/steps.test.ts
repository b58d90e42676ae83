import { expect, it } from 'vitest'
import { stepsOf } from '#machines/catalogue/steps.ts'

const contents = (...values: string[]) => values.map((value) => ({ value }))

it('reads a title and its description as one step', () => {
  expect(stepsOf(contents('Say where', 'Both addresses.', 'Hand it over', 'Within minutes.'))).toEqual([
    { title: 'Say where', description: 'Both addresses.' },
    { title: 'Hand it over', description: 'Within minutes.' },
  ])
})

it('keeps a title that comes without a description', () => {
  expect(stepsOf(contents('Say where'))).toEqual([{ title: 'Say where', description: '' }])
})
