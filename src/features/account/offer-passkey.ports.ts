import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { offerPasskeyMachine, offerPasskeyPorts } from '#machines/account/offer-passkey.machine.ts'

/** `canKeepPasskey` asks the browser. */
export const connectOfferPasskey = (api: Api, canKeepPasskey: () => Promise<boolean>) =>
  offerPasskeyMachine.provide({
    actors: {
      canKeepPasskey: answer(offerPasskeyPorts.canKeepPasskey, canKeepPasskey),
      listPasskeys: answer(offerPasskeyPorts.listPasskeys, (_, signal) =>
        unwrap(api.GET('/customer/passkeys', { signal }), 'passkeys'),
      ),
    },
  })
