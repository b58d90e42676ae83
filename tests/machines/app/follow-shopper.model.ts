import { followShopperMachine } from '#machines/app/follow-shopper.machine.ts'
import { model } from '#tests/support/model.ts'

const mona = { token: 'mona', guest_id: null }
const guest = { token: null, guest_id: 'guest-7' }

export const followShopperModel = model(followShopperMachine, {
  inputs: { 'a customer': mona, 'a guest': guest },
  events: {
    'shopper.changed': [mona, guest, { token: 'omar', guest_id: null }, { token: null, guest_id: 'guest-8' }],
    'token.expired': [{}],
    'shopper.accept': [{}],
  },
  answers: {},
})
