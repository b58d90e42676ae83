import { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import { connectTellTransfer } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { write } from '#tests/machines/by-hand.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { bank, exchange, transferred } from '#tests/machines/samples/unpaid-order.ts'
import { browser } from '#tests/support/browser.ts'
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

export const tellTransferBrowser = browser(
  tellTransferMachine,
  async ({ page, arrive, live }, { from }) => {
    const main = page.getByRole('main')
    const { order_id } = live.inputs![from] as { order_id: number }
    return {
      open: async () => {
        await page.route('**/api/v1/order/track?*', (route) =>
          route.fulfill({ json: { ...transferred(), id: order_id } }),
        )
        await arrive(payPath(order_id))
      },
      gestures: {
        'list.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
        'method.choose': ({ method_id }) =>
          main
            .getByRole('radio', { name: method_id === bank.id ? bank.method_name : exchange.method_name })
            .check(),
        'field.change': ({ value }) => write(main.getByRole('textbox', { name: 'Reference' }), value),
        'note.change': ({ note }) => write(main.getByRole('textbox', { name: 'Note' }), note),
        'proof.choose': ({ picture: { name, type } }) =>
          main
            .locator('input[type=file]')
            .setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytesOf(name)) }),
        'proof.remove': () => main.getByRole('button', { name: 'Remove the picture' }).click(),
        'form.submit': () => main.getByRole('button', { name: 'Send details' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
  {
    offered: {
      'list.retry': (snapshot) => snapshot.matches('unlisted') || snapshot.matches('notOffered'),
      'method.choose': ({ context }) => context.methods.length > 1,
      'field.change': ({ context }) => context.method_id !== undefined,
      'note.change': ({ context }) => context.method_id !== undefined,
      'proof.choose': ({ context }) => context.method_id !== undefined,
      'proof.remove': ({ context }) => context.proof.length > 0,
      'form.submit': ({ context }) => context.method_id !== undefined,
      'time.over': () => false,
    },
    unseen: {
      'tellTransfer time.over': 'half an hour passes by itself; payment-screens.test lets it pass',
      'sending time.over': 'half an hour passes by itself; payment-screens.test lets it pass',
      'sending refused saveOfflinePayment #1':
        'half an hour passes by itself; payment-screens.test lets it pass',
    },
  },
)
