import type { EmittedFrom } from 'xstate'
import type { shareMachine } from '#machines/app/share.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayError } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    share: EmittedFrom<typeof shareMachine>
  }
  interface Given {
    share: { refusal: string }
  }
}

/** Neither the share sheet nor the clipboard took the page. */
export const reactions: ReactionsOf<'share'> = {
  share: {
    'share.refused': ({ refusal }) => [sayError(refusal)],
  },
}
