import { basketMachine } from '#tests/support/fixtures/basket.machine.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const input = { line: { store_id: 1, quantity: 2 }, cart: [] }
const start = { input, when: [] }
const ends = 'added'

/** What a story may not say: each line below has to be refused by the compiler. */
export const refusedByTheCompiler = () => {
  // @ts-expect-error the input is missing
  stories(basketMachine, { a: { when: [], ends } })
  // @ts-expect-error there is no such state
  stories(basketMachine, { a: { ...start, ends: 'nowhere' } })
  // @ts-expect-error there is no such event
  stories(basketMachine, { a: { input, ends, when: [{ type: 'x' }] } })
  // @ts-expect-error there is no such port
  stories(basketMachine, { a: { input, ends, when: [done('addToCard', [])] } })
  // @ts-expect-error the port answers with lines
  stories(basketMachine, { a: { input, ends, when: [done('addToCart', 1)] } })
  // @ts-expect-error the port answers with lines
  stories(basketMachine, { a: { input, ends, when: [done('addToCart')] } })
  // @ts-expect-error there is no such port
  stories(basketMachine, { a: { input, ends, when: [refused('x')] } })
  // @ts-expect-error there is no such delay
  stories(basketMachine, { a: { input, ends, when: [after('x')] } })
  // @ts-expect-error there is no such state
  stories(basketMachine, { a: { input, ends, when: [at('x')] } })
  // @ts-expect-error there is no such tag
  stories(basketMachine, { a: { input, ends, when: [at('adding', ['x'])] } })
  // @ts-expect-error the port takes a line
  stories(basketMachine, { a: { ...start, ends, asked: [['addToCart']] } })
  // @ts-expect-error there is no such fact
  stories(basketMachine, { a: { ...start, ends, heard: [{ type: 'x' }] } })
  // @ts-expect-error that is not what the flow decides
  stories(basketMachine, { a: { ...start, ends, output: { type: 'x' } } })
  // @ts-expect-error the context has no such field
  stories(basketMachine, { a: { ...start, ends, context: { x: 1 } } })
}
