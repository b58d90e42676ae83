import { itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'
import { startingSelection } from '#machines/rules/cart-line.ts'
import { service } from '#tests/support/service.ts'

/** Asks nothing of the server; its items are those the server sells. */
export const itemOptionsService = service(itemOptionsMachine, async (stage) => {
  const { soup, pizza, shirt, milk, bread, feast, breakfast } = stage.city
  const lines = await stage.fillCart([soup, 1])
  const opened = { lines: [], now: 12 * 60, digits: 2 }
  const { available_date_starts } = feast
  const minuteOf = (time: string | null) => Number(time?.slice(0, 2)) * 60 + Number(time?.slice(3, 5))
  const open = minuteOf(breakfast.available_time_starts) + 1
  const closed = minuteOf(breakfast.available_time_ends) + 1
  const group = pizza.food_variations.findIndex(({ required }) => required === 'on')
  const addOn = { id: pizza.add_ons[0]!.id }
  const option = shirt.choice_options[0]!.options.at(-1)!
  return {
    connected: itemOptionsMachine,
    inputs: {
      'a dish with options': { ...opened, item: pizza },
      'a good in variations': { ...opened, item: shirt },
      'the last piece': {
        ...opened,
        item: milk,
        selection: { ...startingSelection(milk), quantity: milk.stock ?? 0 },
      },
      'an item that is out of stock': { ...opened, item: bread },
      'a line of the cart': { ...opened, item: soup, lines, editing: lines[0]!.id },
      'a campaign item': { ...opened, item: { ...pizza, available_date_starts } },
      'a campaign item without options': { ...opened, item: feast },
      'a campaign item that is out of stock': { ...opened, item: { ...bread, available_date_starts } },
      'an item outside its hours': {
        ...opened,
        now: closed,
        item: { ...breakfast, schedule_order: 0 as const },
      },
    },
    events: {
      'option.choose': () => ({ choice: 0, option }),
      'label.toggle': () => ({ group, label: pizza.food_variations[group]!.values[0]!.label }),
      'addOn.toggle': () => addOn,
      'addOn.increment': () => addOn,
      'addOn.decrement': () => addOn,
      'orderNow.choose': (sample) => ({ shopper: (['guest', 'customer'] as const)[sample]! }),
      'minute.passed': (sample) => ({ now: [open, closed][sample]! }),
    },
  }
})
