import { ApiError } from '#api/api-error.ts'
import { addFundMachine } from '#machines/account/add-fund.machine.ts'
import { model } from '#tests/support/model.ts'

export const addFundModel = model(addFundMachine, {
  inputs: { start: undefined },
  events: {
    'amount.change': [{ amount: '40' }, { amount: 'forty' }],
    'form.submit': [{}],
  },
  answers: {
    newFundKey: { done: ['key-0000-0000-0001'], refused: [new Error('No randomness')] },
    addFund: {
      done: [{ redirect_link: 'https://pay.example/1' }],
      refused: [
        new ApiError(403, [{ code: 'amount', message: 'Not so much' }]),
        new TypeError('Failed to fetch'),
      ],
    },
    openGateway: { done: [undefined], refused: [new Error('The browser refused to go')] },
  },
})
