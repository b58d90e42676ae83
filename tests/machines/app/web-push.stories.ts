import { webPushMachine } from '#machines/app/web-push.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { public_key: 'BP4z9KsN' }
const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'BCVxsr7N', auth: 'BTBZMqHH' }
const { endpoint } = browser
const lost = new TypeError('Failed to fetch')
const free = done('readDevice', 'free')
const accept = { type: 'push.accept' } as const
const stop = { type: 'push.stop' } as const
const on = [
  free,
  accept,
  done('askPermission', 'granted'),
  done('subscribeDevice', browser),
  done('subscribeToPush'),
] as const

// Issue 20, line 8: asked after placing an order, never on load; docs/spec.md §4, push messages.
export const webPushStories = stories(webPushMachine, {
  'push messages are offered, and nothing is asked by itself': {
    input,
    when: [free],
    ends: 'offered',
    asked: [['readDevice']],
  },
  'push messages are switched on by one press and the permission of the browser': {
    input,
    when: [
      free,
      ignored(stop),
      accept,
      at('asking', ['busy']),
      ignored(accept),
      done('askPermission', 'granted'),
      at('subscribing', ['busy']),
      done('subscribeDevice', browser),
      at('saving', ['busy']),
      done('subscribeToPush'),
    ],
    ends: 'subscribed',
    asked: [['readDevice'], ['askPermission'], ['subscribeDevice', input], ['subscribeToPush', browser]],
  },
  'push messages are not offered in a browser that cannot receive them': {
    input,
    when: [done('readDevice', 'unsupported')],
    ends: 'unavailable',
    output: { type: 'unavailable' },
  },
  'push messages are not offered when the browser does not say what it can': {
    input,
    when: [refused('readDevice')],
    ends: 'unavailable',
    output: { type: 'unavailable' },
  },
  'push messages of an earlier visit are told to the server anew, without a question': {
    input,
    when: [
      done('readDevice', 'subscribed'),
      at('subscribing', ['busy']),
      done('subscribeDevice', browser),
      done('subscribeToPush'),
    ],
    ends: 'subscribed',
    asked: [['readDevice'], ['subscribeDevice', input], ['subscribeToPush', browser]],
  },
  'push messages stay offered when the shopper closes the question without an answer': {
    input,
    when: [free, accept, done('askPermission', 'default')],
    ends: 'offered',
  },
  'push messages that the browser blocks can be switched on once they are allowed': {
    input,
    when: [
      free,
      accept,
      done('askPermission', 'denied'),
      at('blocked'),
      accept,
      done('askPermission', 'granted'),
    ],
    ends: 'subscribing',
  },
  'push messages can be tried again when the browser does not ask': {
    input,
    when: [free, accept, refused('askPermission'), at('failed'), accept],
    ends: 'asking',
  },
  'push messages can be tried again when the browser finds no push service': {
    input,
    when: [free, accept, done('askPermission', 'granted'), refused('subscribeDevice')],
    ends: 'failed',
  },
  'push messages can be tried again when the server does not answer': {
    input,
    when: [...on.slice(0, 4), refused('subscribeToPush', lost)],
    ends: 'failed',
  },
  'push messages are switched off in the browser, then at the server': {
    input,
    when: [
      ...on,
      stop,
      at('leaving', ['busy']),
      done('leaveDevice', { endpoint }),
      at('telling', ['busy']),
      done('unsubscribeFromPush'),
    ],
    ends: 'offered',
    asked: [
      ['readDevice'],
      ['askPermission'],
      ['subscribeDevice', input],
      ['subscribeToPush', browser],
      ['leaveDevice'],
      ['unsubscribeFromPush', { endpoint }],
    ],
  },
  'push messages are off also when the server does not hear of it: the push service refuses them': {
    input,
    when: [...on, stop, done('leaveDevice', { endpoint }), refused('unsubscribeFromPush', lost)],
    ends: 'offered',
  },
  'push messages that the browser has ended itself need nothing of the server': {
    input,
    when: [...on, stop, done('leaveDevice', { endpoint: null })],
    ends: 'offered',
  },
  'push messages that cannot be switched off say so, and the shopper can try again': {
    input,
    when: [...on, stop, refused('leaveDevice'), at('notStopped'), stop],
    ends: 'leaving',
  },
})
