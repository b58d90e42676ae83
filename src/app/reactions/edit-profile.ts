import type { EmittedFrom } from 'xstate'
import type { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    editProfile: EmittedFrom<typeof editProfileMachine>
  }
}

/** docs/spec.md §5 Profile form: the server's words; the name and address on show are read again. */
export const reactions: ReactionsOf<'editProfile'> = {
  editProfile: {
    'profile.saved': ({ message }) => [saySuccess(message), { readAgain: ['getCustomerInfo'] }],
  },
}
