import { assign, emit, raise, sendTo, setup } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import {
  addRefusal,
  answered,
  type CartAction,
  type CartEdit,
  changesNothing,
  incrementRefusal,
  queued,
} from '#machines/rules/cart-edits.ts'
import { type CartOwner, isSameOwner, signsIn } from '#machines/rules/cart-owner.ts'
import { errorIn, type RefusalOrFailure } from '#machines/rules/refusal.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { type AddItemOutcome, addItemMachine } from './add-item.machine.ts'
import { type CartFact, factOf } from './cart-news.ts'
import { firstAdd, firstLineEdit } from './cart-requests.ts'
import { type ChangeCartOutcome, changeCartMachine } from './change-cart.machine.ts'

type EditOutcome = AddItemOutcome | ChangeCartOutcome
type Increment = Extract<CartAction, { type: 'line.increment' }>
type Addition = Extract<CartAction, { type: 'item.add' }>

export const cartPorts = { listCart: port<CartLine[], CartOwner>('listCart') }

/**
 * Keeps the cart: takes every edit at once, sends them one after another, and shows the queue folded over the lines
 * (`shownLines` in rules). A failed edit leaves the queue, which is the rollback.
 */
export const cartMachine = setup({
  types: {
    /** `queue[0]` may be under way; `owner` is meaningless until a customer or guest is known (`awaitingOwner`). */
    context: {} as { owner: CartOwner; lines: CartLine[]; queue: CartEdit[] },
    events: {} as
      | CartAction
      | { type: 'owner.changed'; owner: CartOwner }
      | { type: 'location.set' }
      | { type: 'retry' },
    emitted: {} as
      | CartFact
      /** The customer has the cart read again after a read without an answer. */
      | { type: 'cart.retried' }
      | RefusalOrFailure,
    tags: {} as 'busy',
  },
  actors: { ...cartPorts, addItem: addItemMachine, changeCart: changeCartMachine },
  actions: {
    'queue the edit': assign(({ context }, edit: CartAction) => ({ queue: queued(context, edit) })),
    'ask again if nobody answered': raise({ type: 'retry' }),
    'refuse the increase': emit(({ context }, { line }: Increment) => ({
      type: 'problem',
      refusal: incrementRefusal(context, line)!,
    })),
    'refuse the item': emit(({ context }, { item, body }: Addition) => ({
      type: 'problem',
      refusal: addRefusal(context, item, body)!,
    })),
    'meet the owner': assign((_, { owner }: { owner: CartOwner }) => ({ owner })),
    'forget the cart': assign({ lines: [], queue: [] }),
    'take the lines': assign((_, { lines }: { lines: CartLine[] }) => ({ lines })),
    'tell that the cart is tried again': emit({ type: 'cart.retried' }),
    'close the edit': assign(({ context }, { lines }: { lines: CartLine[] }) => ({
      lines,
      queue: answered(context.queue, lines),
    })),
    'drop the edit': assign(({ context }) => ({ queue: answered(context.queue, context.lines) })),
    announce: emit(({ context }, outcome: EditOutcome) => factOf(context, outcome.type === 'replaced')),
    'report the failure': emit((_, bad: object) => ({ type: 'failure', error: errorIn(bad) })),
    'tell that a location is set': sendTo('addItem', { type: 'location.set' }),
  },
  guards: {
    'the increase is refused': ({ context }, { line }: Increment) =>
      incrementRefusal(context, line) !== undefined,
    'it is food at its maximum': ({ context }, { line }: Increment) => {
      const found = context.lines.find(({ id }) => id === line)
      return found?.item.module_type === 'food' && incrementRefusal(context, line) !== undefined
    },
    'the item is refused': ({ context }, { item, body }: Addition) =>
      addRefusal(context, item, body) !== undefined,
    'the owner is the same': ({ context }, { owner }: { owner: CartOwner }) =>
      isSameOwner(context.owner, owner),
    'the guest signs in': ({ context }, { owner }: { owner: CartOwner }) => signsIn(context.owner, owner),
    'the next edit changes nothing': ({ context: { lines, queue } }) =>
      queue[0] !== undefined && changesNothing(lines, queue[0]),
    'an item waits to be added': ({ context }) => context.queue[0]?.type === 'add',
    'the cart has to be read': ({ context }) => context.queue[0]?.type === 'read',
    'an edit waits': ({ context }) => context.queue.length > 0,
    'the customer declined': (_, outcome: EditOutcome) => outcome.type === 'declined',
    'the server refused': (_, outcome: EditOutcome) => outcome.type === 'refused',
    'nobody answers': (_, outcome: EditOutcome) => outcome.type === 'unreachable',
  },
}).createMachine({
  id: 'cart',
  description: 'The cart of the shopper: confirmed lines, and the edits that the server has not answered.',
  context: { owner: {}, lines: [], queue: [] },
  on: {
    'item.add': [
      {
        guard: { type: 'the item is refused', params: ({ event }) => event },
        actions: { type: 'refuse the item', params: ({ event }) => event },
      },
      { actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'] },
    ],
    'line.increment': [
      {
        description:
          'In the cart drawer the page names the maximum of a food item, but sends the edit anyway (docs/spec.md §5).',
        guard: { type: 'it is food at its maximum', params: ({ event }) => event },
        actions: [
          { type: 'refuse the increase', params: ({ event }) => event },
          { type: 'queue the edit', params: ({ event }) => event },
          'ask again if nobody answered',
        ],
      },
      {
        guard: { type: 'the increase is refused', params: ({ event }) => event },
        actions: { type: 'refuse the increase', params: ({ event }) => event },
      },
      { actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'] },
    ],
    'line.decrement': {
      actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
    },
    'line.remove': {
      actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
    },
    'line.replace': {
      actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
    },
    'cart.changed': {
      actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
    },
    'owner.changed': [
      { guard: { type: 'the owner is the same', params: ({ event }) => event } },
      {
        guard: { type: 'the guest signs in', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'meet the owner', params: ({ event }) => event },
      },
      {
        target: '.loading',
        actions: ['forget the cart', { type: 'meet the owner', params: ({ event }) => event }],
      },
    ],
  },
  initial: 'awaitingOwner',
  states: {
    awaitingOwner: {
      description: 'The app does not know the shopper yet: a guest id is on its way. Edits wait.',
      on: {
        'owner.changed': {
          target: 'loading',
          actions: { type: 'meet the owner', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The app reads the cart of the customer, or of the guest by the guest id. Edits wait.',
      tags: 'busy',
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => context.owner,
        onDone: {
          target: 'ready',
          actions: { type: 'take the lines', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    ready: {
      description: 'The cart is known; the app sends the edits one after another.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No edit is on its way; the app takes the next edit of the queue.',
          always: [
            { guard: 'the next edit changes nothing', actions: 'drop the edit' },
            { guard: 'an item waits to be added', target: 'sending.adding' },
            { guard: 'the cart has to be read', target: 'rereading' },
            { guard: 'an edit waits', target: 'sending.changing' },
          ],
        },
        sending: {
          description: 'The first edit of the queue is on its way; later edits wait.',
          initial: 'changing',
          on: {
            'owner.changed': {
              guard: { type: 'the guest signs in', params: ({ event }) => event },
              target: '#cart.loading',
              actions: ['drop the edit', { type: 'meet the owner', params: ({ event }) => event }],
            },
          },
          onDone: [
            {
              guard: { type: 'the customer declined', params: ({ event }) => outputIn<EditOutcome>(event) },
              target: 'idle',
              actions: 'drop the edit',
            },
            {
              guard: { type: 'the server refused', params: ({ event }) => outputIn<EditOutcome>(event) },
              target: 'idle',
              actions: [
                { type: 'report the failure', params: ({ event }) => outputIn<EditOutcome>(event) },
                { type: 'close the edit', params: ({ event }) => outputIn<EditOutcome>(event) },
              ],
            },
            {
              guard: { type: 'nobody answers', params: ({ event }) => outputIn<EditOutcome>(event) },
              target: '#cart.unavailable',
              actions: [
                { type: 'report the failure', params: ({ event }) => outputIn<EditOutcome>(event) },
                { type: 'close the edit', params: ({ event }) => outputIn<EditOutcome>(event) },
              ],
            },
            {
              target: 'idle',
              actions: [
                { type: 'announce', params: ({ event }) => outputIn<EditOutcome>(event) },
                { type: 'close the edit', params: ({ event }) => outputIn<EditOutcome>(event) },
              ],
            },
          ],
          states: {
            adding: {
              description:
                'The app adds an item; the customer may have to choose a location or clear another cart first.',
              on: { 'location.set': { actions: 'tell that a location is set' } },
              invoke: {
                id: 'addItem',
                src: 'addItem',
                input: ({ context }) => firstAdd(context),
                onDone: 'answered',
                onError: 'broken',
              },
            },
            changing: {
              description: 'The server changes or removes a line.',
              tags: 'busy',
              invoke: {
                id: 'changeCart',
                src: 'changeCart',
                input: ({ context }) => firstLineEdit(context),
                onDone: 'answered',
                onError: 'broken',
              },
            },
            answered: {
              description: 'The edit ended with an outcome.',
              type: 'final',
              output: ({ event }) => outputIn<EditOutcome>(event),
            },
            broken: {
              description:
                'The edit ended with an error of the storefront; the cart holds its confirmed lines.',
              type: 'final',
              output: ({ context, event }): EditOutcome => ({
                type: 'unreachable',
                lines: context.lines,
                error: errorIn(event),
              }),
            },
          },
        },
        rereading: {
          description: 'Another tab or another flow changed the cart: the app reads the cart again.',
          tags: 'busy',
          invoke: {
            id: 'listCart',
            src: 'listCart',
            input: ({ context }) => context.owner,
            onDone: {
              target: 'idle',
              actions: { type: 'close the edit', params: ({ event }) => ({ lines: event.output }) },
            },
            onError: {
              target: '#cart.unavailable',
              actions: [{ type: 'report the failure', params: ({ event }) => event }, 'drop the edit'],
            },
          },
        },
      },
    },
    unavailable: {
      description:
        'The server does not answer. Edits still wait in the queue; another edit or a retry asks again.',
      on: { retry: { target: 'loading', actions: 'tell that the cart is tried again' } },
    },
  },
})
