import { expect, it } from 'vitest'
import { timeInWords } from '#server/rules/time-in-words.ts'

it.each([
  [1, '1 second', 'ثانية واحدة'],
  [2, '2 seconds', 'ثانيتين'],
  [7, '7 seconds', '7 ثوانٍ'],
  [60, '60 seconds', '60 ثانية'],
  [91, '2 minutes', 'دقيقتين'],
  [241, '5 minutes', '5 دقائق'],
  [3599, '60 minutes', '60 دقيقة'],
])('a waiting time of %i seconds reads "%s" and "%s"', (seconds, en, ar) => {
  expect(timeInWords(seconds)).toEqual({ en, ar })
})
