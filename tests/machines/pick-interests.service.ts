import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import { connectPickInterests } from '#src/features/account/pick-interests.ports.ts'
import { service } from '#tests/support/service.ts'

export const pickInterestsService = service(pickInterestsMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const [category] = await unwrap(stage.server.GET('/categories'))
  const saved = from === 'a customer with interests' ? [category!.id] : []
  await unwrap(stage.server.POST('/customer/update-interest', { body: { interest: saved } }))
  return {
    connected: connectPickInterests(stage.api),
    inputs: { [from]: { saved } },
    events: { 'category.toggle': () => ({ category_id: category!.id }) },
    /** The server holds the choice once the flow says so, and until then what it held before. */
    holds: async ({ context, value }) => {
      const { interest } = await unwrap(stage.server.GET('/customer/info'))
      deepStrictEqual(interest, value === 'saved' ? context.chosen : context.saved)
    },
  }
})
