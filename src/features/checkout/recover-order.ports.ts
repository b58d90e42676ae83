import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import type { AppStorage } from '#browser/storage.ts'
import { recoverOrderMachine, recoverOrderPorts } from '#machines/checkout/recover-order.machine.ts'
import { findPlacedOrder } from '#src/shared/checkout/find-placed-order.ts'

/** Answers the search for an order whose reply was lost: the server knows the order, the browser keeps its key. */
export const connectRecoverOrder = ({ api, storage }: { api: Api; storage: AppStorage }) =>
  recoverOrderMachine.provide({
    actors: {
      findPlacedOrder: findPlacedOrder(api),
      takeOrderKey: answer(recoverOrderPorts.takeOrderKey, async ({ key }) => {
        if (storage.read('orderKey')?.key !== key) return false
        storage.remove('orderKey')
        return true
      }),
    },
  })
