import { emit, setup } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { Message } from '#openapi/generated/client.ts'

export type RemoveAddressOutcome =
  /** `message` comes from the server; empty when the address was already deleted. */
  { type: 'removed'; message: string } | { type: 'kept' }

export const removeAddressPorts = { deleteAddress: port<Message, { address_id: number }>('deleteAddress') }

/** Asks the customer, then deletes a saved address (docs/spec.md §7, address). */
export const removeAddressMachine = setup({
  types: {
    input: {} as { address_id: number },
    context: {} as { address_id: number },
    events: {} as { type: 'removal.accept' } | { type: 'removal.decline' },
    emitted: {} as { type: 'failure'; error: unknown },
    output: {} as RemoveAddressOutcome,
    tags: {} as 'busy',
  },
  actors: removeAddressPorts,
  actions: {
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: { 'it was gone already': (_, { error }: { error: unknown }) => isNotFound(error) },
}).createMachine({
  id: 'removeAddress',
  description: 'Does the customer really want to delete this address?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as RemoveAddressOutcome,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The page asks the customer whether to delete the address.',
      on: { 'removal.accept': 'removing', 'removal.decline': 'kept' },
    },
    removing: {
      description: 'The server deletes the address; the customer cannot take this back.',
      tags: 'busy',
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => ({ address_id: context.address_id }),
        onDone: 'removed',
        onError: [
          {
            guard: { type: 'it was gone already', params: ({ event }) => event },
            target: 'goneAlready',
          },
          {
            target: 'confirming',
            actions: { type: 'report the failure', params: ({ event }) => event },
          },
        ],
      },
    },
    removed: {
      description: 'The server deleted the address.',
      type: 'final',
      output: ({ event }): RemoveAddressOutcome => ({
        type: 'removed',
        message: outputIn<Message>(event).message,
      }),
    },
    goneAlready: {
      description: 'The server had deleted the address before.',
      type: 'final',
      output: (): RemoveAddressOutcome => ({ type: 'removed', message: '' }),
    },
    kept: {
      description: 'The customer keeps the address.',
      type: 'final',
      output: (): RemoveAddressOutcome => ({ type: 'kept' }),
    },
  },
})
