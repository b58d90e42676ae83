import { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import { model } from '#tests/support/model.ts'

export const pickInterestsModel = model(pickInterestsMachine, {
  inputs: { 'a customer without interests': { saved: [] }, 'a customer with interests': { saved: [1] } },
  events: {
    'category.toggle': [{ category_id: 1 }],
    'interests.save': [{}],
    'interests.skip': [{}],
  },
  answers: {
    updateInterest: { done: [{ message: 'Updated.' }], refused: [new TypeError('Failed to fetch')] },
  },
  stateKey: ({ context: { chosen } }) => String(chosen.length),
})
