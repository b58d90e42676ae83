import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { pickInterestsMachine, pickInterestsPorts } from '#machines/catalogue/pick-interests.machine.ts'

export const connectPickInterests = (api: Api) =>
  pickInterestsMachine.provide({
    actors: {
      updateInterest: answer(pickInterestsPorts.updateInterest, (body, signal) =>
        unwrap(api.POST('/customer/update-interest', { body, signal }), 'message'),
      ),
    },
  })
