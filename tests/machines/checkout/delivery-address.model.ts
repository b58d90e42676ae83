import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { address } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const button = (name: string) => (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name }).click()

export const deliveryAddressModel = model(deliveryAddressMachine, {
  inputs: { 'a customer at checkout': { zone_id: 1, selected: deliveryTo(address(2)) } },
  events: {
    'saved.open': [{}],
    'card.mark': [{ id: 1 }],
    'mark.confirm': [{}],
    'dialog.cancel': [{}],
    'list.retry': [{}],
  },
  answers: {
    listAddresses: {
      done: [{ total_size: 2, limit: 20, offset: 1, addresses: [address(1), address(2)] }],
      refused: [new Error('offline')],
    },
  },
  stateKey: ({ context }) => String(context.marked),
  gestures: {
    'saved.open': button('View Saved Address'),
    'card.mark': (page) => page.getByRole('dialog').getByRole('radio').first().click(),
    'mark.confirm': button('Select'),
    'dialog.cancel': button('Cancel'),
    'list.retry': button('Try again'),
  },
})
