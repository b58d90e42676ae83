import { chooseKindsMachine } from '#machines/app/choose-kinds.machine.ts'
import { model } from '#tests/support/model.ts'

const saved = { order_status: true, message: true, referral_code: true }

export const chooseKindsModel = model(chooseKindsMachine, {
  inputs: { 'a customer who wants all kinds': { saved } },
  events: {
    // One switch, pressed once more while the first press is with the server.
    'kind.toggle': [{ kind: 'message' }],
  },
  answers: {
    updateNotificationSettings: {
      done: (wanted) => [wanted],
      refused: [new TypeError('Failed to fetch')],
    },
  },
})
