import { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { blocked, earlier, held, offline, sent, session, wrongCode } from '#tests/machines/samples/codes.ts'
import { model } from '#tests/support/model.ts'

export const enterCodeModel = model(enterCodeMachine, {
  inputs: {
    'a phone': { recipient: '+971501234567', length: 6 },
    // How long a code is still good for depends on when the page reads the clock; an expired code has no time left.
    'a phone to which this tab sent a code before': {
      recipient: '+971501234567',
      length: 6,
      earlier: { ...earlier, good_for: 0 },
    },
  },
  events: {
    'code.change': [{ code: '123' }, { code: '123456' }],
    'form.submit': [{}],
    'code.resend': [{}],
  },
  answers: {
    sendCode: { done: [sent, held, blocked], refused: [offline] },
    checkCode: { done: [session], refused: [wrongCode, offline] },
    countdown: { done: [undefined], refused: [new Error('No clock')] },
  },
})
