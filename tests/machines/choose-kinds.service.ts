import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseKindsMachine } from '#machines/app/choose-kinds.machine.ts'
import { connectChooseKinds } from '#src/features/notifications/choose-kinds.ports.ts'
import { service } from '#tests/support/service.ts'

export const chooseKindsService = service(chooseKindsMachine, async (stage) => {
  await stage.becomeCustomer()
  return {
    connected: connectChooseKinds(stage.api),
    /** The screen shows the choice that the server holds. */
    holds: async ({ context: { wanted } }) =>
      deepStrictEqual(wanted, await unwrap(stage.server.GET('/customer/notification-settings'))),
  }
})
