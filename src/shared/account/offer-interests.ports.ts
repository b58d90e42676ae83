import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { offerInterestsMachine, offerInterestsPorts } from '#machines/catalogue/offer-interests.machine.ts'

export const connectOfferInterests = (api: Api) =>
  offerInterestsMachine.provide({
    actors: {
      getCustomerInfo: answer(offerInterestsPorts.getCustomerInfo, (_, signal) =>
        unwrap(api.GET('/customer/info', { signal }), 'selected_modules_for_interest'),
      ),
    },
  })
