import { expect } from 'vitest'
import type { Follows } from '#tests/support/told.ts'

/** A word of the told table, and what it says. */
export type Did = [word: string, what: unknown]

/** A row of the told table as the recording app writes it down. */
export function asDone({ afterwards: _, ...follows }: Follows): Did[] {
  return grouped(
    Object.entries(follows).flatMap(([word, what]): Did[] => {
      if (word === 'says') return follows.says!.map((saying) => [word, saidAs(saying)])
      if (word === 'keeps' || word === 'keepsInTab') return Object.entries(what).map((each) => [word, each])
      return Array.isArray(what) ? what.map((each) => [word, each]) : [[word, what]]
    }),
  )
}

type Saying = NonNullable<Follows['says']>[number]

/** One error shows at a time (docs/spec.md §8). */
function saidAs([kind, text, { button, ...manner } = {}]: Saying) {
  return [
    kind,
    text,
    { ...(kind === 'error' && { id: 'error' }), ...manner, ...(button && { button: button[0] }) },
  ]
}

/** Each word at the place where it first occurs; `keepsInTab` and `offersPasskey` have no place in the order. */
export function grouped(did: readonly Did[]): Did[] {
  const words = [...new Set(did.map(([word]) => word))].toSorted(
    (one, other) => AT_LAST.indexOf(one) - AT_LAST.indexOf(other),
  )
  return words.flatMap((word) => {
    const own = did.filter(([each]) => each === word)
    return word === 'keepsInTab' ? own.toSorted((one, other) => (nameIn(one) < nameIn(other) ? -1 : 1)) : own
  })
}

const AT_LAST = ['keepsInTab', 'offersPasskey']
const nameIn = ([, what]: Did): string => (what as [string])[0]

/** What follows from a press on each button, in the order of the toasts. */
export const buttonsOf = ({ says = [] }: Follows): Follows[] =>
  says.flatMap(([, , manner]) => (manner?.button ? [manner.button[1]] : []))

/** The texts of the toasts and of their buttons. */
export const textsOf = (did: readonly Did[]): string[] =>
  did
    .filter(([word]) => word === 'says')
    .flatMap(([, what]) => {
      const [, text, { button }] = what as [string, string, { button?: string }]
      return button ? [text, button] : [text]
    })

/** What the server or the screen said stays; a sentence of the shop is another one in Arabic. */
export function inArabic(text: string, sample: object): unknown {
  const own = stringsIn(sample).reduce((rest, said) => rest.replaceAll(said, ''), text)
  return /\p{Letter}/u.test(own)
    ? expect.toSatisfy((arabic: string) => arabic !== text && /\p{Script=Arabic}/u.test(arabic))
    : text
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (value instanceof Error) return [value.message]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
