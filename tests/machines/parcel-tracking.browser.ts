import { parcelTrackingMachine } from '#machines/parcel/parcel-tracking.machine.ts'
import { browser } from '#tests/support/browser.ts'

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
