import type { EmittedFrom } from 'xstate'
import type { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    subscribe: EmittedFrom<typeof subscribeMachine>
  }
}

/** docs/spec.md §5 Newsletter, §8 Other. */
export const reactions: ReactionsOf<'subscribe'> = {
  subscribe: {
    'newsletter.subscribed': () => [saySuccess((words) => words.news.subscribed())],
    failure: (failure) => [sayFailure(failure)],
  },
}
