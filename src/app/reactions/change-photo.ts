import type { EmittedFrom } from 'xstate'
import type { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    changePhoto: EmittedFrom<typeof changePhotoMachine>
  }
}

/** docs/spec.md §5 Profile form: the server's words; the picture on show is read again. */
export const reactions: ReactionsOf<'changePhoto'> = {
  changePhoto: {
    'photo.changed': ({ message }) => [saySuccess(message), { readAgain: ['getCustomerInfo'] }],
  },
}
