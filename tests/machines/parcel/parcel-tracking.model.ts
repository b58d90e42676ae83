import { ApiError } from '#api/api-error.ts'
import { parcelTrackingMachine } from '#machines/parcel/parcel-tracking.machine.ts'
import { look } from '#tests/machines/by-hand.ts'
import { parcelAs } from '#tests/machines/samples/shared-parcel.ts'
import { model } from '#tests/support/model.ts'

export const parcelTrackingModel = model(parcelTrackingMachine, {
  inputs: { 'the receiver of a parcel': { token: 'Vb0r3Jw5Yq2mXc8dN1tKzE' } },
  events: { 'page.hidden': [{}], 'page.shown': [{}], 'track.retry': [{}] },
  answers: {
    trackSharedParcel: {
      done: [parcelAs({ order_status: 'picked_up' }), parcelAs({ order_status: 'delivered' })],
      refused: [
        new TypeError('Failed to fetch'),
        new ApiError(404, [{ code: 'link', message: 'This link has expired or is no longer shared.' }]),
      ],
    },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 1)),
  gestures: {
    'page.hidden': (page) => look(page, 'hidden'),
    'page.shown': (page) => look(page, 'visible'),
    'track.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
})
