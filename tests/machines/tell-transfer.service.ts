import { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import { connectTellTransfer } from '#src/features/payment/pay.ports.ts'
import { bank, exchange } from '#tests/machines/samples/unpaid-order.ts'
import { service } from '#tests/support/service.ts'

export const tellTransferService = service(tellTransferMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  return {
    connected: connectTellTransfer(stage),
    inputs: { [from]: { order_id, told: null } },
    answers: {
      // The sample accounts are not those of the shop, so the accounts and the reply are the proxy's.
      listOfflinePaymentMethods: { shaped: (_, { sample }) => [[bank, exchange], [bank], []][sample]! },
      saveOfflinePayment: {
        played: async () =>
          (await stage.next('saveOfflinePayment')).refuse(200, { message: 'Payment info updated.' }),
      },
    },
  }
})
