import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { hasCode, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { Message, ReportReason, ReviewReport } from '#openapi/generated/client.ts'

export type ReportReviewOutcome = { type: 'reported' } | { type: 'dismissed' }

export const reportReviewPorts = { reportReview: port<Message, ReviewReport>('reportReview') }

/** Takes why a shown review should go, and tells the shop once. */
export const reportReviewMachine = setup({
  types: {
    input: {} as { review_id: number },
    context: {} as {
      review_id: number
      /** The chosen reason, or none. */
      reasons: readonly ReportReason[]
      note: string
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'reason.choose'; reason: ReportReason }
      | { type: 'note.write'; note: string }
      | { type: 'report.send' }
      | { type: 'report.close' },
    output: {} as ReportReviewOutcome,
    tags: {} as 'busy',
  },
  actors: reportReviewPorts,
  actions: {
    'take the reason': assign((_, { reason }: { reason: ReportReason }) => ({ reasons: [reason] })),
    'take the note': assign((_, { note }: { note: string }) => ({ note })),
    'take the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
  },
  guards: {
    'a reason is chosen': ({ context }) => context.reasons.length > 0,
    'it was reported before': (_, { error }: { error: unknown }) => hasCode(error, 409, 'review'),
    'the server refused': (_, { error }: { error: unknown }) => serverRefusals(error).length > 0,
  },
}).createMachine({
  id: 'reportReview',
  description: 'Does the customer report a review, and why?',
  context: ({ input }) => ({ ...input, reasons: [], note: '', refusals: [] }),
  output: ({ event }) => event.output as ReportReviewOutcome,
  initial: 'writing',
  states: {
    writing: {
      description: 'The customer chooses a reason and may add a note; the form keeps both after a failure.',
      initial: 'fresh',
      on: {
        'reason.choose': {
          target: '.fresh',
          actions: { type: 'take the reason', params: ({ event }) => event },
        },
        'note.write': { actions: { type: 'take the note', params: ({ event }) => event } },
        'report.send': [{ guard: 'a reason is chosen', target: 'sending' }, '.missing'],
        'report.close': 'dismissed',
      },
      states: {
        fresh: { description: 'The form shows no error.' },
        missing: { description: 'The customer has not chosen a reason.' },
        refused: { description: 'The server refused the report, and says why.' },
        failed: { description: 'No answer came. Sending again is safe: the server keeps one report.' },
      },
    },
    sending: {
      description: 'The server takes the report.',
      tags: 'busy',
      invoke: {
        id: 'reportReview',
        src: 'reportReview',
        input: ({ context: { review_id, reasons, note } }) => ({
          review_id,
          reason: reasons[0]!,
          ...(note.trim() && { note: note.trim() }),
        }),
        onDone: 'thanking',
        onError: [
          // The reply to an earlier try may have been lost.
          { guard: { type: 'it was reported before', params: ({ event }) => event }, target: 'thanking' },
          {
            guard: { type: 'the server refused', params: ({ event }) => event },
            target: 'writing.refused',
            actions: { type: 'take the refusals', params: ({ event }) => event },
          },
          'writing.failed',
        ],
      },
    },
    thanking: {
      description: 'The server has the report, and the customer reads what happens next.',
      on: { 'report.close': 'reported' },
    },
    reported: {
      description: 'The shop looks at the review.',
      type: 'final',
      output: (): ReportReviewOutcome => ({ type: 'reported' }),
    },
    dismissed: {
      description: 'The customer reports nothing.',
      type: 'final',
      output: (): ReportReviewOutcome => ({ type: 'dismissed' }),
    },
  },
})
