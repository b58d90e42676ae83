import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import { isOver } from '#machines/rules/order-steps.ts'
import { hasCode } from '#machines/rules/refusal.ts'
import type { SharedParcel } from '#openapi/generated/client.ts'

export const parcelTrackingPorts = {
  /** One side of a parcel, by the token of its link. */
  trackSharedParcel: port<SharedParcel, { token: string }>('trackSharedParcel'),
}

/** Follows a parcel for the holder of a link: reads it every ten seconds until its last status (docs/spec.md §4, §9). */
export const parcelTrackingMachine = setup({
  types: {
    input: {} as { token: string },
    /** `parcel`: the last reply; empty while the page opens. */
    context: {} as { token: string; parcel: SharedParcel | undefined; failures: number },
    events: {} as { type: 'page.hidden' } | { type: 'page.shown' } | { type: 'track.retry' },
    tags: {} as 'busy',
  },
  actors: parcelTrackingPorts,
  delays: { pollInterval: 10_000, retryPause: ({ context }) => pauseAfter(context.failures) },
  actions: {
    'show the parcel': assign((_, { output }: { output: SharedParcel }) => ({ parcel: output, failures: 0 })),
    'count the failure': assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    'its way is over': ({ context }) => isOver(context.parcel!),
    'the link opens nothing': (_, { error }: { error: unknown }) =>
      isNotFound(error) || hasCode(error, 403, 'token'),
  },
}).createMachine({
  id: 'parcelTracking',
  description: 'Where is the parcel, for the holder of this link? The last reply stays on the screen.',
  context: ({ input: { token } }) => ({ token, parcel: undefined, failures: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page reads the parcel for the first time.',
      tags: 'busy',
      invoke: {
        id: 'trackSharedParcel',
        src: 'trackSharedParcel',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'following', actions: { type: 'show the parcel', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'the link opens nothing', params: ({ event }) => event }, target: 'gone' },
          'failed',
        ],
      },
      on: { 'page.hidden': 'unseen' },
    },
    unseen: {
      description:
        'The page opened in the background, and reads the parcel once the holder of the link looks at it.',
      on: { 'page.shown': 'opening' },
    },
    failed: {
      description: 'The parcel did not load.',
      on: { 'track.retry': 'opening' },
    },
    following: {
      description: 'The holder of the link looks at the parcel.',
      initial: 'decidingNext',
      on: { 'page.hidden': 'paused' },
      states: {
        decidingNext: {
          description: 'Will anything more happen to the parcel?',
          always: [{ guard: 'its way is over', target: '#parcelTracking.over' }, 'waiting'],
        },
        waiting: {
          description: 'The page shows the last reply.',
          after: { pollInterval: 'asking' },
        },
        asking: {
          description: 'The page reads the parcel again.',
          tags: 'busy',
          invoke: {
            id: 'trackSharedParcel',
            src: 'trackSharedParcel',
            input: ({ context: { token } }) => ({ token }),
            onDone: {
              target: 'decidingNext',
              actions: { type: 'show the parcel', params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: 'the link opens nothing', params: ({ event }) => event },
                target: '#parcelTracking.gone',
              },
              { target: 'backingOff', actions: 'count the failure' },
            ],
          },
        },
        backingOff: {
          description: 'No answer came; the next read waits longer after every failure.',
          after: { retryPause: 'asking' },
          on: { 'track.retry': 'asking' },
        },
      },
    },
    paused: {
      description: 'The page is hidden.',
      on: { 'page.shown': 'following.asking' },
    },
    over: { description: 'The parcel was handed over, came back, or was canceled.', type: 'final' },
    gone: { description: 'The link is unknown, expired or revoked.', type: 'final' },
  },
})
