import { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import { model } from '#tests/support/model.ts'

export const subscribeModel = model(subscribeMachine, {
  inputs: { start: undefined },
  events: {
    'email.change': [{ email: 'amira@example.com' }, { email: 'amira@' }],
    'form.submit': [{}],
  },
  answers: {
    subscribeNewsletter: {
      done: [{ message: 'Subscribed Successfully' }],
      refused: [new TypeError('Failed to fetch')],
    },
  },
})
