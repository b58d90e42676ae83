import { ApiError } from '#api/api-error.ts'
import { removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { address_id: 7 }
const offline = new TypeError('Failed to fetch')
const unknown = new ApiError(404, [{ code: 'address', message: 'Address not found' }])

// docs/spec.md §7, Address: POST address/delete. Asked first, as everything that cannot be taken back.
export const removeAddressStories = stories(removeAddressMachine, {
  'the address removal deletes the address once the customer agreed, and passes on what the shop says': {
    input,
    when: [
      at('confirming'),
      { type: 'removal.accept' },
      at('removing', ['busy']),
      done('deleteAddress', { message: 'Address deleted' }),
    ],
    ends: 'removed',
    asked: [['deleteAddress', { address_id: 7 }]],
    output: { type: 'removed', message: 'Address deleted' },
  },
  'the address removal keeps the address when the customer declines': {
    input,
    when: [{ type: 'removal.decline' }],
    ends: 'kept',
    asked: [],
    output: { type: 'kept' },
  },
  'the address removal deletes once, although the customer agreed twice': {
    input,
    when: [
      { type: 'removal.accept' },
      ignored({ type: 'removal.accept' }),
      ignored({ type: 'removal.decline' }),
      done('deleteAddress', { message: 'Address deleted' }),
    ],
    ends: 'removed',
    asked: [['deleteAddress', { address_id: 7 }]],
    output: { type: 'removed', message: 'Address deleted' },
  },
  'the address removal takes an address that another tab deleted for deleted': {
    input,
    when: [{ type: 'removal.accept' }, refused('deleteAddress', unknown)],
    ends: 'goneAlready',
    asked: [['deleteAddress', { address_id: 7 }]],
    output: { type: 'removed', message: '' },
  },
  'the address removal says so when no answer came, and asks again': {
    input,
    when: [
      { type: 'removal.accept' },
      refused('deleteAddress', offline),
      at('confirming'),
      { type: 'removal.accept' },
      done('deleteAddress', { message: 'Address deleted' }),
    ],
    ends: 'removed',
    asked: [
      ['deleteAddress', { address_id: 7 }],
      ['deleteAddress', { address_id: 7 }],
    ],
    heard: [{ type: 'failure', error: offline }],
    output: { type: 'removed', message: 'Address deleted' },
  },
})
