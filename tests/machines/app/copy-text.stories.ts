import { copyTextMachine } from '#machines/app/copy-text.machine.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const blocked = new Error('The browser refused to copy')
const copy = (text: string) => ({ type: 'copy.request', text }) as const

// docs/spec.md §4, home sections: coupon code click copies the code and shows 'Copied' for 1 second.
export const copyTextStories = stories(copyTextMachine, {
  'the copy button has copied nothing at first': { when: [], ends: 'idle', asked: [], context: { text: '' } },
  'the copy button copies a code and says so for one second': {
    when: [
      at('idle'),
      copy('EID20'),
      at('copying'),
      done('writeClipboard'),
      at('copied'),
      after('copiedShown', 1000),
    ],
    ends: 'idle',
    asked: [['writeClipboard', { text: 'EID20' }]],
  },
  'the copy button copies another code at once, although the first was just copied': {
    when: [copy('EID20'), done('writeClipboard'), copy('FRESH5'), done('writeClipboard')],
    ends: 'copied',
    asked: [
      ['writeClipboard', { text: 'EID20' }],
      ['writeClipboard', { text: 'FRESH5' }],
    ],
    context: { text: 'FRESH5' },
  },
  'the copy button copies the later of two quick clicks': {
    when: [copy('EID20'), copy('FRESH5'), done('writeClipboard')],
    ends: 'copied',
    context: { text: 'FRESH5' },
  },
  // docs/spec.md §8, log-only failures: a coupon copy failure is only logged.
  'the copy button only logs that the browser refused': {
    when: [copy('EID20'), refused('writeClipboard', blocked)],
    ends: 'idle',
    heard: [{ type: 'copy.refused', error: blocked }],
  },
})
