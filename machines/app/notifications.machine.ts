import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { UnreadCount } from '#openapi/generated/client.ts'
import type { Mark, Opened } from './notifications.ts'

export const notificationsPorts = {
  readNotification: port<UnreadCount, { notification_id: string }>('readNotification'),
  readNotifications: port<UnreadCount, { until: string }>('readNotifications'),
}

/** The mark that is being sent; `decidingNext` has looked at its type. */
const firstOf = <Type extends Mark['type']>(queue: Mark[]) => queue[0] as Extract<Mark, { type: Type }>

/** Marks notifications as read, in the order of the customer's presses (docs/spec.md §4, push messages). */
export const notificationsMachine = setup({
  types: {
    /** `queue` is on show already and not confirmed yet; `marks` are confirmed and newer than the list on show. */
    context: {} as { queue: Mark[]; marks: Mark[] },
    events: {} as
      | { type: 'notification.open'; opened: Opened }
      | { type: 'all.read'; until: string }
      /** Another customer shops, whose notifications are others. */
      | { type: 'shopper.changed' },
    emitted: {} as { type: 'notifications.read' } | { type: 'failure'; error: unknown },
  },
  actors: notificationsPorts,
  actions: {
    'queue the mark': assign(({ context }, mark: Mark) => ({ queue: [...context.queue, mark] })),
    'confirm the mark': assign(({ context: { queue, marks } }) => ({
      marks: [...marks, ...queue.slice(0, 1)],
      queue: queue.slice(1),
    })),
    'take the mark back': assign(({ context }) => ({ queue: context.queue.slice(1) })),
    'forget the marks': assign({ queue: [], marks: [] }),
    'tell that less is unread': emit({ type: 'notifications.read' }),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'one is next': ({ context }) => context.queue[0]?.type === 'one',
    'all are next': ({ context }) => context.queue[0]?.type === 'all',
  },
}).createMachine({
  id: 'notifications',
  description: 'Which notifications has the customer read?',
  context: { queue: [], marks: [] },
  on: { 'shopper.changed': { target: '.settled', actions: 'forget the marks' } },
  initial: 'settled',
  states: {
    settled: {
      description: 'The server knows which notifications the customer has read.',
      on: {
        'notification.open': {
          target: 'decidingNext',
          actions: { type: 'queue the mark', params: ({ event }) => ({ type: 'one', opened: event.opened }) },
        },
        'all.read': {
          target: 'decidingNext',
          actions: { type: 'queue the mark', params: ({ event }) => ({ type: 'all', until: event.until }) },
        },
      },
    },
    decidingNext: {
      description: 'Which mark is sent next?',
      always: [
        { guard: 'one is next', target: 'sending.one' },
        { guard: 'all are next', target: 'sending.all' },
        'settled',
      ],
    },
    sending: {
      description: 'The server saves the first mark of the queue; later marks wait for its answer.',
      on: {
        'notification.open': {
          actions: { type: 'queue the mark', params: ({ event }) => ({ type: 'one', opened: event.opened }) },
        },
        'all.read': {
          actions: { type: 'queue the mark', params: ({ event }) => ({ type: 'all', until: event.until }) },
        },
      },
      initial: 'one',
      states: {
        one: {
          description: 'The customer opened one row: a notification, or the newest step of an order.',
          invoke: {
            id: 'readNotification',
            src: 'readNotification',
            input: ({ context: { queue } }) => ({ notification_id: firstOf<'one'>(queue).opened.id }),
            onDone: {
              target: '#notifications.decidingNext',
              actions: ['confirm the mark', 'tell that less is unread'],
            },
            onError: {
              target: '#notifications.decidingNext',
              actions: ['take the mark back', { type: 'report the failure', params: ({ event }) => event }],
            },
          },
        },
        all: {
          description: 'The customer marked all shown notifications as read.',
          invoke: {
            id: 'readNotifications',
            src: 'readNotifications',
            input: ({ context: { queue } }) => ({ until: firstOf<'all'>(queue).until }),
            onDone: {
              target: '#notifications.decidingNext',
              actions: ['confirm the mark', 'tell that less is unread'],
            },
            onError: {
              target: '#notifications.decidingNext',
              actions: ['take the mark back', { type: 'report the failure', params: ({ event }) => event }],
            },
          },
        },
      },
    },
  },
})
