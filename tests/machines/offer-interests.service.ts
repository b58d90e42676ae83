import { unwrap } from '#api/unwrap.ts'
import { offerInterestsMachine } from '#machines/catalogue/offer-interests.machine.ts'
import { connectOfferInterests } from '#src/shared/account/offer-interests.ports.ts'
import { service } from '#tests/support/service.ts'

/** The stage shops for food: there the customer has interests, or nowhere. */
export const offerInterestsService = service(offerInterestsMachine, async (stage) => {
  await stage.becomeCustomer()
  const [category] = await unwrap(stage.server.GET('/categories'))
  return {
    connected: connectOfferInterests(stage.api),
    answers: {
      getCustomerInfo: {
        before: async ({ output: { selected_modules_for_interest: modules } }) => {
          const interest = modules.length > 0 ? [category!.id] : []
          await unwrap(stage.server.POST('/customer/update-interest', { body: { interest } }))
        },
      },
    },
  }
})
