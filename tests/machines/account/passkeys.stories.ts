import { ApiError } from '#api/api-error.ts'
import { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { full, gone, laptop, listOf, phone } from '#tests/machines/samples/passkeys.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const owner = { has_password: true, recipient: '+971501234567', length: 6 }
const input = { ...owner, is_supported: true }
const both = listOf(phone, laptop)
const listed = done('listPasskeys', both)
const add = { type: 'passkey.add' } as const
const rename = { type: 'passkey.rename', id: 'phone', name: '' } as const
const type = { type: 'name.change', name: 'My phone' } as const
const send = { type: 'name.submit' } as const
const remove = { type: 'passkey.remove', id: 'laptop', name: 'Laptop' } as const
const accept = { type: 'remove.accept' } as const
const named = { ...phone, name: 'My phone' }
const tooLong = { code: 'name', message: 'This name is too long.' }
const renaming = ['renamePasskey', { id: 'phone', name: 'My phone' }] as [
  'renamePasskey',
  { id: string; name: string },
]

// docs/contract.md §2 Ours: the passkeys of a customer; docs/decisions/032.
export const passkeysStories = stories(passkeysMachine, {
  'no passkey is shown before the server has listed them': {
    input,
    when: [],
    ends: 'loading',
    context: { ...owner, passkeys: [], maximum: 1, id: '', name: '', refusals: [] },
  },
  'a list of passkeys that did not come is read again': {
    input,
    when: [refused('listPasskeys', offline), at('unavailable'), { type: 'list.retry' }, listed],
    ends: { showing: 'settled' },
    asked: [['listPasskeys'], ['listPasskeys']],
    context: { ...both },
  },
  'a customer adds a passkey, which is then in the list': {
    input,
    when: [
      done('listPasskeys', listOf(laptop)),
      add,
      at('adding'),
      done('addPasskey', { type: 'added', list: both }),
    ],
    ends: { showing: 'settled' },
    asked: [['listPasskeys'], ['addPasskey', owner]],
    heard: [{ type: 'passkey.added' }],
    context: { ...both },
  },
  'a passkey that the server refuses changes nothing, and the customer hears why': {
    input,
    when: [listed, add, done('addPasskey', { type: 'refused', error: full })],
    ends: { showing: 'settled' },
    heard: [{ type: 'failure', error: full }],
    context: { ...both },
  },
  'a customer who adds none after all sees the list': {
    input,
    when: [listed, add, done('addPasskey', { type: 'left' })],
    ends: { showing: 'settled' },
    context: { ...both },
  },
  'a passkey to which no answer came was not added, which the list says': {
    input,
    when: [listed, add, done('addPasskey', { type: 'failed' })],
    ends: { showing: 'unadded' },
  },
  'a flow of adding that dies added nothing': {
    input,
    when: [listed, add, refused('addPasskey')],
    ends: { showing: 'unadded' },
  },
  'a browser without passkeys adds none': {
    input: { ...input, is_supported: false },
    when: [listed, ignored(add)],
    ends: { showing: 'settled' },
    asked: [['listPasskeys']],
  },
  'a customer with as many passkeys as one may have adds no other': {
    input,
    when: [done('listPasskeys', { passkeys: [phone, laptop], maximum: 2 }), ignored(add)],
    ends: { showing: 'settled' },
    asked: [['listPasskeys']],
  },
  'a customer names a passkey': {
    input,
    when: [
      listed,
      rename,
      at({ naming: 'fresh' }),
      type,
      send,
      at('renaming', ['busy']),
      done('renamePasskey', listOf(named, laptop)),
    ],
    ends: { showing: 'settled' },
    asked: [['listPasskeys'], renaming],
    context: { passkeys: [named, laptop] },
  },
  'a passkey without a name is not named, and the form says so': {
    input,
    when: [listed, rename, send, at({ naming: 'incomplete' }), type, send],
    ends: 'renaming',
    asked: [['listPasskeys'], renaming],
  },
  'a passkey that has a name starts from it': {
    input,
    when: [listed, { type: 'passkey.rename', id: 'laptop', name: 'Laptop' }, { type: 'name.leave' }],
    ends: { showing: 'settled' },
    asked: [['listPasskeys']],
    context: { name: 'Laptop', ...both },
  },
  'a name to which no answer came is sent again': {
    input,
    when: [listed, rename, type, send, refused('renamePasskey', offline), at({ naming: 'failed' }), send],
    ends: 'renaming',
    asked: [['listPasskeys'], renaming, renaming],
  },
  'a name that the server refuses is kept in the form, which says why until another is typed': {
    input,
    when: [
      listed,
      rename,
      type,
      send,
      refused('renamePasskey', new ApiError(403, [tooLong])),
      at({ naming: 'refused' }),
      { type: 'name.change', name: 'Phone' },
    ],
    ends: { naming: 'fresh' },
    heard: [],
    context: { name: 'Phone', refusals: [tooLong] },
  },
  'a passkey that was removed elsewhere cannot be named, and the list is read again': {
    input,
    when: [
      listed,
      rename,
      type,
      send,
      refused('renamePasskey', gone),
      at('loading'),
      done('listPasskeys', listOf(laptop)),
    ],
    ends: { showing: 'settled' },
    heard: [{ type: 'failure', error: gone }],
    context: { passkeys: [laptop] },
  },
  'a customer removes a passkey after a question': {
    input,
    when: [
      listed,
      remove,
      at('confirming'),
      accept,
      at('removing', ['busy']),
      ignored(accept),
      done('removePasskey', listOf(phone)),
    ],
    ends: { showing: 'settled' },
    asked: [['listPasskeys'], ['removePasskey', { id: 'laptop' }]],
    heard: [{ type: 'passkey.removed' }],
    context: { passkeys: [phone], name: 'Laptop' },
  },
  'a customer who thinks better of it keeps the passkey': {
    input,
    when: [listed, remove, { type: 'remove.decline' }],
    ends: { showing: 'settled' },
    asked: [['listPasskeys']],
  },
  'a passkey that was removed elsewhere is said to be, and the list is read again': {
    input,
    when: [listed, remove, accept, refused('removePasskey', gone), at('loading')],
    ends: 'loading',
    asked: [['listPasskeys'], ['removePasskey', { id: 'laptop' }], ['listPasskeys']],
    heard: [{ type: 'failure', error: gone }],
  },
  'a passkey whose removal got no answer is found removed in the list': {
    input,
    when: [
      listed,
      remove,
      accept,
      refused('removePasskey', offline),
      at('checking', ['busy']),
      done('listPasskeys', listOf(phone)),
    ],
    ends: { showing: 'settled' },
    heard: [{ type: 'passkey.removed' }],
    context: { passkeys: [phone] },
  },
  'a passkey that is still there after a lost reply can be removed again': {
    input,
    when: [
      done('listPasskeys', listOf(laptop)),
      remove,
      accept,
      refused('removePasskey', offline),
      listed,
      at({ showing: 'unremoved' }),
      remove,
      accept,
    ],
    ends: 'removing',
    context: { ...both },
  },
  'the list of passkeys is unavailable when it cannot be read after a lost reply': {
    input,
    when: [listed, remove, accept, refused('removePasskey', offline), refused('listPasskeys', offline)],
    ends: 'unavailable',
  },
})
