import { expect, it } from 'vitest'
import { read } from './support/imports.ts'

const rows = read('docs/payment-rules.md')
  .split('\n')
  .filter((line) => /^\| *\d* *\|/.test(line))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule, , file, title]) => ({ rule, file: file!.replaceAll('`', ''), title: title! }))

it('the page of the payment rules has all nineteen of them', () => {
  const numbers = rows.map(({ rule }) => rule).filter(Boolean)
  expect(numbers).toEqual(Array.from({ length: 19 }, (_, at) => String(at + 1)))
})

it.each(rows.filter(({ file }) => file !== ''))('the test "$title" is in $file', ({ file, title }) => {
  expect(read(file)).toContain(title)
})
