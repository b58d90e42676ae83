import { ApiError } from '#api/api-error.ts'
import { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import { model } from '#tests/support/model.ts'

export const convertPointsModel = model(convertPointsMachine, {
  inputs: { start: undefined },
  events: {
    'points.change': [{ points: '100' }, { points: 'a few' }],
    'form.submit': [{}],
  },
  answers: {
    newTransferKey: { done: ['key-0000-0000-0001'], refused: [new Error('No randomness')] },
    transferPoints: {
      done: [{ message: 'Point to wallet transfer successfully.' }],
      refused: [
        new ApiError(403, [{ code: 'point', message: "You don't have that many points." }]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
})
