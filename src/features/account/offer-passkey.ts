import { createActor } from 'xstate'
import { canKeepPasskey } from '#browser/passkeys.ts'
import type { Shop } from '#src/core/shop.ts'
import { onOutcome } from '#src/flow/on-outcome.ts'
import { connectOfferPasskey } from './offer-passkey.ports.ts'

/** Offers a passkey to the customer who has just signed in, independent of the page shown by then. */
export function offerPasskey({ api, storage, tellApp }: Shop, window: Window): void {
  const actor = createActor(
    connectOfferPasskey(api, () => canKeepPasskey(window as Window & typeof globalThis)),
    { input: { was_offered: storage.read('passkeyOffered') === true } },
  )
  onOutcome(actor, (outcome) => tellApp('offerPasskey', outcome))
  actor.start()
}
