import { itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'
import { dish, lineFor, milk, pizza, shirt } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const opened = { lines: [], now: 12 * 60, digits: 2 }
const campaign = { available_date_starts: '2026-11-01' }
const button = (name: string | RegExp) => (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name }).click()

export const itemOptionsModel = model(itemOptionsMachine, {
  inputs: {
    'a dish with options': { ...opened, item: pizza() },
    'a good in variations': { ...opened, item: shirt() },
    'the last piece': { ...opened, item: milk({ stock: 1 }) },
    'an item that is out of stock': { ...opened, item: milk({ stock: 0 }) },
    'a line of the cart': { ...opened, item: dish(), lines: [lineFor(8, dish())], editing: 8 },
    'a campaign item': { ...opened, item: pizza(campaign) },
    'a campaign item without options': { ...opened, item: dish(campaign) },
    'a campaign item that is out of stock': { ...opened, item: milk({ ...campaign, stock: 0 }) },
    'an item outside its hours': {
      ...opened,
      item: dish({ available_time_starts: '07:00:00', available_time_ends: '11:00:00' }),
    },
  },
  events: {
    'option.choose': [{ choice: 0, option: 'Sand' }],
    'label.toggle': [{ group: 0, label: 'Large' }],
    'addOn.toggle': [{ id: 71 }],
    'addOn.increment': [{ id: 71 }],
    'addOn.decrement': [{ id: 71 }],
    'quantity.increment': [{}],
    'quantity.decrement': [{}],
    'cart.choose': [{}],
    'buyNow.choose': [{}],
    'orderNow.choose': [{ shopper: 'guest' }, { shopper: 'customer' }],
    'lines.changed': [{ lines: [] }],
    'minute.passed': [{ now: 8 * 60 }, { now: 12 * 60 }],
  },
  answers: {},
  stateKey: ({ context: { selection } }) =>
    `${Math.min(selection.quantity, 2)} of ${selection.labels.flat().length}`,
  stopWhen: ({ context: { selection } }) => selection.quantity > 2 || (selection.addOns[71] ?? 0) > 1,
  gestures: {
    'option.choose': (page, { option }) => page.getByRole('radio', { name: option }).click(),
    'label.toggle': (page, { label }) =>
      page
        .getByRole('radio', { name: label })
        .or(page.getByRole('checkbox', { name: label }))
        .click(),
    'addOn.toggle': (page) => page.getByRole('checkbox', { name: 'Garlic dip' }).click(),
    'addOn.increment': button('One more: Quantity of Garlic dip'),
    'addOn.decrement': button(/^(One less|Remove): Quantity of Garlic dip/),
    'quantity.increment': button(/^One more: Quantity of (?!Garlic dip)/),
    'quantity.decrement': button(/^One less: Quantity of (?!Garlic dip)/),
    'cart.choose': (page) => page.getByRole('button', { name: /Add to cart|Update To Cart/ }).click(),
    'buyNow.choose': button('Buy Now'),
    'orderNow.choose': button(/^Order Now/),
    'lines.changed': (page) => page.evaluate(() => new BroadcastChannel('cart').postMessage('changed')),
    'minute.passed': (page) => page.clock.fastForward(60_000),
  },
})
