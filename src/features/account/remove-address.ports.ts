import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { removeAddressMachine, removeAddressPorts } from '#machines/location/remove-address.machine.ts'

/** Answers the removal of a saved address. */
export const connectRemoveAddress = (api: Api) =>
  removeAddressMachine.provide({
    actors: {
      deleteAddress: answer(removeAddressPorts.deleteAddress, (query, signal) =>
        unwrap(api.POST('/address/delete', { params: { query }, signal }), 'message'),
      ),
    },
  })
