import { assertEvent, assign, emit, raise, sendTo, setup } from 'xstate'
import { type AddItemOutcome, addItemMachine } from '#machines/add-item.machine.ts'
import { type ChangeCartOutcome, changeCartMachine } from '#machines/change-cart.machine.ts'
import { port } from '#machines/port.ts'
import {
  addRefusal,
  answered,
  type CartAction,
  type CartEdit,
  changesNothing,
  incrementRefusal,
  queued,
} from '#machines/rules/cart-edits.ts'
import { type CartNews, newsOf } from '#machines/rules/cart-news.ts'
import { type CartOwner, isSameOwner, signsIn } from '#machines/rules/cart-owner.ts'
import { firstAdd, firstLineEdit } from '#machines/rules/cart-requests.ts'
import type { Refusal } from '#machines/rules/refusal.ts'
import type { CartLine } from '#openapi/generated/client.ts'

export const cartPorts = { listCart: port<CartLine[], CartOwner>('listCart') }

/**
 * Keeps the cart: takes every edit at once, sends them one after another, and shows the queue folded over the lines
 * (`shownLines` in rules). A failed edit leaves the queue, which is the rollback.
 */
export const cartMachine = setup({
  types: {
    /** `queue[0]` may be under way; `owner` says nothing until somebody shops here (`awaitingOwner`). */
    context: {} as { owner: CartOwner; lines: CartLine[]; queue: CartEdit[] },
    events: {} as
      | CartAction
      | { type: 'owner.changed'; owner: CartOwner }
      | { type: 'location.set' }
      | { type: 'retry' },
    emitted: {} as
      | CartNews
      /** The customer has the cart read again after a read without an answer. */
      | { type: 'cart.retried' }
      | ({ type: 'problem' } & Refusal)
      | { type: 'problem'; message: 'failed'; error: unknown },
    tags: {} as 'busy',
  },
  actors: { ...cartPorts, addItem: addItemMachine, changeCart: changeCartMachine },
  actions: {
    'queue the edit': assign(({ context, event }) => {
      assertEvent(event, [...edits])
      return { queue: queued(context, event) }
    }),
    'ask again if nobody answered': raise({ type: 'retry' }),
    'refuse the increase': emit(({ context, event }) => {
      assertEvent(event, 'line.increment')
      return { type: 'problem', ...incrementRefusal(context, event.line)! }
    }),
    'refuse the item': emit(({ context, event }) => {
      assertEvent(event, 'item.add')
      return { type: 'problem', ...addRefusal(context, event.item, event.body)! }
    }),
    'meet the owner': assign(({ event }) => {
      assertEvent(event, 'owner.changed')
      return { owner: event.owner }
    }),
    'forget the cart': assign({ lines: [], queue: [] }),
    'take the lines': assign((_, { lines }: { lines: CartLine[] }) => ({ lines })),
    'tell that the cart is tried again': emit({ type: 'cart.retried' }),
    'close the edit': assign(({ context }, { lines }: { lines: CartLine[] }) => ({
      lines,
      queue: answered(context.queue, lines),
    })),
    'drop the edit': assign(({ context }) => ({ queue: answered(context.queue, context.lines) })),
    announce: emit(({ context }, outcome: AddItemOutcome | ChangeCartOutcome) =>
      newsOf(context, outcome.type === 'replaced'),
    ),
    report: emit((_, failure: object) => ({
      type: 'problem',
      message: 'failed',
      error: 'error' in failure ? failure.error : undefined,
    })),
    'tell that a location is set': sendTo('addItem', { type: 'location.set' }),
  },
  guards: {
    'the increase is refused': ({ context, event }) => {
      assertEvent(event, 'line.increment')
      return incrementRefusal(context, event.line) !== undefined
    },
    'it is food at its maximum': ({ context, event }) => {
      assertEvent(event, 'line.increment')
      const line = context.lines.find(({ id }) => id === event.line)
      return line?.item.module_type === 'food' && incrementRefusal(context, event.line) !== undefined
    },
    'the item is refused': ({ context, event }) => {
      assertEvent(event, 'item.add')
      return addRefusal(context, event.item, event.body) !== undefined
    },
    'the owner is the same': ({ context, event }) => {
      assertEvent(event, 'owner.changed')
      return isSameOwner(context.owner, event.owner)
    },
    'the guest signs in': ({ context, event }) => {
      assertEvent(event, 'owner.changed')
      return signsIn(context.owner, event.owner)
    },
    'the next edit changes nothing': ({ context: { lines, queue } }) =>
      queue[0] !== undefined && changesNothing(lines, queue[0]),
    'an item waits to be added': ({ context }) => context.queue[0]?.type === 'add',
    'the cart has to be read': ({ context }) => context.queue[0]?.type === 'read',
    'an edit waits': ({ context }) => context.queue.length > 0,
    'the customer declined': (_, outcome: AddItemOutcome) => outcome.type === 'declined',
    'the server refused': (_, outcome: AddItemOutcome | ChangeCartOutcome) => outcome.type === 'refused',
    'nobody answers': (_, outcome: AddItemOutcome | ChangeCartOutcome) => outcome.type === 'unreachable',
  },
}).createMachine({
  id: 'cart',
  description:
    'The cart of whoever shops here: confirmed lines, and the edits that the server has not answered.',
  context: { owner: {}, lines: [], queue: [] },
  on: {
    'item.add': [
      { guard: 'the item is refused', actions: 'refuse the item' },
      { actions: ['queue the edit', 'ask again if nobody answered'] },
    ],
    'line.increment': [
      {
        description:
          'In the cart drawer the maximum of food is said, but does not block the call (docs/spec.md §5).',
        guard: 'it is food at its maximum',
        actions: ['refuse the increase', 'queue the edit', 'ask again if nobody answered'],
      },
      { guard: 'the increase is refused', actions: 'refuse the increase' },
      { actions: ['queue the edit', 'ask again if nobody answered'] },
    ],
    'line.decrement': { actions: ['queue the edit', 'ask again if nobody answered'] },
    'line.remove': { actions: ['queue the edit', 'ask again if nobody answered'] },
    'line.replace': { actions: ['queue the edit', 'ask again if nobody answered'] },
    'cart.changed': { actions: ['queue the edit', 'ask again if nobody answered'] },
    'owner.changed': [
      { guard: 'the owner is the same' },
      { guard: 'the guest signs in', target: '.loading', actions: 'meet the owner' },
      { target: '.loading', actions: ['forget the cart', 'meet the owner'] },
    ],
  },
  initial: 'awaitingOwner',
  states: {
    awaitingOwner: {
      description: 'Nobody is known to shop here yet: a guest id is on its way. Edits wait.',
      on: { 'owner.changed': { target: 'loading', actions: 'meet the owner' } },
    },
    loading: {
      description: 'The cart is fetched: by guest id for guests. Edits wait.',
      tags: 'busy',
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => context.owner,
        onDone: {
          target: 'ready',
          actions: { type: 'take the lines', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'report', params: ({ event }) => event } },
      },
    },
    ready: {
      description: 'The cart is known; edits are sent one after another.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is under way: the next edit of the queue is taken.',
          always: [
            { guard: 'the next edit changes nothing', actions: 'drop the edit' },
            { guard: 'an item waits to be added', target: 'sending.adding' },
            { guard: 'the cart has to be read', target: 'rereading' },
            { guard: 'an edit waits', target: 'sending.changing' },
          ],
        },
        sending: {
          description: 'The first edit of the queue is under way; later ones wait behind it.',
          initial: 'changing',
          on: {
            'owner.changed': {
              guard: 'the guest signs in',
              target: '#cart.loading',
              actions: ['drop the edit', 'meet the owner'],
            },
          },
          states: {
            adding: {
              description:
                'An item is being added: a location or the clearing of another cart may be asked for.',
              on: { 'location.set': { actions: 'tell that a location is set' } },
              invoke: {
                id: 'addItem',
                src: 'addItem',
                input: ({ context }) => firstAdd(context),
                onDone: [
                  {
                    guard: { type: 'the customer declined', params: ({ event }) => event.output },
                    target: '#cart.ready.idle',
                    actions: 'drop the edit',
                  },
                  {
                    guard: { type: 'the server refused', params: ({ event }) => event.output },
                    target: '#cart.ready.idle',
                    actions: [
                      { type: 'report', params: ({ event }) => event.output },
                      { type: 'close the edit', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'nobody answers', params: ({ event }) => event.output },
                    target: '#cart.unavailable',
                    actions: [
                      { type: 'report', params: ({ event }) => event.output },
                      { type: 'close the edit', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: '#cart.ready.idle',
                    actions: [
                      { type: 'announce', params: ({ event }) => event.output },
                      { type: 'close the edit', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: {
                  target: '#cart.unavailable',
                  actions: [{ type: 'report', params: ({ event }) => event }, 'drop the edit'],
                },
              },
            },
            changing: {
              description: 'A line is changed or removed.',
              tags: 'busy',
              invoke: {
                id: 'changeCart',
                src: 'changeCart',
                input: ({ context }) => firstLineEdit(context),
                onDone: [
                  {
                    guard: { type: 'the server refused', params: ({ event }) => event.output },
                    target: '#cart.ready.idle',
                    actions: [
                      { type: 'report', params: ({ event }) => event.output },
                      { type: 'close the edit', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'nobody answers', params: ({ event }) => event.output },
                    target: '#cart.unavailable',
                    actions: [
                      { type: 'report', params: ({ event }) => event.output },
                      { type: 'close the edit', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: '#cart.ready.idle',
                    actions: [
                      { type: 'announce', params: ({ event }) => event.output },
                      { type: 'close the edit', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: {
                  target: '#cart.unavailable',
                  actions: [{ type: 'report', params: ({ event }) => event }, 'drop the edit'],
                },
              },
            },
          },
        },
        rereading: {
          description: 'Another tab changed the cart: it is read again.',
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
              actions: [{ type: 'report', params: ({ event }) => event }, 'drop the edit'],
            },
          },
        },
      },
    },
    unavailable: {
      description: 'Nobody answers. Edits still wait in the queue; another edit or a retry asks again.',
      on: { retry: { target: 'loading', actions: 'tell that the cart is tried again' } },
    },
  },
})

const edits = [
  'item.add',
  'line.increment',
  'line.decrement',
  'line.remove',
  'line.replace',
  'cart.changed',
] as const
