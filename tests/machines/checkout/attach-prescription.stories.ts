import { ApiError } from '#api/api-error.ts'
import { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import { isPicture } from '#machines/rules/pictures.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { chosen, storedPicture, undrawn } from '#tests/machines/samples/prescription.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const start = { coordinator }
const add = (...names: string[]) =>
  ({ type: 'pictures.add', pictures: names.map((name) => chosen(name)) }) as const
const read = (...names: string[]) =>
  done(
    'readPictures',
    names.map((name) => chosen(name)),
  )
/** The digests of the pictures, by id; without one, it is the id. */
const compared = (ids: string, same: Record<string, string> = {}) =>
  done(
    'digestPictures',
    [...ids].map((id) => ({ id, digest: same[id] ?? id })),
  )
const pdf = (id: string) => chosen(id, 'application/pdf')
const letter = { type: 'pictures.add', pictures: [pdf('a')] } as const
const letterRead = done('readPictures', [undrawn(pdf('a'))])
const nothingStored = done('listPrescriptionPictures', { pictures: [] })
const ready = { notice: 'fine', sending: { keeping: 'idle' } } as const
const twice = new ApiError(403, [{ code: 'same_picture', message: 'You already added this picture.' }])
const offline = new TypeError('Failed to fetch')
/** What checkout is told. */
const told = (unsentPictures: number, ids: string[]): [string, { type: string }] => {
  const change = { pictures: ids.map((id) => storedPicture(id)), unsentPictures }
  return ['checkout', { type: 'draft.change', change } as { type: string }]
}
const toCheckout = (...ids: string[]) => told(0, ids)
/** While so many pictures are not sent yet. */
const waiting = (unsent: number, ...ids: string[]) => told(unsent, ids)

/** With one place left, `choice` leaves a copy out and ends in `notice`; then the customer removes a picture. */
const forgetting = (notice: string, choice: ReturnType<typeof add>) => ({
  [`the prescription forgets its copies and its notice, ${notice}, when a picture is removed`]: {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1'), storedPicture('p2')] }),
      choice,
      done(
        'readPictures',
        choice.pictures.map((each) => (isPicture(each) ? each : undrawn(each))),
      ),
      compared(notice === 'tooManyPictures' ? 'abc' : 'ab', { b: 'a' }),
      at({ notice, sending: { keeping: 'adding' } }),
      refused('addPrescriptionPicture', twice),
      { type: 'picture.remove' as const, picture_id: 'p1' },
    ],
    ends: { notice: 'fine', sending: { keeping: 'removing' } } as const,
    told: [
      toCheckout('p1', 'p2'),
      waiting(notice === 'tooManyPictures' ? 3 : 2, 'p1', 'p2'),
      waiting(1, 'p1', 'p2'),
      toCheckout('p1', 'p2'),
    ],
    context: { copies: [] },
  },
})

