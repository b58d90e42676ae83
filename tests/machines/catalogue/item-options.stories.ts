import { itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'
import { bodyFor, dish, lineFor, milk, pizza, shirt } from '#tests/machines/samples.ts'
import { at, ignored, stories } from '#tests/support/story.ts'

const opened = { lines: [], now: 12 * 60, digits: 2 }
const soup = dish()
const choose = (choice: number, option: string) => ({ type: 'option.choose', choice, option }) as const
const pick = (group: number, label: string) => ({ type: 'label.toggle', group, label }) as const
const more = { type: 'quantity.increment' } as const
const less = { type: 'quantity.decrement' } as const
const toCart = { type: 'cart.choose' } as const
const buyNow = { type: 'buyNow.choose' } as const
const orderNow = { type: 'orderNow.choose', shopper: 'customer' } as const
const orderNowAsGuest = { type: 'orderNow.choose', shopper: 'guest' } as const

const sand = { type: 'Sand-M', price: 42, stock: 2 }
const blue = { type: 'SeaBlue-M', price: 40, stock: 5 }
const sandLine = lineFor(8, shirt(), { quantity: 2, price: 42, variation: [sand] })
const large = { name: 'Size', values: { label: ['Large'] } }
const largeLine = lineFor(9, pizza(), {
  quantity: 2,
  price: 26.5,
  variation: [large],
  add_on_ids: [71],
  add_on_qtys: [1],
})
const smallLine = lineFor(10, pizza(), {
  quantity: 5,
  price: 20,
  variation: [{ name: 'Size', values: { label: ['Small'] } }],
})
const campaign = dish({ available_date_starts: '2026-11-01', available_date_ends: '2026-11-30' })
const breakfast = dish({ available_time_starts: '07:00:00', available_time_ends: '11:00:00' })

export const itemOptionsStories = stories(itemOptionsMachine, {
  // docs/spec.md §4, item detail: quantity starts at 1.
  'the item detail puts one piece in the cart when nothing else is chosen': {
    input: { ...opened, item: soup },
    when: [at({ choosing: 'goods' }), toCart],
    ends: 'chosenToAdd',
    output: { type: 'add', item: soup, body: bodyFor(soup) },
  },
  'the item detail counts the quantity up and down, and never below one': {
    input: { ...opened, item: soup },
    when: [ignored(less), more, more, less, toCart],
    ends: 'chosenToAdd',
    output: { type: 'add', item: soup, body: bodyFor(soup, { quantity: 2 }) },
  },
  // docs/spec.md §4: increment is blocked at stock (a stock error) or at maximum_cart_quantity (a max-quantity error).
  'the item detail refuses more pieces than are in stock': {
    input: { ...opened, item: milk({ stock: 2 }) },
    when: [more, more],
    ends: { choosing: 'goods' },
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
    context: { selection: { quantity: 2 } },
  },
  'the item detail refuses more pieces than one customer may have': {
    input: { ...opened, item: dish({ maximum_cart_quantity: 2 }) },
    when: [more, more],
    ends: { choosing: 'goods' },
    heard: [{ type: 'problem', refusal: { message: 'maximumQuantity', params: { maximum: 2 } } }],
    context: { selection: { quantity: 2 } },
  },

  // docs/spec.md §4: a variation is matched by joining the options, ignoring dashes and spaces; quantity resets.
  'the item detail finds the variation of the chosen options, ignoring dashes and spaces': {
    input: { ...opened, item: shirt() },
    when: [toCart],
    ends: 'chosenToAdd',
    output: {
      type: 'add',
      item: shirt(),
      body: bodyFor(shirt(), { price: 40, variation: [blue] }),
    },
  },
  'the item detail starts the quantity anew when another variation is chosen, and takes its price': {
    input: { ...opened, item: shirt() },
    when: [more, more, choose(0, 'Sand'), toCart],
    ends: 'chosenToAdd',
    output: {
      type: 'add',
      item: shirt(),
      body: bodyFor(shirt(), { price: 42, quantity: 1, variation: [sand] }),
    },
  },
  'the item detail starts from the quantity in the cart when that variation is in the cart': {
    input: { ...opened, item: shirt(), lines: [sandLine] },
    when: [choose(0, 'Sand')],
    ends: { choosing: 'goods' },
    context: { selection: { options: ['Sand', 'M'], quantity: 2 } },
  },
  'the item detail starts from the quantity in the cart when the cart has the dish with these options': {
    input: { ...opened, item: pizza(), lines: [largeLine] },
    when: [pick(0, 'Large')],
    ends: { choosing: 'goods' },
    context: { selection: { options: [], labels: [['Large'], []], addOns: {}, quantity: 2 } },
  },
  'the item detail gives the quantity in the cart back with the options it belongs to': {
    input: { ...opened, item: pizza(), lines: [largeLine] },
    when: [pick(0, 'Large'), pick(1, 'Olives')],
    ends: { choosing: 'goods' },
    context: { selection: { options: [], labels: [['Large'], ['Olives']], addOns: {}, quantity: 1 } },
  },
  'the item detail keeps the quantity the customer counted while they choose a dish': {
    input: { ...opened, item: pizza(), lines: [largeLine] },
    when: [more, more, pick(0, 'Small')],
    ends: { choosing: 'goods' },
    context: { selection: { options: [], labels: [['Small'], []], addOns: {}, quantity: 3 } },
  },
  'the item detail keeps the quantity of the line that is edited when its options become those of another': {
    input: { ...opened, item: pizza(), lines: [largeLine, smallLine], editing: 10 },
    when: [pick(0, 'Large')],
    ends: { choosing: 'goods' },
    context: { selection: { options: [], labels: [['Large'], []], addOns: {}, quantity: 5 } },
  },
  'the item detail refuses more of a variation than its own stock': {
    input: { ...opened, item: shirt() },
    when: [choose(0, 'Sand'), more, more],
    ends: { choosing: 'goods' },
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
  },
  // docs/spec.md §4, §5: a variation with stock 0 blocks the action.
  'the item detail refuses a variation that is out of stock': {
    input: { ...opened, item: shirt() },
    when: [choose(1, 'L'), toCart, buyNow],
    ends: { choosing: 'goods' },
    heard: [
      { type: 'problem', refusal: { message: 'variationOutOfStock' } },
      { type: 'problem', refusal: { message: 'variationOutOfStock' } },
    ],
  },
  'the item detail refuses an item that is out of stock': {
    input: { ...opened, item: milk({ stock: 0 }) },
    when: [toCart],
    ends: { choosing: 'goods' },
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
  },

  // docs/spec.md §5: required groups must have a selection.
  'the item detail refuses a dish whose required group has no selection': {
    input: { ...opened, item: pizza() },
    when: [toCart, buyNow],
    ends: { choosing: 'goods' },
    context: { isSelectionRefused: true },
    heard: [
      { type: 'problem', refusal: { message: 'variationRequired', params: { name: 'Size' } } },
      { type: 'problem', refusal: { message: 'variationRequired', params: { name: 'Size' } } },
    ],
  },
  'the item detail marks the groups of a dish that cannot be bought now': {
    input: { ...opened, item: pizza() },
    when: [buyNow],
    ends: { choosing: 'goods' },
    context: { isSelectionRefused: true },
    heard: [{ type: 'problem', refusal: { message: 'variationRequired', params: { name: 'Size' } } }],
  },
  'the item detail says nothing of a required group before the customer presses': {
    input: { ...opened, item: pizza() },
    when: [pick(1, 'Olives'), more],
    ends: { choosing: 'goods' },
    context: { isSelectionRefused: false },
  },
  'the item detail goes on saying what a group needs when a minute passes': {
    input: { ...opened, item: pizza() },
    when: [toCart, { type: 'minute.passed', now: opened.now + 1 }],
    ends: { choosing: 'goods' },
    context: { isSelectionRefused: true },
    heard: [{ type: 'problem', refusal: { message: 'variationRequired', params: { name: 'Size' } } }],
  },
  // docs/spec.md §4: single groups keep one option; multi groups allow several.
  'the item detail keeps one option of a single group and several of a multi group': {
    input: { ...opened, item: pizza() },
    when: [
      pick(0, 'Small'),
      pick(0, 'Large'),
      pick(1, 'Olives'),
      pick(1, 'Basil'),
      pick(1, 'Corn'),
      pick(1, 'Olives'),
      toCart,
    ],
    ends: 'chosenToAdd',
    output: {
      type: 'add',
      item: pizza(),
      body: bodyFor(pizza(), {
        price: 29.5,
        variation: [large, { name: 'Toppings', values: { label: ['Basil', 'Corn'] } }],
      }),
    },
  },
  'the item detail lets a required single group never be emptied again': {
    input: { ...opened, item: pizza() },
    when: [pick(0, 'Large'), pick(0, 'Large')],
    ends: { choosing: 'goods' },
    context: { selection: { labels: [['Large'], []] } },
  },
  // docs/spec.md §5: optional groups are checked against the bounds only if something was picked.
  'the item detail refuses fewer options of an optional group than its minimum, once one was picked': {
    input: { ...opened, item: pizza() },
    when: [pick(0, 'Large'), pick(1, 'Olives'), toCart],
    ends: { choosing: 'goods' },
    heard: [
      {
        type: 'problem',
        refusal: { message: 'variationBounds', params: { name: 'Toppings', min: 2, max: 3 } },
      },
    ],
  },
  'the item detail refuses more options of a group than its maximum': {
    input: { ...opened, item: pizza() },
    when: [pick(0, 'Large'), pick(1, 'Olives'), pick(1, 'Basil'), pick(1, 'Corn'), pick(1, 'Feta'), toCart],
    ends: { choosing: 'goods' },
    heard: [
      {
        type: 'problem',
        refusal: { message: 'variationBounds', params: { name: 'Toppings', min: 2, max: 3 } },
      },
    ],
  },
  'the item detail leaves the quantity of a dish alone when its options change': {
    input: { ...opened, item: pizza() },
    when: [more, pick(0, 'Large')],
    ends: { choosing: 'goods' },
    context: { selection: { quantity: 2 } },
  },

  // docs/spec.md §4: add-ons: ticking sets quantity 1, the buttons change it, unticking or zero removes it.
  'the item detail ticks an add-on, counts it, and takes it away by unticking or at zero': {
    input: { ...opened, item: pizza() },
    when: [
      pick(0, 'Small'),
      { type: 'addOn.toggle', id: 71 },
      { type: 'addOn.increment', id: 71 },
      { type: 'addOn.toggle', id: 72 },
      { type: 'addOn.toggle', id: 72 },
      { type: 'addOn.increment', id: 72 },
      { type: 'addOn.decrement', id: 72 },
      toCart,
    ],
    ends: 'chosenToAdd',
    output: {
      type: 'add',
      item: pizza(),
      body: bodyFor(pizza(), {
        price: 20,
        add_on_ids: [71],
        add_on_qtys: [2],
        variation: [{ name: 'Size', values: { label: ['Small'] } }],
      }),
    },
  },

  'the item detail counts an add-on down one by one': {
    input: { ...opened, item: pizza() },
    when: [
      { type: 'addOn.toggle', id: 71 },
      { type: 'addOn.increment', id: 71 },
      { type: 'addOn.increment', id: 71 },
      { type: 'addOn.decrement', id: 71 },
    ],
    ends: { choosing: 'goods' },
    context: { selection: { addOns: { 71: 2 } } },
  },

  // docs/spec.md §4: 'Update To Cart'; updating with no change warns 'No changes found to update.'
  'the item detail starts from the line that was opened, and warns when nothing was changed': {
    input: { ...opened, item: pizza(), lines: [largeLine], editing: 9 },
    when: [toCart],
    ends: { choosing: 'goods' },
    heard: [{ type: 'problem', refusal: { message: 'nothingToUpdate' } }],
    context: { selection: { quantity: 2, labels: [['Large'], []], addOns: { 71: 1 } } },
  },
  'the item detail updates an unchanged line whose price is another than when it was added': {
    input: { ...opened, item: pizza(), lines: [{ ...largeLine, added_price: 20 }], editing: 9 },
    when: [toCart],
    ends: 'chosenToUpdate',
    output: {
      type: 'update',
      line: 9,
      item: pizza(),
      body: bodyFor(pizza(), {
        price: 26.5,
        quantity: 2,
        variation: [large],
        add_on_ids: [71],
        add_on_qtys: [1],
      }),
    },
  },
  'the item detail updates the line that was opened, even to other options': {
    input: { ...opened, item: pizza(), lines: [largeLine], editing: 9 },
    when: [pick(0, 'Small'), toCart],
    ends: 'chosenToUpdate',
    output: {
      type: 'update',
      line: 9,
      item: pizza(),
      body: bodyFor(pizza(), {
        price: 20,
        quantity: 2,
        add_on_ids: [71],
        add_on_qtys: [1],
        variation: [{ name: 'Size', values: { label: ['Small'] } }],
      }),
    },
  },
  'the item detail notices that an add-on is a change': {
    input: { ...opened, item: pizza(), lines: [largeLine], editing: 9 },
    when: [{ type: 'addOn.increment', id: 71 }, toCart],
    ends: 'chosenToUpdate',
    output: {
      type: 'update',
      line: 9,
      item: pizza(),
      body: bodyFor(pizza(), {
        price: 26.5,
        quantity: 2,
        add_on_ids: [71],
        add_on_qtys: [2],
        variation: [large],
      }),
    },
  },
  'the item detail updates the line with the same variation when the item was opened from a card': {
    input: { ...opened, item: shirt(), lines: [sandLine] },
    when: [choose(0, 'Sand'), less, toCart],
    ends: 'chosenToUpdate',
    output: {
      type: 'update',
      line: 8,
      item: shirt(),
      body: bodyFor(shirt(), { price: 42, quantity: 1, variation: [sand] }),
    },
  },
  'the item detail adds the item when another tab took the opened line out of the cart': {
    input: { ...opened, item: soup, lines: [lineFor(8, soup, { quantity: 3 })], editing: 8 },
    when: [{ type: 'lines.changed', lines: [] }, toCart],
    ends: 'chosenToAdd',
    output: { type: 'add', item: soup, body: bodyFor(soup, { quantity: 3 }) },
  },

  // docs/spec.md §4: quantity starts at the cart quantity if the variation is already in the cart; the cart may come after the page.
  'the item detail starts from the opened line when the cart comes after the item': {
    input: { ...opened, item: shirt(), editing: 8 },
    when: [{ type: 'lines.changed', lines: [sandLine] }, less, toCart],
    ends: 'chosenToUpdate',
    output: {
      type: 'update',
      line: 8,
      item: shirt(),
      body: bodyFor(shirt(), { price: 42, quantity: 1, variation: [sand] }),
    },
  },
  'the item detail keeps what was chosen before the cart came': {
    input: { ...opened, item: shirt(), editing: 8 },
    when: [more, { type: 'lines.changed', lines: [sandLine] }],
    ends: { choosing: 'goods' },
    context: { selection: { options: ['Sea Blue', 'M'], quantity: 2 } },
  },

  'the item detail goes on with what was chosen while the item stays on show after it was put in the cart': {
    input: {
      ...opened,
      item: pizza(),
      lines: [largeLine],
      selection: { options: [], labels: [['Large'], []], addOns: { 71: 1 }, quantity: 3 },
    },
    when: [toCart],
    ends: 'chosenToUpdate',
    output: {
      type: 'update',
      line: 9,
      item: pizza(),
      body: bodyFor(pizza(), {
        price: 26.5,
        quantity: 3,
        add_on_ids: [71],
        add_on_qtys: [1],
        variation: [large],
      }),
    },
  },

  // docs/spec.md §4: Buy Now goes to /checkout?page=buy_now.
  'the item detail goes to checkout at once with Buy Now, in the chosen quantity': {
    input: { ...opened, item: soup },
    when: [more, buyNow],
    ends: 'chosenToBuy',
    output: { type: 'buyNow', item: soup, body: bodyFor(soup, { quantity: 2 }) },
  },
  // docs/spec.md §4: campaign items show only an Order Now button; §5: it requires a stored token.
  'the item detail offers a campaign item to customers by Order Now only': {
    input: { ...opened, item: campaign },
    when: [at({ choosing: 'campaign' }), ignored(toCart), ignored(buyNow), orderNow],
    ends: 'chosenToOrder',
    output: { type: 'orderNow', item: campaign, body: bodyFor(campaign, { model: 'ItemCampaign' }) },
  },
  'the item detail asks a guest to sign in before a campaign item is ordered': {
    input: { ...opened, item: campaign },
    when: [orderNowAsGuest],
    ends: { choosing: 'campaign' },
    heard: [{ type: 'problem', refusal: { message: 'notLoggedIn' } }],
  },
  'the item detail lets a guest order a campaign item after the guest has signed in': {
    input: { ...opened, item: pizza({ available_date_starts: '2026-11-01' }) },
    when: [pick(0, 'Large'), more, orderNowAsGuest, orderNow],
    ends: 'chosenToOrder',
    heard: [{ type: 'problem', refusal: { message: 'notLoggedIn' } }],
    output: {
      type: 'orderNow',
      item: pizza({ available_date_starts: '2026-11-01' }),
      body: bodyFor(pizza(), { model: 'ItemCampaign', price: 26.5, quantity: 2, variation: [large] }),
    },
  },
  'the item detail holds a campaign item to stock and options like any other': {
    input: {
      ...opened,
      item: pizza({ available_date_starts: '2026-11-01' }),
    },
    when: [orderNow],
    ends: { choosing: 'campaign' },
    context: { isSelectionRefused: true },
    heard: [{ type: 'problem', refusal: { message: 'variationRequired', params: { name: 'Size' } } }],
  },
  'the item detail refuses a campaign item that is out of stock': {
    input: {
      ...opened,
      item: milk({ available_date_starts: '2026-11-01', stock: 0 }),
    },
    when: [orderNow],
    ends: { choosing: 'campaign' },
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
  },
  'the item detail offers no Order Now for an ordinary item': {
    input: { ...opened, item: soup },
    when: [ignored(orderNow)],
    ends: { choosing: 'goods' },
  },

  // docs/spec.md §4: outside its window the popup shows 'Not Available now'; buttons only if schedule_order allows.
  'the item detail offers no buttons outside the hours of the item': {
    input: { ...opened, item: breakfast },
    when: [at('closed'), ignored(toCart), ignored(buyNow), ignored(more)],
    ends: 'closed',
  },
  'the item detail offers the buttons outside the hours when the order can be scheduled': {
    input: { ...opened, item: { ...breakfast, schedule_order: 1 } },
    when: [toCart],
    ends: 'chosenToAdd',
    output: { type: 'add', item: { ...breakfast, schedule_order: 1 }, body: bodyFor(breakfast) },
  },
  'the item detail opens when the hours begin, and closes when they end': {
    input: { ...opened, item: breakfast, now: 6 * 60 + 58 },
    when: [
      { type: 'minute.passed', now: 6 * 60 + 59 },
      at('closed'),
      { type: 'minute.passed', now: 7 * 60 },
      at({ choosing: 'goods' }),
      { type: 'minute.passed', now: 11 * 60 },
      at({ choosing: 'goods' }),
      { type: 'minute.passed', now: 11 * 60 + 1 },
    ],
    ends: 'closed',
  },
  'the item detail is open on both sides of midnight when the hours run across it': {
    input: {
      ...opened,
      item: dish({ available_time_starts: '22:00:00', available_time_ends: '02:00:00' }),
      now: 23 * 60,
    },
    when: [at({ choosing: 'goods' }), { type: 'minute.passed', now: 60 }, at({ choosing: 'goods' })],
    ends: { choosing: 'goods' },
  },
  'the item detail keeps what was chosen while time passes': {
    input: { ...opened, item: soup },
    when: [more, { type: 'minute.passed', now: 12 * 60 + 1 }],
    ends: { choosing: 'goods' },
    context: { selection: { quantity: 2 } },
  },
})
