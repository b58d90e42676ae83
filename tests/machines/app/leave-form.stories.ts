import { leaveFormMachine } from '#machines/app/leave-form.machine.ts'
import { at, stories } from '#tests/support/story.ts'

const home = { type: 'link', to: '/home' } as const
const back = { type: 'history', by: -1 } as const

// docs/spec.md §5 Profile form: typed text is not lost unasked.
export const leaveFormStories = stories(leaveFormMachine, {
  'a customer at the form is not asked': { when: [], ends: 'staying', context: { ways: [] } },
  'a customer who stays keeps the form': {
    when: [{ type: 'page.leave', way: home }, at('asking'), { type: 'leave.decline' }],
    ends: 'staying',
  },
  'a customer who leaves goes where the link leads': {
    when: [{ type: 'page.leave', way: home }, { type: 'leave.accept' }],
    ends: 'left',
    output: { type: 'left', ways: [home] },
  },
  'a customer who goes back while the question is open goes back': {
    when: [
      { type: 'page.leave', way: home },
      { type: 'page.leave', way: back },
      at('asking'),
      { type: 'leave.accept' },
    ],
    ends: 'left',
    output: { type: 'left', ways: [back] },
  },
})
