import { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { notDrawn, photoOf } from '#tests/machines/samples/photo.ts'
import { profileSaved, taken } from '#tests/machines/samples/profile.ts'
import { model } from '#tests/support/model.ts'

export const changePhotoModel = model(changePhotoMachine, {
  inputs: { start: undefined },
  events: {
    'photo.choose': [{ photo: photoOf() }, { photo: photoOf({ name: 'me.txt', type: 'text/plain' }) }],
    'square.move': ({ context: { square } }) => (square.x === 0.5 ? [{ dx: 0.1, dy: 0 }] : []),
    'square.zoom': ({ context: { square } }) => (square.zoom === 1 ? [{ zoom: 2 }] : []),
    'photo.send': [{}],
    'photo.leave': [{}],
    'photo.remove': [{}],
    'remove.accept': [{}],
    'remove.decline': [{}],
  },
  answers: {
    shrinkPhoto: { done: [photoOf({ name: 'small.jpg' })], refused: [new Error('not a picture')] },
    measurePhoto: { done: [{ width: 800, height: 400 }], refused: [new Error('not a picture')] },
    updateProfile: { done: [profileSaved], refused: [offline, notDrawn] },
    removePhoto: { done: [profileSaved], refused: [offline, taken] },
  },
})
