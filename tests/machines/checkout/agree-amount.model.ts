import { agreeAmountMachine } from '#machines/checkout/agree-amount.machine.ts'
import { model } from '#tests/support/model.ts'

const measuring = { amount: 42, final: false, fee: 'measuring' as const }

export const agreeAmountModel = model(agreeAmountMachine, {
  inputs: {
    'a known fee': { amount: 52, final: true, fee: 'known', shown: 52 },
    'a fee that is being measured': { ...measuring, shown: 42 },
  },
  events: {
    'draft.changed': [
      { amount: 42, final: true, fee: 'known' },
      { amount: 52, final: true, fee: 'known' },
      { amount: 42, final: false, fee: 'unknown' },
      measuring,
    ],
  },
  answers: {},
})
