import { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { notDrawn, photoOf } from '#tests/machines/samples/photo.ts'
import { profileSaved, taken } from '#tests/machines/samples/profile.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const photo = photoOf()
const choose = { type: 'photo.choose', photo } as const
const wide = { width: 800, height: 400 }
const small = photoOf({ id: '1s', name: 'small.jpg', address: 'blob:small' })
const shrunk = done('shrinkPhoto', small)
const measured = done('measurePhoto', wide)
const send = { type: 'photo.send' } as const
const whole = { x: 0.5, y: 0.5, zoom: 1 }
const told = { type: 'photo.changed', message: 'Profile updated successfully' } as const

// docs/spec.md §5 Profile form, photo.
export const changePhotoStories = stories(changePhotoMachine, {
  'no photo is chosen at first': {
    when: [],
    ends: { resting: 'fresh' },
    asked: [],
    context: { photos: [], measures: { width: 1, height: 1 }, square: whole, refusals: [] },
  },
  'a refused photo is sent again without the words about it': {
    when: [choose, shrunk, measured, send, refused('updateProfile', notDrawn), send],
    ends: 'sending',
    context: { refusals: [] },
  },
  'a refused removal is said in the words of the server': {
    when: [{ type: 'photo.remove' }, { type: 'remove.accept' }, refused('removePhoto', taken)],
    ends: { resting: 'refused' },
    context: { refusals: taken.errors },
  },
  'a customer chooses a photo and sends it as it is shown': {
    when: [
      choose,
      at('shrinking', ['busy']),
      shrunk,
      at('measuring', ['busy']),
      measured,
      at({ cropping: 'fresh' }),
      send,
      at('sending', ['busy']),
      done('updateProfile', profileSaved),
    ],
    ends: { resting: 'fresh' },
    asked: [
      ['shrinkPhoto', { photos: [photo] }],
      ['measurePhoto', { photos: [small] }],
      ['updateProfile', { photos: [small], square: whole, measures: wide }],
    ],
    heard: [told],
  },
  'a customer moves and enlarges the square before it is sent': {
    when: [
      choose,
      shrunk,
      measured,
      { type: 'square.move', dx: 0.5, dy: 0.5 },
      { type: 'square.zoom', zoom: 2 },
      { type: 'square.move', dx: 0, dy: -0.5 },
      send,
    ],
    ends: 'sending',
    context: { square: { x: 0.75, y: 0.25, zoom: 2 } },
  },
  'another photo starts with its own square': {
    when: [
      choose,
      shrunk,
      measured,
      { type: 'square.zoom', zoom: 3 },
      { type: 'photo.leave' },
      { type: 'photo.choose', photo: photoOf({ id: '2' }) },
      done('shrinkPhoto', photoOf({ id: '2' })),
      done('measurePhoto', { width: 400, height: 800 }),
    ],
    ends: { cropping: 'fresh' },
    context: { photos: [photoOf({ id: '2' })], square: whole, measures: { width: 400, height: 800 } },
  },
  'a file of another kind is refused at once': {
    when: [{ type: 'photo.choose', photo: photoOf({ type: 'image/webp' }) }],
    ends: { resting: 'unfit' },
    asked: [],
  },
  'a photo of any size is made small enough before it is shown': {
    when: [choose],
    ends: 'shrinking',
    asked: [['shrinkPhoto', { photos: [photo] }]],
  },
  'a file that only calls itself a photo is refused by the browser': {
    when: [choose, refused('shrinkPhoto')],
    ends: { resting: 'unfit' },
  },
  'a photo that the browser cannot open again is refused likewise': {
    when: [choose, shrunk, refused('measurePhoto')],
    ends: { resting: 'unfit' },
  },
  'a customer who chooses no photo after all keeps the present one': {
    when: [choose, shrunk, measured, { type: 'photo.leave' }],
    ends: { resting: 'fresh' },
  },
  'a photo that got no answer can be sent again, with its square': {
    when: [
      choose,
      shrunk,
      measured,
      { type: 'square.zoom', zoom: 2 },
      send,
      refused('updateProfile', offline),
      at({ cropping: 'failed' }),
      send,
    ],
    ends: 'sending',
    context: { square: { ...whole, zoom: 2 }, refusals: [] },
  },
  'a photo that the server refuses stays, with its words, until it is sent again': {
    when: [choose, shrunk, measured, send, refused('updateProfile', notDrawn), at({ cropping: 'refused' })],
    ends: { cropping: 'refused' },
    context: { refusals: notDrawn.errors, photos: [small] },
  },
  'another photo is chosen without the words about the one before': {
    when: [
      choose,
      shrunk,
      measured,
      send,
      refused('updateProfile', notDrawn),
      { type: 'photo.leave' },
      choose,
      shrunk,
      measured,
    ],
    ends: { cropping: 'fresh' },
    context: { refusals: [] },
  },
  'a photo is sent once, although the customer presses twice': {
    when: [choose, shrunk, measured, send, ignored(send), ignored({ type: 'photo.leave' })],
    ends: 'sending',
  },
  'a customer takes the photo away after a question': {
    when: [
      { type: 'photo.remove' },
      at('confirming'),
      { type: 'remove.accept' },
      at('removing', ['busy']),
      done('removePhoto', profileSaved),
    ],
    ends: { resting: 'fresh' },
    asked: [['removePhoto']],
    heard: [told],
  },
  'a customer who declines keeps the photo': {
    when: [{ type: 'photo.remove' }, { type: 'remove.decline' }],
    ends: { resting: 'fresh' },
    asked: [],
  },
  'a photo whose removal got no answer may still be there': {
    when: [{ type: 'photo.remove' }, { type: 'remove.accept' }, refused('removePhoto', offline)],
    ends: { resting: 'failed' },
  },
  'a photo whose removal is refused stays, with the words of the server': {
    when: [
      { type: 'photo.remove' },
      { type: 'remove.accept' },
      refused('removePhoto', taken),
      at({ resting: 'refused' }),
      { type: 'photo.remove' },
      { type: 'remove.accept' },
    ],
    ends: 'removing',
    context: { refusals: [] },
  },
})
