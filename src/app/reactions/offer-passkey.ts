import type { OfferPasskeyOutcome } from '#machines/account/offer-passkey.machine.ts'
import { PASSKEYS } from '#src/navigation/account-path.ts'
import { nothing, type ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    offerPasskey: OfferPasskeyOutcome
  }
}

/** Long enough to read it on the page that the sign-in led to. */
const SHOWN_FOR = 15_000

/** docs/decisions/032: once in each browser; the toast that goes is the offer declined. */
export const reactions: ReactionsOf<'offerPasskey'> = {
  offerPasskey: {
    offered: () => [
      { passkeyOffered: true },
      {
        say: {
          kind: 'info',
          needs: 'account',
          text: ({ account: { passkeys } }) => passkeys.offer(),
          duration: SHOWN_FOR,
          action: { label: ({ account: { passkeys } }) => passkeys.offerAction(), does: [{ go: PASSKEYS }] },
        },
      },
    ],
    quiet: nothing,
  },
}
