import { leaveFormMachine } from '#machines/app/leave-form.machine.ts'
import { at, stories } from '#tests/support/story.ts'

const home = { type: 'link', to: '/home' } as const
const back = { type: 'history', by: -1 } as const

// docs/spec.md §5 Profile form: typed text is not lost unasked.
export const leaveFormStories = stories(leaveFormMachine, {
  'a customer at the form is not asked': { when: [], ends: 'staying', context: { exits: [] } },
  'a customer who stays keeps the form': {
    when: [{ type: 'page.leave', exit: home }, at('asking'), { type: 'leave.decline' }],
    ends: 'staying',
  },
  'a customer who leaves goes where the link leads': {
    when: [{ type: 'page.leave', exit: home }, { type: 'leave.accept' }],
    ends: 'left',
    output: { type: 'left', exits: [home] },
  },
  'a customer who goes back while the question is open goes back': {
    when: [
      { type: 'page.leave', exit: home },
      { type: 'page.leave', exit: back },
      at('asking'),
      { type: 'leave.accept' },
    ],
    ends: 'left',
    output: { type: 'left', exits: [back] },
  },
})
