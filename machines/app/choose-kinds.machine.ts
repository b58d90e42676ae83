import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { NotificationSettings } from '#openapi/generated/client.ts'

export type NotificationKind = keyof NotificationSettings

export const notificationKinds = ['order_status', 'message', 'referral_code'] as const

export const chooseKindsPorts = {
  updateNotificationSettings: port<NotificationSettings, NotificationSettings>('updateNotificationSettings'),
}

/** Which kinds of notifications reach the devices of the customer (docs/contract.md §2 Ours). */
export const chooseKindsMachine = setup({
  types: {
    input: {} as { saved: NotificationSettings },
    /** `wanted` is on show; `saved` is what the server holds. */
    context: {} as { saved: NotificationSettings; wanted: NotificationSettings },
    events: {} as { type: 'kind.toggle'; kind: NotificationKind },
    tags: {} as 'busy',
  },
  actors: chooseKindsPorts,
  actions: {
    'turn the switch': assign(({ context: { wanted } }, { kind }: { kind: NotificationKind }) => ({
      wanted: { ...wanted, [kind]: !wanted[kind] },
    })),
    'keep what the server holds': assign((_, { output }: { output: NotificationSettings }) => ({
      saved: output,
    })),
    'turn the switches back': assign(({ context: { saved } }) => ({ wanted: saved })),
  },
  guards: {
    'the customer wants more changed': ({ context: { saved, wanted } }) =>
      notificationKinds.some((kind) => saved[kind] !== wanted[kind]),
  },
}).createMachine({
  id: 'chooseKinds',
  description: 'Which kinds of notifications does the customer want on their devices?',
  context: ({ input: { saved } }) => ({ saved, wanted: saved }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The switches show what the server holds.',
      on: {
        'kind.toggle': {
          target: 'saving',
          actions: { type: 'turn the switch', params: ({ event: { kind } }) => ({ kind }) },
        },
      },
    },
    saving: {
      description: 'The server saves the choice; later presses wait for its answer.',
      tags: 'busy',
      on: {
        'kind.toggle': { actions: { type: 'turn the switch', params: ({ event: { kind } }) => ({ kind }) } },
      },
      invoke: {
        id: 'updateNotificationSettings',
        src: 'updateNotificationSettings',
        input: ({ context: { wanted } }) => wanted,
        onDone: {
          target: 'decidingNext',
          actions: { type: 'keep what the server holds', params: ({ event }) => event },
        },
        onError: { target: 'failed', actions: 'turn the switches back' },
      },
    },
    decidingNext: {
      description: 'Did the customer press again meanwhile?',
      always: [{ guard: 'the customer wants more changed', target: 'saving' }, 'settled'],
    },
    failed: {
      description: 'The server did not save the choice; the switches show what the server holds.',
      on: {
        'kind.toggle': {
          target: 'saving',
          actions: { type: 'turn the switch', params: ({ event: { kind } }) => ({ kind }) },
        },
      },
    },
  },
})
