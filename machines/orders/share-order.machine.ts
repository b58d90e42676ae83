import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { Message, OrderLink } from '#openapi/generated/client.ts'

/** The order to share; the server knows its owner by the session or the guest id. */
export type OrderToShare = { order_id: number }

export const shareOrderPorts = {
  /** The server tells each link once. */
  shareOrder: port<MadeLinks, OrderToShare>('shareOrder'),
  /** Revokes all links of the order; sent again after a lost reply, it answers the same. */
  stopSharingOrder: port<Message, OrderToShare>('stopSharingOrder'),
}

/** `path` is for the one who waits for the order; a parcel has a link for its sender, too. */
type MadeLinks = OrderLink & { sender_path?: string }

/** Without a path, links that were made on an earlier visit, which no browser keeps; without anything, none. */
type Links = Partial<MadeLinks>

/** Lets others see the order by a link, until the customer takes that back (docs/contract.md §2, Ours). */
export const shareOrderMachine = setup({
  types: {
    input: {} as OrderToShare & { links: Links },
    context: {} as OrderToShare & { links: Links },
    events: {} as { type: 'link.make' } | { type: 'sharing.stop' },
    emitted: {} as { type: 'failure'; error: unknown } | { type: 'sharing.stopped'; message: string },
    tags: {} as 'busy',
  },
  actors: shareOrderPorts,
  actions: {
    'keep the link': assign((_, { output }: { output: MadeLinks }) => ({ links: output })),
    'forget the links': assign({ links: {} }),
    'report the end': emit((_, { output }: { output: Message }) => ({
      type: 'sharing.stopped',
      message: output.message,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'the link is at hand': ({ context }) => context.links.path !== undefined,
    'earlier links work': ({ context }) => context.links.expires_at !== undefined,
  },
}).createMachine({
  id: 'shareOrder',
  description: 'Can other people than the customer see the order?',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Which links of the order work, as far as this page knows?',
      always: [
        { guard: 'the link is at hand', target: 'linked' },
        { guard: 'earlier links work', target: 'shared' },
        'private',
      ],
    },
    private: {
      description: 'No link shows the order.',
      on: { 'link.make': 'making' },
    },
    making: {
      description: 'The server makes a link.',
      tags: 'busy',
      invoke: {
        id: 'shareOrder',
        src: 'shareOrder',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'linked', actions: { type: 'keep the link', params: ({ event }) => event } },
        onError: {
          target: 'deciding',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    linked: {
      description: 'The customer has a link, and can send it as often as needed.',
      on: { 'sharing.stop': 'stopping' },
    },
    shared: {
      description: 'Links of an earlier visit still work; the customer makes another link to send it.',
      on: { 'link.make': 'making', 'sharing.stop': 'stopping' },
    },
    stopping: {
      description: 'The server revokes all links of the order.',
      tags: 'busy',
      invoke: {
        id: 'stopSharingOrder',
        src: 'stopSharingOrder',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: {
          target: 'private',
          actions: ['forget the links', { type: 'report the end', params: ({ event }) => event }],
        },
        onError: {
          target: 'deciding',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
  },
})
