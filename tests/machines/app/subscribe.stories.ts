import { ApiError } from '#api/api-error.ts'
import { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const message = { message: 'Subscribed Successfully' }
const busy = new ApiError(503, [{ code: 'error', message: 'Busy' }])
const write = (email: string) => ({ type: 'email.change', email }) as const

export const subscribeStories = stories(subscribeMachine, {
  // docs/spec.md §7: newsletter subscribe with payload email; §8: 'Subscribed Successfully'.
  'the newsletter form subscribes an e-mail address': {
    when: [
      write(' amira@example.com '),
      { type: 'form.submit' },
      at('submitting', ['busy']),
      done('subscribeNewsletter', message),
    ],
    ends: 'done',
    asked: [['subscribeNewsletter', { email: 'amira@example.com' }]],
    heard: [{ type: 'newsletter.subscribed' }],
    context: { email: '' },
  },
  // docs/spec.md §5, newsletter: the email must match a standard e-mail pattern.
  'the newsletter form asks for a valid email': {
    when: [write('amira@example'), { type: 'form.submit' }],
    ends: 'invalid',
    asked: [],
    context: { email: 'amira@example' },
  },
  'the newsletter form asks for an email when there is none': {
    when: [{ type: 'form.submit' }],
    ends: 'invalid',
    asked: [],
    context: { email: '' },
  },
  'the newsletter form stops complaining as soon as the customer writes': {
    when: [
      write('amira@'),
      { type: 'form.submit' },
      write('amira@example.com'),
      at('editing'),
      { type: 'form.submit' },
    ],
    ends: 'submitting',
    asked: [['subscribeNewsletter', { email: 'amira@example.com' }]],
  },
  'the newsletter form keeps the email when it cannot be sent': {
    when: [
      write('amira@example.com'),
      { type: 'form.submit' },
      refused('subscribeNewsletter', busy),
      at('editing'),
      { type: 'form.submit' },
      done('subscribeNewsletter', message),
    ],
    ends: 'done',
    asked: [
      ['subscribeNewsletter', { email: 'amira@example.com' }],
      ['subscribeNewsletter', { email: 'amira@example.com' }],
    ],
    heard: [{ type: 'failure', error: busy }, { type: 'newsletter.subscribed' }],
  },
  'the newsletter form shows the email while it cannot be sent': {
    when: [write('amira@example.com'), { type: 'form.submit' }, refused('subscribeNewsletter', busy)],
    ends: 'editing',
    heard: [{ type: 'failure', error: busy }],
    context: { email: 'amira@example.com' },
  },
  'the newsletter form sends an email once, although the form is submitted twice': {
    when: [write('amira@example.com'), { type: 'form.submit' }, ignored({ type: 'form.submit' })],
    ends: 'submitting',
    asked: [['subscribeNewsletter', { email: 'amira@example.com' }]],
  },
  'the newsletter form loses nothing that is written while an email is on its way': {
    when: [write('amira@example.com'), { type: 'form.submit' }, write('amira.h@example.com')],
    ends: 'editing',
    context: { email: 'amira.h@example.com' },
  },
  'the newsletter form takes another email after the first': {
    when: [
      write('amira@example.com'),
      { type: 'form.submit' },
      done('subscribeNewsletter', message),
      ignored({ type: 'form.submit' }),
      write('b@example.com'),
    ],
    ends: 'editing',
    heard: [{ type: 'newsletter.subscribed' }],
    context: { email: 'b@example.com' },
  },
})