// docs/spec.md §5 Uploads: images only, at most three; docs/contract.md §2 Orders: order/prescription/pictures.
export const attachPrescriptionStories = stories(attachPrescriptionMachine, {
  'the prescription starts with nothing chosen and asks the server what it kept': {
    input: start,
    when: [at({ notice: 'fine', sending: 'reading' }, ['busy']), nothingStored],
    ends: ready,
    asked: [['listPrescriptionPictures']],
    told: [toCheckout()],
    context: { pictures: [], queue: [], failed: [], chosen: [], copies: [] },
  },
  'the prescription knows no picture before the server answers': {
    input: start,
    when: [],
    ends: { notice: 'fine', sending: 'reading' },
    told: [],
    context: { pictures: [], queue: [], failed: [] },
  },
  'the prescription sends again only the failed picture that the customer names': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b'),
      read('a', 'b'),
      refused('addPrescriptionPicture', offline),
      refused('addPrescriptionPicture', twice),
      { type: 'failed.retry', id: 'b' },
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(2), waiting(2), waiting(1), toCheckout(), waiting(1)],
    context: { queue: [chosen('b')], failed: [{ picture: chosen('a'), error: offline }] },
  },
  'the prescription sends a failed picture again as the third one': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1'), storedPicture('p2')] }),
      add('a'),
      read('a'),
      refused('addPrescriptionPicture', offline),
      { type: 'failed.retry', id: 'a' },
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [
      toCheckout('p1', 'p2'),
      waiting(1, 'p1', 'p2'),
      waiting(1, 'p1', 'p2'),
      toCheckout('p1', 'p2'),
      waiting(1, 'p1', 'p2'),
    ],
  },
  'the prescription takes the pictures of a choice and leaves out the other files': {
    input: start,
    when: [
      nothingStored,
      { type: 'pictures.add', pictures: [chosen('a'), pdf('b')] },
      done('readPictures', [chosen('a'), undrawn(pdf('b'))]),
    ],
    ends: { notice: 'notPictures', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(1), waiting(1)],
    context: { queue: [chosen('a')] },
  },
  'the prescription sends what was chosen while another picture could not be removed': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      { type: 'picture.remove', picture_id: 'p1' },
      add('a'),
      read('a'),
      refused('removePrescriptionPicture', offline),
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout('p1'), waiting(1, 'p1'), waiting(1, 'p1'), waiting(1, 'p1')],
  },
  'the prescription shows the pictures of an earlier visit': {
    input: start,
    when: [done('listPrescriptionPictures', { pictures: [storedPicture('p1')] })],
    ends: ready,
    told: [toCheckout('p1')],
    context: { pictures: [storedPicture('p1')] },
  },
  'the prescription is read again when the server did not answer': {
    input: start,
    when: [
      refused('listPrescriptionPictures', offline),
      at({ notice: 'fine', sending: 'unread' }),
      { type: 'list.retry' },
      nothingStored,
    ],
    ends: ready,
    asked: [['listPrescriptionPictures'], ['listPrescriptionPictures']],
    told: [toCheckout()],
  },
  'the prescription sends its pictures one by one': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b'),
      read('a', 'b'),
      at({ notice: 'fine', sending: { keeping: 'adding' } }, ['busy']),
      done('addPrescriptionPicture', storedPicture('p1')),
      done('addPrescriptionPicture', storedPicture('p2')),
    ],
    ends: ready,
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a'), chosen('b')]],
      ['addPrescriptionPicture', chosen('a')],
      ['addPrescriptionPicture', chosen('b')],
    ],
    told: [toCheckout(), waiting(2), waiting(2), waiting(1, 'p1'), toCheckout('p1', 'p2')],
    context: { pictures: [storedPicture('p1'), storedPicture('p2')], queue: [] },
  },
  'the prescription takes a picture that is chosen while another is sent': {
    input: start,
    when: [
      nothingStored,
      add('a'),
      read('a'),
      add('b'),
      read('b'),
      done('addPrescriptionPicture', storedPicture('p1')),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a')]],
      ['addPrescriptionPicture', chosen('a')],
      ['readPictures', [chosen('b')]],
      ['addPrescriptionPicture', chosen('b')],
    ],
    told: [toCheckout(), waiting(1), waiting(1), waiting(2), waiting(2), waiting(1, 'p1')],
  },
  'the prescription takes three pictures and says that more are too many': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      add('a', 'b', 'c'),
      read('a', 'b', 'c'),
      at({ notice: 'comparing', sending: { keeping: 'idle' } }),
      compared('abc'),
    ],
    ends: { notice: 'tooManyPictures', sending: { keeping: 'adding' } },
    told: [toCheckout('p1'), waiting(3, 'p1'), waiting(2, 'p1')],
    context: { queue: [chosen('a'), chosen('b')], chosen: [], copies: [] },
  },
  'the prescription counts the pictures that are on their way': {
    input: start,
    when: [nothingStored, add('a', 'b'), read('a', 'b'), add('c', 'd'), read('c', 'd'), compared('abcd')],
    ends: { notice: 'tooManyPictures', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(2), waiting(2), waiting(4), waiting(3)],
    context: { queue: [chosen('a'), chosen('b'), chosen('c')] },
  },
  'of five pictures two of which are the same, the prescription takes the first three different ones': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b', 'c', 'd', 'e'),
      read('a', 'b', 'c', 'd', 'e'),
      compared('abcde', { b: 'a' }),
    ],
    ends: { notice: 'tooManyPictures', sending: { keeping: 'adding' } },
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d'), chosen('e')]],
      ['digestPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d'), chosen('e')]],
      ['addPrescriptionPicture', chosen('a')],
    ],
    told: [toCheckout(), waiting(5), waiting(3)],
    context: { queue: [chosen('a'), chosen('c'), chosen('d')], chosen: [], copies: [chosen('b')] },
  },
  'four pictures fit in three places when two of them are the same': {
    input: start,
    when: [nothingStored, add('a', 'b', 'c', 'd'), read('a', 'b', 'c', 'd'), compared('abcd', { d: 'b' })],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(4), waiting(3)],
    context: { queue: [chosen('a'), chosen('b'), chosen('c')], copies: [chosen('d')] },
  },
  'a copy of a picture that waits takes no place, either': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b'),
      read('a', 'b'),
      add('c', 'd'),
      read('c', 'd'),
      done('addPrescriptionPicture', storedPicture('p1')),
      compared('abcd', { c: 'a' }),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(2), waiting(2), waiting(4), waiting(3, 'p1'), waiting(2, 'p1')],
    context: { queue: [chosen('b'), chosen('d')], copies: [chosen('c')] },
  },
  'the prescription compares a second choice together with the first one': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b', 'c', 'd'),
      read('a', 'b', 'c', 'd'),
      add('e'),
      read('a', 'b', 'c', 'd', 'e'),
      compared('abcde', { b: 'a', c: 'a', d: 'a' }),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d')]],
      ['digestPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d')]],
      ['readPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d'), chosen('e')]],
      ['digestPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d'), chosen('e')]],
      ['addPrescriptionPicture', chosen('a')],
    ],
    told: [toCheckout(), waiting(4), waiting(5), waiting(2)],
    context: { queue: [chosen('a'), chosen('e')], copies: [chosen('b'), chosen('c'), chosen('d')] },
  },
  'the prescription takes the first three pictures when the browser cannot read them': {
    input: start,
    when: [nothingStored, add('a', 'b', 'c', 'd'), read('a', 'b', 'c', 'd'), refused('digestPictures')],
    ends: { notice: 'tooManyPictures', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(4), waiting(3)],
    context: { queue: [chosen('a'), chosen('b'), chosen('c')], copies: [] },
  },
  'the prescription names a file that is no picture among too many, and neither compares nor sends it': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b', 'c', 'd', 'e'),
      done('readPictures', [undrawn(chosen('a')), ...[...'bcde'].map((id) => chosen(id))]),
      compared('bcde'),
    ],
    ends: { notice: 'notPictures', sending: { keeping: 'adding' } },
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a'), chosen('b'), chosen('c'), chosen('d'), chosen('e')]],
      ['digestPictures', [chosen('b'), chosen('c'), chosen('d'), chosen('e')]],
      ['addPrescriptionPicture', chosen('b')],
    ],
    told: [toCheckout(), waiting(5), waiting(3)],
    context: { queue: [...'bcd'].map((id) => chosen(id)) },
  },
  'a file that is no picture takes no place': {
    input: start,
    when: [
      nothingStored,
      {
        type: 'pictures.add',
        pictures: [pdf('a'), ...[...'bcd'].map((id) => chosen(id))],
      },
      done('readPictures', [undrawn(pdf('a')), ...[...'bcd'].map((id) => chosen(id))]),
    ],
    ends: { notice: 'notPictures', sending: { keeping: 'adding' } },
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [pdf('a'), chosen('b'), chosen('c'), chosen('d')]],
      ['addPrescriptionPicture', chosen('b')],
    ],
    told: [toCheckout(), waiting(3), waiting(3)],
    context: { queue: [...'bcd'].map((id) => chosen(id)) },
  },
  // A photo of 48 megapixels takes a second to decode; Place waits for it as for a picture that is not sent.
  'the prescription sends a picture once the browser has drawn it, and checkout waits for it from the choice on':
    {
      input: start,
      when: [nothingStored, add('a'), at({ notice: 'reading', sending: { keeping: 'idle' } }, [])],
      ends: { notice: 'reading', sending: { keeping: 'idle' } },
      asked: [['listPrescriptionPictures'], ['readPictures', [chosen('a')]]],
      told: [toCheckout(), waiting(1)],
      context: { queue: [], chosen: [chosen('a')] },
    },
  'the prescription leaves out a file that the browser cannot draw, which takes no place and is not sent': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b', 'c', 'd'),
      done('readPictures', [chosen('a'), undrawn(chosen('b')), chosen('c'), chosen('d')]),
    ],
    ends: { notice: 'notPictures', sending: { keeping: 'adding' } },
    told: [toCheckout(), waiting(4), waiting(3)],
    context: { queue: [...'acd'].map((id) => chosen(id)), chosen: [], failed: [] },
  },
  'the prescription leaves out a choice that the browser failed to read, and checkout no longer waits for it':
    {
      input: start,
      when: [nothingStored, add('a'), refused('readPictures')],
      ends: { notice: 'notPictures', sending: { keeping: 'idle' } },
      told: [toCheckout(), waiting(1), toCheckout()],
      context: { queue: [], chosen: [] },
    },
  'the prescription reads a second choice together with a first that is still read': {
    input: start,
    when: [nothingStored, add('a'), add('b'), read('a', 'b')],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a')]],
      ['readPictures', [chosen('a'), chosen('b')]],
      ['addPrescriptionPicture', chosen('a')],
    ],
    told: [toCheckout(), waiting(1), waiting(2), waiting(2)],
    context: { queue: [chosen('a'), chosen('b')] },
  },
  'pictures that were chosen before the list of the server came are sent after it': {
    input: start,
    when: [add('a'), read('a'), nothingStored],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [waiting(1), waiting(1), waiting(1)],
    context: { queue: [chosen('a')] },
  },
  ...forgetting('fine', add('a', 'b')),
  ...forgetting('tooManyPictures', add('a', 'b', 'c')),
  ...forgetting('notPictures', {
    type: 'pictures.add',
    pictures: [chosen('a'), chosen('b'), pdf('c')],
  }),
  'the prescription forgets its copies with the next choice that fits': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      add('a', 'b', 'c'),
      read('a', 'b', 'c'),
      compared('abc', { b: 'a', c: 'a' }),
      add('d'),
      read('d'),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout('p1'), waiting(3, 'p1'), waiting(1, 'p1'), waiting(2, 'p1'), waiting(2, 'p1')],
    context: { copies: [] },
  },
  'the prescription forgets its copies with the next choice that does not fit': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      add('a', 'b', 'c'),
      read('a', 'b', 'c'),
      compared('abc', { b: 'a', c: 'a' }),
      add('d', 'e'),
      read('d', 'e'),
      at({ notice: 'comparing', sending: { keeping: 'adding' } }),
    ],
    ends: { notice: 'comparing', sending: { keeping: 'adding' } },
    told: [toCheckout('p1'), waiting(3, 'p1'), waiting(1, 'p1'), waiting(3, 'p1')],
    context: { chosen: [chosen('d'), chosen('e')], copies: [] },
  },
  'the prescription leaves out a file that is no picture, and forgets the notice with the next choice': {
    input: start,
    when: [
      nothingStored,
      letter,
      letterRead,
      at({ notice: 'notPictures', sending: { keeping: 'idle' } }),
      add('a'),
      read('a'),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout(), toCheckout(), toCheckout(), waiting(1), waiting(1)],
    context: { queue: [chosen('a')] },
  },
  'the prescription keeps a picture that failed, and sends it again': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b'),
      read('a', 'b'),
      refused('addPrescriptionPicture', offline),
      at({ notice: 'fine', sending: { keeping: 'adding' } }),
      done('addPrescriptionPicture', storedPicture('p2')),
      { type: 'failed.retry', id: 'a' },
      done('addPrescriptionPicture', storedPicture('p1')),
    ],
    ends: ready,
    asked: [
      ['listPrescriptionPictures'],
      ['readPictures', [chosen('a'), chosen('b')]],
      ['addPrescriptionPicture', chosen('a')],
      ['addPrescriptionPicture', chosen('b')],
      ['addPrescriptionPicture', chosen('a')],
    ],
    told: [
      toCheckout(),
      waiting(2),
      waiting(2),
      waiting(1),
      toCheckout('p2'),
      waiting(1, 'p2'),
      toCheckout('p2', 'p1'),
    ],
    context: { failed: [] },
  },
  'the prescription says why a picture was refused, and lets it go': {
    input: start,
    when: [
      nothingStored,
      add('a'),
      read('a'),
      refused('addPrescriptionPicture', twice),
      { type: 'failed.dismiss', id: 'a' },
    ],
    ends: ready,
    told: [toCheckout(), waiting(1), waiting(1), toCheckout()],
    context: { failed: [], queue: [] },
  },
  'the prescription keeps the reason of each refused picture': {
    input: start,
    when: [
      nothingStored,
      add('a', 'b'),
      read('a', 'b'),
      refused('addPrescriptionPicture', twice),
      refused('addPrescriptionPicture', offline),
      { type: 'failed.dismiss', id: 'a' },
    ],
    ends: ready,
    told: [toCheckout(), waiting(2), waiting(2), waiting(1), toCheckout()],
    context: { failed: [{ picture: chosen('b'), error: offline }] },
  },
  'the prescription sends a failed picture again while another is sent': {
    input: start,
    when: [
      nothingStored,
      add('a'),
      read('a'),
      refused('addPrescriptionPicture', offline),
      add('b'),
      read('b'),
      { type: 'failed.retry', id: 'a' },
      done('addPrescriptionPicture', storedPicture('p1')),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [
      toCheckout(),
      waiting(1),
      waiting(1),
      toCheckout(),
      waiting(1),
      waiting(1),
      waiting(2),
      waiting(1, 'p1'),
    ],
    context: { queue: [chosen('a')], failed: [] },
  },
  'the prescription has no room for a failed picture once there are three': {
    input: start,
    when: [
      nothingStored,
      add('a'),
      read('a'),
      refused('addPrescriptionPicture', offline),
      add('b', 'c', 'd'),
      read('b', 'c', 'd'),
      ignored({ type: 'failed.retry', id: 'a' }),
      done('addPrescriptionPicture', storedPicture('p1')),
      done('addPrescriptionPicture', storedPicture('p2')),
      done('addPrescriptionPicture', storedPicture('p3')),
      ignored({ type: 'failed.retry', id: 'a' }),
    ],
    ends: ready,
    told: [
      toCheckout(),
      waiting(1),
      waiting(1),
      toCheckout(),
      waiting(3),
      waiting(3),
      waiting(2, 'p1'),
      waiting(1, 'p1', 'p2'),
      toCheckout('p1', 'p2', 'p3'),
    ],
  },
  'the prescription removes a picture and tells checkout which pictures are left': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1'), storedPicture('p2')] }),
      { type: 'picture.remove', picture_id: 'p1' },
      at({ notice: 'fine', sending: { keeping: 'removing' } }, ['busy']),
      done('removePrescriptionPicture', { pictures: [storedPicture('p2')] }),
    ],
    ends: ready,
    asked: [['listPrescriptionPictures'], ['removePrescriptionPicture', { picture_id: 'p1' }]],
    told: [toCheckout('p1', 'p2'), toCheckout('p2')],
  },
  'the prescription sends a picture that was chosen while another is removed': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      { type: 'picture.remove', picture_id: 'p1' },
      add('a'),
      read('a'),
      done('removePrescriptionPicture', { pictures: [] }),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [toCheckout('p1'), waiting(1, 'p1'), waiting(1, 'p1'), waiting(1)],
    context: { queue: [chosen('a')] },
  },
  'the prescription sends a failed picture again that the customer retries while another is removed': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      add('a'),
      read('a'),
      refused('addPrescriptionPicture', offline),
      { type: 'picture.remove', picture_id: 'p1' },
      { type: 'failed.retry', id: 'a' },
      done('removePrescriptionPicture', { pictures: [] }),
    ],
    ends: { notice: 'fine', sending: { keeping: 'adding' } },
    told: [
      toCheckout('p1'),
      waiting(1, 'p1'),
      waiting(1, 'p1'),
      toCheckout('p1'),
      waiting(1, 'p1'),
      waiting(1),
    ],
    context: { queue: [chosen('a')], failed: [] },
  },
  'the prescription reads its pictures again when the server no longer has one of them': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      { type: 'picture.gone' },
      at({ notice: 'fine', sending: 'reading' }, ['busy']),
      nothingStored,
    ],
    ends: ready,
    asked: [['listPrescriptionPictures'], ['listPrescriptionPictures']],
    told: [toCheckout('p1'), toCheckout()],
  },
  'the prescription forgets its notice when a picture is removed': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      letter,
      letterRead,
      { type: 'picture.remove', picture_id: 'p1' },
    ],
    ends: { notice: 'fine', sending: { keeping: 'removing' } },
    told: [toCheckout('p1'), toCheckout('p1'), toCheckout('p1')],
  },
  'the prescription asks what the server has when a picture could not be removed': {
    input: start,
    when: [
      done('listPrescriptionPictures', { pictures: [storedPicture('p1')] }),
      { type: 'picture.remove', picture_id: 'p1' },
      refused('removePrescriptionPicture', offline),
    ],
    ends: { notice: 'fine', sending: 'reading' },
    told: [toCheckout('p1')],
  },
})
