import { assign, setup } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import { type LineEdit, tookEffect } from '#machines/rules/cart-edits.ts'
import type { CartOwner } from '#machines/rules/cart-owner.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { CartLine, CartLineChange, CartLineReplacement } from '#openapi/generated/client.ts'
import { changeOf, removalOf, replacementOf } from './cart-requests.ts'

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
    /** `error` of the request that `rereading` settles. */
    context: {} as { owner: CartOwner; edit: LineEdit; lines: CartLine[]; error?: unknown },
    output: {} as ChangeCartOutcome,
    tags: {} as 'busy',
  },
  actors: changeCartPorts,
  actions: {
    'keep the error': assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: {
    'a quantity changes': ({ context }) => context.edit.type === 'change',
    'a line is chosen anew': ({ context }) => context.edit.type === 'replace',
    'it was done after all': ({ context: { edit, lines } }, found: CartLine[]) =>
      tookEffect(edit, lines, found),
  },
}).createMachine({
  id: 'changeCart',
  description: 'Did the server take this edit of the cart? After a lost reply, the app reads the cart again.',
  context: ({ input }) => input,
  output: ({ event }) => event.output as ChangeCartOutcome,
  initial: 'decidingRequest',
  states: {
    decidingRequest: {
      description: 'Which request does the edit need?',
      always: [
        { guard: 'a quantity changes', target: 'updating' },
        { guard: 'a line is chosen anew', target: 'replacing' },
        'removing',
      ],
    },
    updating: {
      description: 'The server changes the quantity of a line.',
      tags: 'busy',
      invoke: {
        id: 'updateCart',
        src: 'updateCart',
        input: ({ context }) => changeOf(context),
        onDone: 'changed',
        onError: 'rereading',
      },
    },
    replacing: {
      description: 'The server changes the options, add-ons or quantity of a line.',
      tags: 'busy',
      invoke: {
        id: 'replaceCartLine',
        src: 'replaceCartLine',
        input: ({ context }) => replacementOf(context),
        onDone: 'changed',
        onError: 'rereading',
      },
    },
    removing: {
      description: 'The server removes a line from the cart.',
      tags: 'busy',
      invoke: {
        id: 'removeFromCart',
        src: 'removeFromCart',
        input: ({ context }) => removalOf(context),
        onDone: 'changed',
        onError: 'rereading',
      },
    },
    rereading: {
      description:
        'The server refused, or the reply was lost: the app reads the cart again to see whether it changed.',
      tags: 'busy',
      entry: { type: 'keep the error', params: ({ event }) => ({ error: errorIn(event) }) },
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'it was done after all', params: ({ event }) => event.output },
            target: 'changed',
          },
          'refused',
        ],
        onError: 'unreachable',
      },
    },
    changed: {
      description: 'The cart is as the customer wanted it.',
      type: 'final',
      output: ({ event }): ChangeCartOutcome => ({ type: 'changed', lines: outputIn(event) }),
    },
    refused: {
      description: 'The cart did not change as the customer wanted; the app shows the cart of the server.',
      type: 'final',
      output: ({ context, event }): ChangeCartOutcome => ({
        type: 'refused',
        lines: outputIn(event),
        error: context.error,
      }),
    },
    unreachable: {
      description: 'The server does not answer; the app does not know the contents of the cart.',
      type: 'final',
      output: ({ context, event }): ChangeCartOutcome => ({
        type: 'unreachable',
        lines: context.lines,
        error: errorIn(event),
      }),
    },
  },
})
