import { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const press = (category_id: number) => ({ type: 'category.toggle', category_id }) as const
const save = { type: 'interests.save' } as const
const skip = { type: 'interests.skip' } as const
const taken = { message: 'Updated.' }
const offline = new TypeError('Failed to fetch')

// docs/spec.md §2 /interest; docs/contract.md §2 Profile: customer/update-interest; issue 21, line 8.
export const pickInterestsStories = stories(pickInterestsMachine, {
  'a customer chooses categories, takes one back, and the shop holds the others': {
    input: { saved: [] },
    when: [press(3), press(5), press(3), save, at('saving', ['busy']), done('updateInterest', taken)],
    ends: 'saved',
    asked: [['updateInterest', { interest: [5] }]],
    output: { type: 'saved', message: 'Updated.' },
  },
  'what was chosen before is chosen when the page opens': {
    input: { saved: [3, 5] },
    when: [press(5), press(8), save],
    ends: 'saving',
    asked: [['updateInterest', { interest: [3, 8] }]],
    context: { saved: [3, 5] },
  },
  'a customer who likes nothing any more saves that': {
    input: { saved: [3] },
    when: [press(3), save, done('updateInterest', taken)],
    ends: 'saved',
    asked: [['updateInterest', { interest: [] }]],
    output: { type: 'saved', message: 'Updated.' },
  },
  'a customer who saves without a choice is told, until they choose': {
    input: { saved: [] },
    when: [save, at({ choosing: 'empty' }), press(3), at({ choosing: 'free' }), save],
    ends: 'saving',
    asked: [['updateInterest', { interest: [3] }]],
  },
  'a customer may go on without choosing': {
    input: { saved: [] },
    when: [press(3), skip],
    ends: 'skipped',
    output: { type: 'skipped' },
  },
  'a customer who was told that nothing is chosen may go on without': {
    input: { saved: [] },
    when: [save, skip],
    ends: 'skipped',
    output: { type: 'skipped' },
  },
  'a choice that the shop did not take stays on the page, and is sent again': {
    input: { saved: [] },
    when: [press(3), save, refused('updateInterest', offline), at({ choosing: 'free' }), save],
    ends: 'saving',
    asked: [
      ['updateInterest', { interest: [3] }],
      ['updateInterest', { interest: [3] }],
    ],
    heard: [{ type: 'failure', error: offline }],
    context: { chosen: [3] },
  },
  'nothing changes while the choice is on its way': {
    input: { saved: [] },
    when: [press(3), save, ignored(press(5)), ignored(save), ignored(skip)],
    ends: 'saving',
    asked: [['updateInterest', { interest: [3] }]],
  },
})
