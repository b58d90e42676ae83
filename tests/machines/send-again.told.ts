import { sendAgainMachine } from '#machines/parcel/send-again.machine.ts'
import { told } from '#tests/support/told.ts'

/** Issue 22, line 9: the filled form takes the place of the page that filled it. */
export const sendAgainTold = told(sendAgainMachine, {
  filled: { goes: /^\/parcel-delivery-info\?id=\d+$/ },
  kept: { goes: '/parcel-delivery-info' },
  notFound: {
    goes: '/parcel-delivery-info',
    says: [['error', "We couldn't find that parcel. You can fill in the form yourself."]],
  },
})
