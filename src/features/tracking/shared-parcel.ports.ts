import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { parcelTrackingMachine, parcelTrackingPorts } from '#machines/parcel/parcel-tracking.machine.ts'

/** Connects a parcel's link: the token is all that the server needs. */
export const connectParcelTracking = (api: Api) =>
  parcelTrackingMachine.provide({
    actors: {
      trackSharedParcel: answer(parcelTrackingPorts.trackSharedParcel, ({ token }, signal) =>
        unwrap(api.GET('/order/parcel-shared', { params: { query: { token } }, signal }), 'order_status'),
      ),
    },
  })
