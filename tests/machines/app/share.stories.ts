import { type Shared, shareMachine } from '#machines/app/share.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const kitchen = { title: 'Harbour Kitchen', url: 'https://souk.example/store/harbour-kitchen' }
const bakery = { title: 'Bakery', url: 'https://souk.example/store/bakery' }
const noSheet = new Error('This browser has no sheet to share with')
const blocked = new Error('The browser refused to copy')
const receipt = { title: 'Receipt', text: 'Omar: 12.50' }
const share = (shared: Shared) => ({ type: 'share.request', shared }) as const

// Issue 5, stores: share (the sheet of the device, with copying in its place).
export const shareStories = stories(shareMachine, {
  'the share button shares nothing by itself': {
    when: [],
    ends: 'idle',
    asked: [],
    context: { shared: { title: '', text: '' } },
  },
  'the share button opens the sheet of the device, and says nothing of copying': {
    when: [share(kitchen), at('sharing', ['busy']), done('openShareSheet')],
    ends: 'idle',
    asked: [['openShareSheet', kitchen]],
  },
  'the share button opens no second sheet over the first': {
    when: [share(kitchen), ignored(share(kitchen)), done('openShareSheet'), share(bakery)],
    ends: 'sharing',
    asked: [
      ['openShareSheet', kitchen],
      ['openShareSheet', bakery],
    ],
  },
  'the share button copies the address where there is no sheet, and says so for one second': {
    when: [
      share(kitchen),
      refused('openShareSheet', noSheet),
      at('copying', ['busy']),
      done('writeClipboard'),
      at('copied'),
      after('copiedShown', 1000),
    ],
    ends: 'idle',
    asked: [
      ['openShareSheet', kitchen],
      ['writeClipboard', { text: kitchen.url }],
    ],
  },
  'the share button shares anew at once, although the address was just copied': {
    when: [
      share(kitchen),
      refused('openShareSheet', noSheet),
      done('writeClipboard'),
      share(bakery),
      refused('openShareSheet', noSheet),
      done('writeClipboard'),
    ],
    ends: 'copied',
    asked: [
      ['openShareSheet', kitchen],
      ['writeClipboard', { text: kitchen.url }],
      ['openShareSheet', bakery],
      ['writeClipboard', { text: bakery.url }],
    ],
    context: { shared: bakery },
  },
  'the share button shares a text, and copies it where there is no sheet': {
    when: [share(receipt), refused('openShareSheet', noSheet), done('writeClipboard')],
    ends: 'copied',
    asked: [
      ['openShareSheet', receipt],
      ['writeClipboard', { text: 'Omar: 12.50' }],
    ],
    context: { shared: receipt },
  },
  'the share button says that neither was possible': {
    when: [share(kitchen), refused('openShareSheet', noSheet), refused('writeClipboard', blocked)],
    ends: 'idle',
    heard: [{ type: 'share.refused', error: blocked }],
  },
})
