import { saveDataMachine } from '#machines/account/save-data.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const offline = new TypeError('Failed to fetch')

// docs/contract.md §2 Ours: everything the shop keeps of the customer, as a file.
export const saveDataStories = stories(saveDataMachine, {
  'a customer saves their data with one press, and a second press asks for nothing': {
    when: [
      at('idle'),
      { type: 'data.save' },
      at('saving', ['busy']),
      ignored({ type: 'data.save' }),
      done('downloadData'),
    ],
    ends: 'idle',
    asked: [['downloadData']],
    heard: [{ type: 'data.saved' }],
  },
  'data that did not come can be saved again': {
    when: [{ type: 'data.save' }, refused('downloadData', offline), at('idle'), { type: 'data.save' }],
    ends: 'saving',
    asked: [['downloadData'], ['downloadData']],
    heard: [{ type: 'failure', error: offline }],
  },
})
