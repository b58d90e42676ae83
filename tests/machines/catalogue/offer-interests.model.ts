import { offerInterestsMachine } from '#machines/catalogue/offer-interests.machine.ts'
import { model } from '#tests/support/model.ts'

const food = { id: 1, module_type: 'food' } as const
const pharmacy = { id: 4, module_type: 'pharmacy' } as const

export const offerInterestsModel = model(offerInterestsMachine, {
  inputs: {
    'a customer who enters another module': { moment: 'entering', module: pharmacy, asked: [] },
    'a customer at home': { moment: 'home', module: food, asked: [] },
    'a customer who was asked before': { moment: 'home', module: food, asked: [1] },
  },
  events: { 'offer.accept': [{}], 'offer.decline': [{}] },
  answers: {
    getCustomerInfo: {
      done: [{ selected_modules_for_interest: [] }, { selected_modules_for_interest: [1] }],
      refused: [new TypeError('Failed to fetch')],
    },
  },
})
