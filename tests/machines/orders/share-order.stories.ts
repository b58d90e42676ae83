import { ApiError } from '#api/api-error.ts'
import { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const order = { order_id: 100001 }
const input = { ...order, links: {} }
const link = { path: '/t/Vb0r3Jw5Yq2mXc8dN1tKzE', expires_at: '2026-11-27T15:44:05.000Z' }
const earlier = { expires_at: '2026-11-26T09:00:00.000Z' }
const stopped = { message: 'Sharing stopped. The links no longer work.' }
const tooMany = new ApiError(409, [{ code: 'links', message: 'You have shared this order too many times.' }])
const offline = new TypeError('Failed to fetch')

// docs/contract.md §2, Ours: POST order/share, POST order/share/stop.
export const shareOrderStories = stories(shareOrderMachine, {
  'an order is shared with no one until its customer asks for a link': {
    input,
    when: [ignored({ type: 'sharing.stop' })],
    ends: 'private',
    asked: [],
  },
  'the customer makes one link, however often the button is pressed': {
    input,
    when: [
      { type: 'link.make' },
      at('making', ['busy']),
      ignored({ type: 'link.make' }),
      ignored({ type: 'sharing.stop' }),
      done('shareOrder', link),
      ignored({ type: 'link.make' }),
    ],
    ends: 'linked',
    asked: [['shareOrder', order]],
    context: { links: link },
  },
  'the customer stops sharing, and can share the order again with a new link': {
    input,
    when: [
      { type: 'link.make' },
      done('shareOrder', link),
      { type: 'sharing.stop' },
      at('stopping', ['busy']),
      ignored({ type: 'sharing.stop' }),
      done('stopSharingOrder', stopped),
      at('private'),
      { type: 'link.make' },
    ],
    ends: 'making',
    asked: [
      ['shareOrder', order],
      ['stopSharingOrder', order],
      ['shareOrder', order],
    ],
    heard: [{ type: 'sharing.stopped', message: stopped.message }],
  },
  'an order whose sharing ended stays private when no other link can be made': {
    input,
    when: [
      { type: 'link.make' },
      done('shareOrder', link),
      { type: 'sharing.stop' },
      done('stopSharingOrder', stopped),
      { type: 'link.make' },
      refused('shareOrder', offline),
    ],
    ends: 'private',
    heard: [
      { type: 'sharing.stopped', message: stopped.message },
      { type: 'failure', error: offline },
    ],
  },
  'links of an earlier visit are known, and end when the customer stops sharing': {
    input: { ...order, links: earlier },
    when: [at('shared'), { type: 'sharing.stop' }, done('stopSharingOrder', stopped)],
    ends: 'private',
    asked: [['stopSharingOrder', order]],
    heard: [{ type: 'sharing.stopped', message: stopped.message }],
  },
  'an order that is shared already gets another link to send': {
    input: { ...order, links: earlier },
    when: [{ type: 'link.make' }, done('shareOrder', link)],
    ends: 'linked',
    asked: [['shareOrder', order]],
    context: { links: link },
  },
  'no link is made without an answer, and the customer can try again': {
    input,
    when: [{ type: 'link.make' }, refused('shareOrder', offline), at('private'), { type: 'link.make' }],
    ends: 'making',
    asked: [
      ['shareOrder', order],
      ['shareOrder', order],
    ],
    heard: [{ type: 'failure', error: offline }],
  },
  'an order with as many links as it can have stays shared, and says so': {
    input: { ...order, links: earlier },
    when: [{ type: 'link.make' }, refused('shareOrder', tooMany)],
    ends: 'shared',
    heard: [{ type: 'failure', error: tooMany }],
    context: { links: earlier },
  },
  'the link stays at hand while nothing is known of its end': {
    input,
    when: [
      { type: 'link.make' },
      done('shareOrder', link),
      { type: 'sharing.stop' },
      refused('stopSharingOrder', offline),
      at('linked'),
      { type: 'sharing.stop' },
    ],
    ends: 'stopping',
    heard: [{ type: 'failure', error: offline }],
    context: { links: link },
  },
  'an order of an earlier visit stays shared while nothing is known of the end': {
    input: { ...order, links: earlier },
    when: [{ type: 'sharing.stop' }, refused('stopSharingOrder', offline)],
    ends: 'shared',
    heard: [{ type: 'failure', error: offline }],
    context: { links: earlier },
  },
})
