import { assign, setup } from 'xstate'
import {
  FEWEST,
  MOST,
  type Said,
  type Shared,
  type SplitMethod,
  type StoredSplit,
  withoutPerson,
  withToggled,
} from '#machines/rules/split-receipt.ts'

/** Collects who shares a receipt and how; `machines/rules/split-receipt.ts` computes what each pays. */
export const splitReceiptMachine = setup({
  types: {
    /** `saved` is how this receipt was split before. */
    input: {} as { shared: Shared; saved: StoredSplit },
    /** `before` is the way in which it was split before. */
    context: {} as Said & { shared: Shared; before: SplitMethod },
    events: {} as
      | { type: 'equally.choose' }
      | { type: 'lines.choose' }
      | { type: 'amounts.choose' }
      | { type: 'person.add' }
      | { type: 'person.remove'; person: number }
      | { type: 'person.rename'; person: number; name: string }
      | { type: 'line.toggle'; line: number; person: number }
      | { type: 'line.share'; line: number }
      | { type: 'amount.change'; person: number; text: string },
  },
  actions: {
    'add a person': assign(({ context: { people } }) => ({
      people: [...people, { id: Math.max(...people.map(({ id }) => id)) + 1, name: '' }],
    })),
    'take the person out': assign(({ context }, { person }: { person: number }) =>
      withoutPerson(context, person),
    ),
    'name the person': assign(({ context }, { person, name }: { person: number; name: string }) => ({
      people: context.people.map((one) => (one.id === person ? { ...one, name } : one)),
    })),
    'give or take the line': assign(({ context }, { line, person }: { line: number; person: number }) =>
      withToggled(context, line, person),
    ),
    'share the line': assign(({ context }, { line }: { line: number }) => ({
      owners: { ...context.owners, [line]: [] },
    })),
    'take the amount': assign(({ context }, { person, text }: { person: number; text: string }) => ({
      amounts: { ...context.amounts, [person]: text },
    })),
  },
  guards: {
    'there are lines': ({ context }) => context.shared.lines.length > 0,
    'it was split by line': ({ context: { before, shared } }) =>
      before === 'byLine' && shared.lines.length > 0,
    'it was split by amount': ({ context: { before } }) => before === 'byAmount',
    'there is room for one more': ({ context }) => context.people.length < MOST,
    'enough people are left': ({ context }) => context.people.length > FEWEST,
  },
}).createMachine({
  id: 'splitReceipt',
  description: 'Who pays which part of a receipt?',
  context: ({ input: { shared, saved } }) => {
    const { way, ...said } = saved
    return { ...said, shared, before: way }
  },
  on: {
    'equally.choose': '.equally',
    'lines.choose': { guard: 'there are lines', target: '.byLine' },
    'amounts.choose': '.byAmount',
    'person.add': { guard: 'there is room for one more', actions: 'add a person' },
    'person.remove': {
      guard: 'enough people are left',
      actions: { type: 'take the person out', params: ({ event }) => event },
    },
    'person.rename': { actions: { type: 'name the person', params: ({ event }) => event } },
  },
  initial: 'decidingWay',
  states: {
    decidingWay: {
      description: 'How did the customer split this receipt before?',
      always: [
        { guard: 'it was split by line', target: 'byLine' },
        { guard: 'it was split by amount', target: 'byAmount' },
        'equally',
      ],
    },
    equally: { description: 'Each person pays the same amount.' },
    byLine: {
      description: 'Each person pays for the assigned lines; all people share a line that is not assigned.',
      on: {
        'line.toggle': { actions: { type: 'give or take the line', params: ({ event }) => event } },
        'line.share': { actions: { type: 'share the line', params: ({ event }) => event } },
      },
    },
    byAmount: {
      description: 'The customer types the amounts; the people without an amount share the rest.',
      on: { 'amount.change': { actions: { type: 'take the amount', params: ({ event }) => event } } },
    },
  },
})
