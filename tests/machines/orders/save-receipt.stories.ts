import { ApiError } from '#api/api-error.ts'
import { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001, contact_number: '+971501234567' }
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

// Issue 20, line 5: download.
export const saveReceiptStories = stories(saveReceiptMachine, {
  'the download of a receipt saves nothing by itself': { input, when: [], ends: 'idle', asked: [] },
  'the download of a receipt saves one file at a time': {
    input,
    when: [
      { type: 'receipt.save' },
      at('saving', ['busy']),
      ignored({ type: 'receipt.save' }),
      done('openReceipt'),
    ],
    ends: 'idle',
    asked: [['openReceipt', input]],
  },
  'the download of a receipt says why it failed, and can be tried again': {
    input,
    when: [{ type: 'receipt.save' }, refused('openReceipt', gone), { type: 'receipt.save' }],
    ends: 'saving',
    asked: [
      ['openReceipt', input],
      ['openReceipt', input],
    ],
    heard: [{ type: 'failure', error: gone }],
  },
})
