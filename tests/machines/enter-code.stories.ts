import { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import {
  badPhone,
  blocked,
  held,
  offline,
  sent,
  session,
  wornOut,
  wrongCode,
} from '#tests/machines/samples/codes.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { recipient: '+971501234567', length: 6 }
const typed = { type: 'code.change', code: '123456' } as const
const asked = { recipient: '+971501234567' }
const proven = { code: '123456', proof: session }

// docs/spec.md §7 Auth; docs/contract.md §2 Auth: six digits, ten minutes, five tries, another one after a minute.
export const enterCodeStories = stories(enterCodeMachine, {
  'a code is asked for at once, and nothing is typed yet': {
    input,
    when: [],
    ends: 'sending',
    asked: [['sendCode', asked]],
    context: { code: '', refusals: [], message: '', resend_at: 0, good_for: 0 },
  },
  'a code is sent, and the right one proves the phone as soon as its last digit is there': {
    input,
    when: [
      at('sending', ['sending']),
      done('sendCode', sent),
      { type: 'code.change', code: '12345' },
      at({ proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } }),
      typed,
      at({ proving: { entry: 'checking', delivery: { sent: 'recent' } } }, ['busy']),
      done('checkCode', session),
    ],
    ends: 'proven',
    asked: [
      ['sendCode', asked],
      ['countdown', { ends: sent.resend_at }],
      ['checkCode', { ...asked, code: '123456' }],
    ],
    context: { message: 'If this number can be verified, we have sent a code.' },
    output: proven,
  },
  'a pasted code may have spaces and Arabic digits': {
    input,
    when: [done('sendCode', sent), { type: 'code.change', code: ' ١٢٣ ٤٥٦ ' }, done('checkCode', session)],
    ends: 'proven',
    output: proven,
  },
  'digits beyond the length of a code are not taken': {
    input: { ...input, length: 4 },
    when: [done('sendCode', sent), { type: 'code.change', code: 'code: 98765' }, done('checkCode', session)],
    ends: 'proven',
    output: { code: '9876', proof: session },
  },
  'a code that lacks digits is not sent, and the form says so until it is changed': {
    input,
    when: [
      done('sendCode', sent),
      { type: 'code.change', code: '123' },
      { type: 'form.submit' },
      at({ proving: { entry: { editing: 'incomplete' }, delivery: { sent: 'recent' } } }),
      { type: 'code.change', code: '1234' },
    ],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } },
    asked: [
      ['sendCode', asked],
      ['countdown', { ends: sent.resend_at }],
    ],
    context: { code: '1234' },
  },
  'a wrong code stays, with the words of the server, until it is changed': {
    input,
    when: [done('sendCode', sent), typed, refused('checkCode', wrongCode)],
    ends: { proving: { entry: { editing: 'refused' }, delivery: { sent: 'recent' } } },
    heard: [{ type: 'code.refused' }],
    context: { code: '123456', refusals: wrongCode.errors },
  },
  'a code that is corrected is forgiven, and sent again by itself': {
    input,
    when: [
      done('sendCode', sent),
      typed,
      refused('checkCode', wrongCode),
      { type: 'code.change', code: '12345' },
      at({ proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } }),
      { type: 'code.change', code: '123457' },
    ],
    ends: { proving: { entry: 'checking', delivery: { sent: 'recent' } } },
    asked: [
      ['sendCode', asked],
      ['countdown', { ends: sent.resend_at }],
      ['checkCode', { ...asked, code: '123456' }],
      ['checkCode', { ...asked, code: '123457' }],
    ],
    heard: [{ type: 'code.refused' }],
    context: { refusals: [] },
  },
  'a refused code is forgiven as soon as the customer changes it': {
    input,
    when: [
      done('sendCode', sent),
      typed,
      refused('checkCode', wrongCode),
      { type: 'code.change', code: '12345' },
    ],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } },
    heard: [{ type: 'code.refused' }],
    context: { code: '12345', refusals: [] },
  },
  'a code that was tried too often shows what the server says of it': {
    input,
    when: [done('sendCode', sent), typed, refused('checkCode', wornOut)],
    ends: { proving: { entry: { editing: 'refused' }, delivery: { sent: 'recent' } } },
    heard: [{ type: 'code.refused' }],
    context: { refusals: wornOut.errors },
  },
  'a code whose check got no answer stays, and can be sent again': {
    input,
    when: [
      done('sendCode', sent),
      typed,
      refused('checkCode', offline),
      at({ proving: { entry: { editing: 'failed' }, delivery: { sent: 'recent' } } }),
      { type: 'form.submit' },
      done('checkCode', session),
    ],
    ends: 'proven',
    output: proven,
  },
  'a refused code that is sent again is no longer held against the customer, also when no answer comes': {
    input,
    when: [
      done('sendCode', sent),
      typed,
      refused('checkCode', wrongCode),
      { type: 'form.submit' },
      at({ proving: { entry: 'checking', delivery: { sent: 'recent' } } }, ['busy']),
      refused('checkCode', offline),
    ],
    ends: { proving: { entry: { editing: 'failed' }, delivery: { sent: 'recent' } } },
    heard: [{ type: 'code.refused' }],
    context: { code: '123456', refusals: [] },
  },
  'a code is sent once, although the form is submitted while it is compared': {
    input,
    when: [done('sendCode', sent), typed, ignored({ type: 'form.submit' }), ignored(typed)],
    ends: { proving: { entry: 'checking', delivery: { sent: 'recent' } } },
  },
  'another code can be asked for when the minute of the server is over, and replaces what was typed': {
    input,
    when: [
      done('sendCode', sent),
      ignored({ type: 'code.resend' }),
      { type: 'code.change', code: '123' },
      done('countdown'),
      at({ proving: { entry: { editing: 'fresh' }, delivery: { sent: 'late' } } }),
      { type: 'code.resend' },
      at('sending', ['sending']),
      done('sendCode', { ...sent, resend_at: sent.resend_at + 60_000 }),
    ],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } },
    asked: [
      ['sendCode', asked],
      ['countdown', { ends: sent.resend_at }],
      ['sendCode', asked],
      ['countdown', { ends: sent.resend_at + 60_000 }],
    ],
    context: { code: '' },
  },
  'another code takes away what was held against the earlier one': {
    input,
    when: [
      done('sendCode', sent),
      typed,
      refused('checkCode', wornOut),
      done('countdown'),
      { type: 'code.resend' },
      done('sendCode', sent),
    ],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } },
    heard: [{ type: 'code.refused' }],
    context: { code: '', refusals: [] },
  },
  'another code can be asked for although the countdown stopped by mistake': {
    input,
    when: [done('sendCode', sent), refused('countdown'), { type: 'code.resend' }],
    ends: 'sending',
  },
  'a code expires, and the page says so and offers another': {
    input,
    when: [
      done('sendCode', sent),
      after('codeExpires', 600_000),
      at({ proving: { entry: { editing: 'fresh' }, delivery: 'expired' } }),
      { type: 'code.resend' },
    ],
    ends: 'sending',
  },
  'a code that a sign-up or an earlier visit has sent is the one to enter, and no other is sent for a while':
    {
      input,
      when: [
        done('sendCode', held),
        at({ proving: { entry: { editing: 'fresh' }, delivery: { held: 'recent' } } }),
        ignored({ type: 'code.resend' }),
        done('countdown'),
        at({ proving: { entry: { editing: 'fresh' }, delivery: { held: 'late' } } }),
        { type: 'code.resend' },
      ],
      ends: 'sending',
      asked: [
        ['sendCode', asked],
        ['countdown', { ends: held.resend_at }],
        ['sendCode', asked],
      ],
      context: { message: '', resend_at: held.resend_at },
    },
  'too many codes are named as the reason why none is sent, and another can be asked for when the time is over':
    {
      input,
      when: [
        done('sendCode', blocked),
        at({ proving: { entry: { editing: 'fresh' }, delivery: 'blocked' } }),
        ignored({ type: 'code.resend' }),
        done('countdown'),
        at({ proving: { entry: { editing: 'fresh' }, delivery: 'free' } }),
        { type: 'code.resend' },
      ],
      ends: 'sending',
      asked: [
        ['sendCode', asked],
        ['countdown', { ends: blocked.resend_at }],
        ['sendCode', asked],
      ],
      context: { message: 'Too many codes. You can ask for another one in 40 minutes.' },
    },
  'a code can be asked for after too many although the countdown stopped by mistake': {
    input,
    when: [
      done('sendCode', blocked),
      refused('countdown'),
      at({ proving: { entry: { editing: 'fresh' }, delivery: 'free' } }),
      { type: 'code.resend' },
    ],
    ends: 'sending',
  },
  'an earlier code works while no other was sent, and keeps what was typed': {
    input,
    when: [
      done('sendCode', sent),
      { type: 'code.change', code: '123' },
      done('countdown'),
      { type: 'code.resend' },
      done('sendCode', held),
      refused('countdown'),
      at({ proving: { entry: { editing: 'fresh' }, delivery: { held: 'late' } } }),
      { type: 'code.change', code: '123456' },
      done('checkCode', session),
    ],
    ends: 'proven',
    context: { message: '' },
    output: proven,
  },
  'the typed code stays when no other code can be sent': {
    input,
    when: [
      done('sendCode', sent),
      { type: 'code.change', code: '123' },
      done('countdown'),
      { type: 'code.resend' },
      ignored({ type: 'code.change', code: '1234' }),
      refused('sendCode', offline),
    ],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: 'unsent' } },
    context: { code: '123', message: '' },
  },
  'a number that no code can be sent to shows what the server says of it': {
    input,
    when: [refused('sendCode', badPhone)],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: 'unsent' } },
    context: { message: 'This is no phone number. Correct it.' },
  },
  'a code that could not be sent is asked for again': {
    input,
    when: [refused('sendCode', offline), { type: 'code.resend' }, done('sendCode', sent)],
    ends: { proving: { entry: { editing: 'fresh' }, delivery: { sent: 'recent' } } },
    asked: [
      ['sendCode', asked],
      ['sendCode', asked],
      ['countdown', { ends: sent.resend_at }],
    ],
  },
})
