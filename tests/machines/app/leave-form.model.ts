import { leaveFormMachine } from '#machines/app/leave-form.machine.ts'
import { model } from '#tests/support/model.ts'

export const leaveFormModel = model(leaveFormMachine, {
  inputs: { start: undefined },
  events: {
    'page.leave': [{ exit: { type: 'link', to: '/home' } }, { exit: { type: 'history', by: -1 } }],
    'leave.accept': [{}],
    'leave.decline': [{}],
  },
  answers: {},
})
