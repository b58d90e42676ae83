import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { PushSubscription } from '#openapi/generated/client.ts'

/** `subscribed`: it receives messages of this shop since an earlier visit. */
export type Device = 'unsupported' | 'free' | 'subscribed'
/** `default`: the shopper closed the browser's question without an answer. */
export type Permission = 'granted' | 'denied' | 'default'
export type PushKeyInput = { public_key: string }
export type Browser = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>

export const webPushPorts = {
  readDevice: port<Device>('readDevice'),
  askPermission: port<Permission>('askPermission'),
  /** The browser registers at its push service. */
  subscribeDevice: port<Browser, PushKeyInput>('subscribeDevice'),
  /** The server learns where the browser receives messages. */
  subscribeToPush: port<void, Browser>('subscribeToPush'),
  /** The browser ends its subscription; null when it had none any more. */
  leaveDevice: port<{ endpoint: string | null }>('leaveDevice'),
  unsubscribeFromPush: port<void, { endpoint: string }>('unsubscribeFromPush'),
}

/** What the port answered that led here. */
const outputOf = <Output>(event: object) => (event as { output: Output }).output

/** Offers to tell the shopper of the order while the page is closed (docs/spec.md §4, push messages). */
export const webPushMachine = setup({
  types: {
    input: {} as PushKeyInput,
    context: {} as PushKeyInput,
    events: {} as { type: 'push.accept' } | { type: 'push.stop' },
    output: {} as { type: 'unavailable' },
    tags: {} as 'busy',
  },
  actors: webPushPorts,
  guards: {
    'the browser can receive': (_, { output }: { output: Device }) => output === 'free',
    'the browser is subscribed': (_, { output }: { output: Device }) => output === 'subscribed',
    'the shopper allowed it': (_, { output }: { output: Permission }) => output === 'granted',
    'the browser was subscribed': (_, { output }: { output: { endpoint: string | null } }) =>
      output.endpoint !== null,
    'the browser blocks it': (_, { output }: { output: Permission }) => output === 'denied',
  },
}).createMachine({
  id: 'webPush',
  description: 'Does the shopper want notifications about the order while the page is closed?',
  context: ({ input }) => input,
  output: { type: 'unavailable' },
  initial: 'readingDevice',
  states: {
    readingDevice: {
      description: 'Can this browser receive notifications, and does it receive them already?',
      invoke: {
        id: 'readDevice',
        src: 'readDevice',
        onDone: [
          { guard: { type: 'the browser can receive', params: ({ event }) => event }, target: 'offered' },
          // Anew: the shopper, the language or the key may be others than at the last visit.
          {
            guard: { type: 'the browser is subscribed', params: ({ event }) => event },
            target: 'subscribing',
          },
          'unavailable',
        ],
        onError: 'unavailable',
      },
    },
    offered: {
      description: 'The shopper can switch notifications on.',
      on: { 'push.accept': 'asking' },
    },
    asking: {
      description: 'The browser asks the shopper for permission.',
      tags: 'busy',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          { guard: { type: 'the shopper allowed it', params: ({ event }) => event }, target: 'subscribing' },
          { guard: { type: 'the browser blocks it', params: ({ event }) => event }, target: 'blocked' },
          'offered',
        ],
        onError: 'failed',
      },
    },
    subscribing: {
      description: 'The browser registers at its push service.',
      tags: 'busy',
      invoke: {
        id: 'subscribeDevice',
        src: 'subscribeDevice',
        input: ({ context }) => context,
        onDone: 'saving',
        onError: 'failed',
      },
    },
    saving: {
      description: 'The server saves where the browser receives notifications.',
      tags: 'busy',
      invoke: {
        id: 'subscribeToPush',
        src: 'subscribeToPush',
        input: ({ event }) => outputOf<Browser>(event),
        onDone: 'subscribed',
        onError: 'failed',
      },
    },
    subscribed: {
      description: 'Notifications are on.',
      on: { 'push.stop': 'leaving' },
    },
    leaving: {
      description: 'The browser ends its subscription.',
      tags: 'busy',
      invoke: {
        id: 'leaveDevice',
        src: 'leaveDevice',
        onDone: [
          { guard: { type: 'the browser was subscribed', params: ({ event }) => event }, target: 'telling' },
          'offered',
        ],
        onError: 'notStopped',
      },
    },
    // Without an answer the server learns it when the push service refuses the next message.
    telling: {
      description: 'The server learns that the browser receives no more notifications.',
      tags: 'busy',
      invoke: {
        id: 'unsubscribeFromPush',
        src: 'unsubscribeFromPush',
        input: ({ event }) => outputOf<{ endpoint: string }>(event),
        onDone: 'offered',
        onError: 'offered',
      },
    },
    notStopped: {
      description: 'The browser could not switch notifications off.',
      on: { 'push.stop': 'leaving' },
    },
    blocked: {
      description: 'The browser blocks notifications; the shopper reads how to allow them.',
      on: { 'push.accept': 'asking' },
    },
    failed: {
      description: 'The permission, the push service or the server failed, and notifications stay off.',
      on: { 'push.accept': 'asking' },
    },
    unavailable: {
      description: 'The page offers nothing: this browser cannot receive notifications, or did not say so.',
      type: 'final',
    },
  },
})
