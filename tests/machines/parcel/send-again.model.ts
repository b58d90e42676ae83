import { ApiError } from '#api/api-error.ts'
import { sendAgainMachine } from '#machines/parcel/send-again.machine.ts'
import { NOW } from '#tests/machines/samples/kept-draft.ts'
import { againOfGuest, backOfCustomer, begunParcel, oldParcel } from '#tests/machines/samples/send-again.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')

export const sendAgainModel = model(sendAgainMachine, {
  inputs: { 'a guest who sends again': againOfGuest, 'a customer who sends back': backOfCustomer },
  events: {
    'again.retry': [{}],
    'draft.replace': [{}],
    'draft.keep': [{}],
  },
  answers: {
    trackOrder: {
      done: [oldParcel, orderAs('delivered')],
      refused: [new ApiError(404, [{ code: 'order', message: 'Order not found' }]), offline],
    },
    readDraft: {
      done: [
        { draft: null, now: NOW },
        { draft: begunParcel(), now: NOW },
      ],
      refused: [offline],
    },
    keepDraft: { done: [undefined], refused: [offline] },
  },
  gestures: {
    'again.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'draft.replace': (page) => page.getByRole('button', { name: /^Use order #/ }).click(),
    'draft.keep': (page) => page.getByRole('button', { name: 'Keep what I entered' }).click(),
  },
})
