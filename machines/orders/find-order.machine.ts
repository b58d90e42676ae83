import { assign, type DoneActorEvent, setup } from 'xstate'
import { isNotFound } from '#machines/rules/not-found.ts'
import { isTooMany } from '#machines/rules/too-many.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { missingToTrack, orderNumber, type TrackAsker, type TrackFields } from './track-form.ts'
import { trackOrderPorts } from './track-order.machine.ts'

/** `isWrong`: the customer has said that this is not the phone number of the order. */
type Asking = { asker: TrackAsker; isWrong: boolean }

export type FindOrderOutcome = { type: 'found'; order: TrackedOrder; contact_number: string }

/** Finds the order to follow; a guest proves access with the contact number (docs/spec.md §5, §6). */
export const findOrderMachine = setup({
  types: {
    /** With all fields given (by a link or the list of orders) and none to correct the machine requests the order at once. */
    input: {} as TrackFields & Asking,
    context: {} as { fields: TrackFields } & Asking,
    events: {} as { type: 'field.change'; field: keyof TrackFields; value: string } | { type: 'form.submit' },
    output: {} as FindOrderOutcome,
    tags: {} as 'busy',
  },
  actors: trackOrderPorts,
  actions: {
    'keep the text': assign(({ context }, { field, value }: { field: keyof TrackFields; value: string }) => ({
      fields: { ...context.fields, [field]: value },
    })),
  },
  guards: {
    'the phone number is wrong': ({ context }) => context.isWrong,
    'something is missing': ({ context }) => missingToTrack(context.fields, context.asker).length > 0,
    'there is no such order': (_, { error }: { error: unknown }) => isNotFound(error),
    'too many look-ups were wrong': (_, { error }: { error: unknown }) => isTooMany(error),
  },
}).createMachine({
  id: 'findOrder',
  description: 'Which order does the customer want to follow?',
  context: ({ input: { order_id, contact_number, ...asking } }) => ({
    fields: { order_id, contact_number },
    ...asking,
  }),
  output: ({ event }) => event.output as FindOrderOutcome,
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'Are the order ID and a right phone number known?',
      always: [
        { guard: 'the phone number is wrong', target: 'editing.correcting' },
        { guard: 'something is missing', target: 'editing' },
        'asking',
      ],
    },
    editing: {
      description: 'The customer fills in the form.',
      initial: 'fresh',
      on: {
        'field.change': {
          target: '.fresh',
          actions: { type: 'keep the text', params: ({ event }) => event },
        },
        'form.submit': [{ guard: 'something is missing', target: '.incomplete' }, 'asking'],
      },
      states: {
        fresh: { description: 'The form shows no error.' },
        correcting: { description: 'The customer corrects the phone number, which has the focus.' },
        incomplete: {
          description: 'The form says what is missing, and keeps saying it while the customer types.',
          on: { 'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } } },
        },
        notFound: { description: 'No order has this ID and this phone number.' },
        tooMany: { description: 'Too many look-ups were wrong; the customer can send the form again later.' },
        failed: { description: 'No answer came; the customer can send the form again.' },
      },
    },
    asking: {
      description: 'The app looks for the order; typing cancels the look-up.',
      tags: 'busy',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ context: { fields } }) => ({
          order_id: orderNumber(fields.order_id),
          contact_number: fields.contact_number.trim(),
        }),
        onDone: 'found',
        onError: [
          {
            guard: { type: 'there is no such order', params: ({ event }) => event },
            target: 'editing.notFound',
          },
          {
            guard: { type: 'too many look-ups were wrong', params: ({ event }) => event },
            target: 'editing.tooMany',
          },
          'editing.failed',
        ],
      },
      on: {
        'field.change': {
          target: 'editing',
          actions: { type: 'keep the text', params: ({ event }) => event },
        },
      },
    },
    found: {
      description: 'The app found the order, and the customer can follow it.',
      type: 'final',
      output: ({ context, event }): FindOrderOutcome => ({
        type: 'found',
        order: (event as unknown as DoneActorEvent<TrackedOrder>).output,
        contact_number: context.fields.contact_number.trim(),
      }),
    },
  },
})
