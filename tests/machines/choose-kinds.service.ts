import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseKindsMachine } from '#machines/choose-kinds.machine.ts'
import { connectChooseKinds } from '#src/notifications/choose-kinds.ports.ts'
import { service } from '#tests/support/service.ts'

export const chooseKindsService = service(chooseKindsMachine, async (stage) => {
  await stage.becomeCustomer()
  return {
    connected: connectChooseKinds(stage.api),
    /** What is on show is what the server holds. */
    holds: async ({ context: { wanted } }) =>
      deepStrictEqual(wanted, await unwrap(stage.server.GET('/customer/notification-settings'))),
  }
})
