import { strictEqual } from 'node:assert'
import { parcelTrackingMachine } from '#machines/parcel/parcel-tracking.machine.ts'
import { connectParcelTracking } from '#src/features/tracking/shared-parcel.ports.ts'
import { placeParcel, shareParcel } from '#tests/fixtures/plain-parcel.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const parcelTrackingService = service(parcelTrackingMachine, async (stage, { from }) => {
  stage.wire.module_id = stage.city.modules.find(({ module_type }) => module_type === 'parcel')!.id
  const { guest_id } = stage
  const order_id = await placeParcel(stage.server as never, { guest_id })
  const { receiver: token } = await shareParcel(stage.server as never, { order_id, guest_id })
  return {
    connected: connectParcelTracking(stage.api),
    inputs: { [from]: { token } },
    answers: {
      trackSharedParcel: { before: ({ output }) => stage.moveOrder(order_id, output.order_status) },
    },
    holds: async ({ context }) => {
      const { order_status } = await stage.trackOrder(order_id, '')
      if (context.parcel) strictEqual(context.parcel.order_status, order_status)
    },
  }
})

export const parcelTrackingBrowser = browser(
  parcelTrackingMachine,
  async ({ page, arrive, live }, { from }) => {
    const { token } = live.inputs![from] as { token: string }
    return {
      open: async () => {
        // The code of the page comes after the page.
        const asked = page.waitForRequest(/\/order\/parcel-shared/)
        await arrive(`/p/${token}`)
        await asked
      },
      answers: {
        trackSharedParcel: {
          shaped: (parcel, { output }) => ({ ...parcel, order_status: output.order_status }),
        },
      },
    }
  },
)

/** What the ports send. */
export const parcelTrackingRequests = requests(
  (api) => connectParcelTracking(api),
  [
    {
      port: 'trackSharedParcel',
      input: { token: 'Vb0r3Jw5Yq2mXc8dN1tKzE' },
      sent: { request: 'GET /order/parcel-shared?token=Vb0r3Jw5Yq2mXc8dN1tKzE' },
      field: 'order_status',
    },
  ],
)
