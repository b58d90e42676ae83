import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { saveAddressMachine, saveAddressPorts } from '#machines/location/save-address.machine.ts'
import { connectLocatePoint } from '#src/core/locate-point.ports.ts'

/** Answers the address form: the server keeps addresses, names points and knows its zones. */
export const connectSaveAddress = (api: Api) =>
  saveAddressMachine.provide({
    actors: {
      addAddress: answer(saveAddressPorts.addAddress, (body, signal) =>
        unwrap(api.POST('/address/add', { body, signal }), 'message'),
      ),
      updateAddress: answer(saveAddressPorts.updateAddress, (body, signal) =>
        unwrap(api.POST('/address/update', { body, signal }), 'message'),
      ),
      locatePoint: connectLocatePoint(api),
    },
  })
