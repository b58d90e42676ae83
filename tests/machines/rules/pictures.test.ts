import { expect, it } from 'vitest'
import { copiesAmong } from '#machines/rules/pictures.ts'

const digested = (digests: string) => [...digests].map((digest, index) => ({ id: `${index + 1}`, digest }))

it.each([
  ['', []],
  ['a', []],
  ['abcde', []],
  ['aabcd', ['2']],
  ['abcda', ['5']],
  ['aaaaa', ['2', '3', '4', '5']],
  ['abab', ['3', '4']],
])('of pictures with the digests "%s", the copies are %j', (digests, copies) => {
  expect(copiesAmong(digested(digests))).toEqual(copies)
})
