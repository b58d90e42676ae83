import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type LineEdit, tookEffect } from '#machines/rules/cart-edits.ts'
import type { CartOwner } from '#machines/rules/cart-owner.ts'
import { changeOf, removalOf, replacementOf } from '#machines/rules/cart-requests.ts'
import type { CartLine, CartLineChange, CartLineReplacement } from '#openapi/generated/client.ts'

/** Result of the edit, with the lines of the last server response. */
export type ChangeCartOutcome =
  | { type: 'changed'; lines: CartLine[] }
  | { type: 'refused' | 'unreachable'; lines: CartLine[]; error: unknown }

export const changeCartPorts = {
  updateCart: port<CartLine[], CartLineChange>('updateCart'),
  replaceCartLine: port<CartLine[], CartLineReplacement>('replaceCartLine'),
  removeFromCart: port<CartLine[], CartOwner & { cart_id: number }>('removeFromCart'),
  listCart: port<CartLine[], CartOwner>('listCart'),
}

/** Sends one edit of existing cart lines; after a failure it reads the cart before it ends. */
export const changeCartMachine = setup({
  types: {
    input: {} as { owner: CartOwner; edit: LineEdit; lines: CartLine[] },
    context: {} as { owner: CartOwner; edit: LineEdit; lines: CartLine[]; outcome: ChangeCartOutcome },
    output: {} as ChangeCartOutcome,
    tags: {} as 'busy',
  },
  actors: changeCartPorts,
  actions: {
    'note the change': assign((_, { lines }: { lines: CartLine[] }) => ({
      outcome: { type: 'changed' as const, lines },
    })),
    'note the refusal': assign(({ context }, { error }: { error: unknown }) => ({
      outcome: { type: 'refused' as const, lines: context.lines, error },
    })),
    'note what the cart holds': assign(({ context }, { lines }: { lines: CartLine[] }) => ({
      outcome: { ...context.outcome, lines },
    })),
    'note that nobody answers': assign(({ context }, { error }: { error: unknown }) => ({
      outcome: { type: 'unreachable' as const, lines: context.lines, error },
    })),
  },
  guards: {
    'a quantity changes': ({ context }) => context.edit.type === 'change',
    'a line is chosen anew': ({ context }) => context.edit.type === 'replace',
    'it was done after all': ({ context: { edit, lines } }, found: CartLine[]) =>
      tookEffect(edit, lines, found),
  },
}).createMachine({
  id: 'changeCart',
  description: 'Sends one edit of the cart; a lost reply is settled by reading the cart again.',
  context: ({ input }) => ({ ...input, outcome: { type: 'changed', lines: input.lines } }),
  output: ({ context }) => context.outcome,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Which request does the edit need?',
      always: [
        { guard: 'a quantity changes', target: 'updating' },
        { guard: 'a line is chosen anew', target: 'replacing' },
        'removing',
      ],
    },
    updating: {
      description: 'The quantity of a line is changed.',
      tags: 'busy',
      invoke: {
        id: 'updateCart',
        src: 'updateCart',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'changed',
          actions: { type: 'note the change', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: { target: 'rereading', actions: { type: 'note the refusal', params: ({ event }) => event } },
      },
    },
    replacing: {
      description: 'A line gets other options, add-ons or quantity.',
      tags: 'busy',
      invoke: {
        id: 'replaceCartLine',
        src: 'replaceCartLine',
        input: ({ context }) => replacementOf(context),
        onDone: {
          target: 'changed',
          actions: { type: 'note the change', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: { target: 'rereading', actions: { type: 'note the refusal', params: ({ event }) => event } },
      },
    },
    removing: {
      description: 'A line is taken out of the cart.',
      tags: 'busy',
      invoke: {
        id: 'removeFromCart',
        src: 'removeFromCart',
        input: ({ context }) => removalOf(context),
        onDone: {
          target: 'changed',
          actions: { type: 'note the change', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: { target: 'rereading', actions: { type: 'note the refusal', params: ({ event }) => event } },
      },
    },
    rereading: {
      description: 'No clear yes came: the cart is read again, and what it holds is the truth.',
      tags: 'busy',
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'it was done after all', params: ({ event }) => event.output },
            target: 'changed',
            actions: { type: 'note the change', params: ({ event }) => ({ lines: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'note what the cart holds', params: ({ event }) => ({ lines: event.output }) },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'note that nobody answers', params: ({ event }) => event },
        },
      },
    },
    changed: { description: 'The cart is as the customer wanted it.', type: 'final' },
    refused: { description: 'The server refused; the cart is what it says.', type: 'final' },
    unreachable: { description: 'Nobody answers; what the cart holds is not known.', type: 'final' },
  },
})
