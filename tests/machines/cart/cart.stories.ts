import { cartMachine } from '#machines/cart/cart.machine.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import { bodyFor, dish, lineFor, milk, pizza, refusal } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, type Step, stories } from '#tests/support/story.ts'

const owner = { guest_id: 'guest-7' }
const soup = dish()
const soupLine = lineFor(8, soup, { quantity: 2 })
const milkLine = lineFor(9, milk(), { quantity: 3 })
const elsewhere = dish({ id: 30, store_id: 9 })
const offline = new Error('offline')
const noStock = refusal(403, { code: 'stock', message: 'Milk is out of stock.' })

const known = { type: 'owner.changed', owner } as const
/** The cart of a guest, read and ready, holding these lines. */
const ready = (...lines: (typeof soupLine)[]): [typeof known, Step<typeof cartMachine>] => [
  known,
  done('listCart', lines),
]
const add = (item = soup) => ({ type: 'item.add', item, body: bodyFor(item) }) as const
const more = (line: number) => ({ type: 'line.increment', line }) as const
const less = (line: number) => ({ type: 'line.decrement', line }) as const
const change = (id: number, by: number) => ({ type: 'change', id, by }) as const
const pending = (item = soup, id = -1) => ({
  type: 'add' as const,
  body: bodyFor(item),
  line: expectedLine(id, item, bodyFor(item)),
})
const adding = (lines: (typeof soupLine)[], item = soup) => ({
  owner,
  lines,
  line: expectedLine(-1, item, bodyFor(item)),
  body: bodyFor(item),
})
const edits = [
  more(9),
  more(8),
  less(8),
  { type: 'line.remove', line: 8 },
  { type: 'line.replace', line: 8, item: soup, body: bodyFor(soup) },
  { type: 'cart.changed' },
] as const
const idle = { ready: 'idle' } as const
const changing = { ready: { sending: 'changing' } } as const
const addingItem = { ready: { sending: 'adding' } } as const

export const cartStories = stories(cartMachine, {
  // docs/spec.md §4, cart: the cart is fetched by guest id for guests.
  'the cart fetches the cart of a guest by the guest id': {
    when: [at('awaitingOwner'), known, at('loading', ['busy']), done('listCart', [soupLine])],
    ends: idle,
    asked: [['listCart', owner]],
    context: { lines: [soupLine], queue: [] },
  },
  'the cart fetches the cart of a customer by the token alone': {
    when: [{ type: 'owner.changed', owner: {} }, done('listCart', [])],
    ends: idle,
    asked: [['listCart', {}]],
  },
  'the cart keeps an item that is added before the session is known, and sends it once the cart is read': {
    when: [add(), at('awaitingOwner'), known, done('listCart', [])],
    ends: addingItem,
    asked: [
      ['listCart', owner],
      ['addItem', adding([])],
    ],
  },

  // docs/spec.md §4, cart: 'Item added to cart'.
  'the cart says that the item was added once the server has it': {
    when: [...ready(), add(), done('addItem', { type: 'added', lines: [soupLine] })],
    ends: idle,
    asked: [
      ['listCart', owner],
      ['addItem', adding([])],
    ],
    heard: [{ type: 'cart.added', message: 'itemAdded' }],
    context: { lines: [soupLine], queue: [] },
  },
  'the cart makes one line of two quick clicks on Add, with two pieces': {
    when: [
      ...ready(),
      add(),
      add(),
      done('addItem', { type: 'added', lines: [lineFor(8, soup)] }),
      at(changing, ['busy']),
      done('changeCart', { type: 'changed', lines: [soupLine] }),
    ],
    ends: idle,
    asked: [
      ['listCart', owner],
      ['addItem', adding([])],
      ['changeCart', { owner, edit: change(8, 1), lines: [lineFor(8, soup)] }],
    ],
    heard: [
      { type: 'cart.added', message: 'itemAdded' },
      { type: 'cart.updated', message: 'quantityUpdated' },
    ],
    context: { lines: [soupLine], queue: [] },
  },
  'the cart counts up an item that is in the cart already when it is added again': {
    when: [...ready(soupLine), add()],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['changeCart', { owner, edit: change(8, 1), lines: [soupLine] }],
    ],
  },
  'the cart lets the stepper of an item work while the item is still being added': {
    when: [
      ...ready(),
      add(),
      more(-1),
      more(-1),
      done('addItem', { type: 'added', lines: [lineFor(8, soup)] }),
    ],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['addItem', adding([])],
      ['changeCart', { owner, edit: change(8, 2), lines: [lineFor(8, soup)] }],
    ],
    heard: [{ type: 'cart.added', message: 'itemAdded' }],
  },
  'the cart drops the stepper clicks of an item that was refused': {
    when: [...ready(), add(), more(-1), done('addItem', { type: 'refused', lines: [], error: noStock })],
    ends: idle,
    heard: [{ type: 'failure', error: noStock }],
    context: { lines: [], queue: [] },
  },

  // docs/spec.md §5, cart quantity; §4 Cart: five quick clicks end as five.
  'the cart sends five quick clicks as five more pieces, in two requests': {
    when: [
      ...ready(soupLine),
      more(8),
      more(8),
      more(8),
      more(8),
      more(8),
      at(changing),
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 3 }] }),
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 7 }] }),
    ],
    ends: idle,
    asked: [
      ['listCart', owner],
      ['changeCart', { owner, edit: change(8, 1), lines: [soupLine] }],
      ['changeCart', { owner, edit: change(8, 4), lines: [{ ...soupLine, quantity: 3 }] }],
    ],
    heard: [
      { type: 'cart.updated', message: 'quantityUpdated' },
      { type: 'cart.updated', message: 'quantityUpdated' },
    ],
    context: { lines: [{ ...soupLine, quantity: 7 }], queue: [] },
  },
  'the cart asks for nothing more when later clicks cancel each other out': {
    when: [
      ...ready(soupLine),
      more(8),
      more(8),
      less(8),
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 3 }] }),
    ],
    ends: idle,
    heard: [{ type: 'cart.updated', message: 'quantityUpdated' }],
    context: { lines: [{ ...soupLine, quantity: 3 }], queue: [] },
  },
  // docs/spec.md §4, cart: decrementing at quantity 1 removes the item.
  'the cart removes the item when one piece is taken from one': {
    when: [...ready(lineFor(8, soup)), less(8), done('changeCart', { type: 'changed', lines: [] })],
    ends: idle,
    asked: [
      ['listCart', owner],
      [
        'changeCart',
        { owner, edit: { type: 'remove', id: 8, asked: 'decrement' }, lines: [lineFor(8, soup)] },
      ],
    ],
    heard: [{ type: 'cart.removed', message: 'removedFromCart', line: lineFor(8, soup) }],
    context: { lines: [], queue: [] },
  },
  'the cart counts by what the customer sees: three clicks on minus empty a line of two, and the third does nothing':
    {
      when: [
        ...ready(soupLine),
        less(8),
        less(8),
        less(8),
        done('changeCart', { type: 'changed', lines: [lineFor(8, soup)] }),
        done('changeCart', { type: 'changed', lines: [] }),
      ],
      ends: idle,
      heard: [
        { type: 'cart.updated', message: 'quantityUpdated' },
        { type: 'cart.removed', message: 'removedFromCart', line: lineFor(8, soup) },
      ],
      context: { lines: [], queue: [] },
    },
  'the cart never turns a piece taken away into a removal because an earlier click failed': {
    when: [
      ...ready(lineFor(8, soup)),
      more(8),
      less(8),
      done('changeCart', { type: 'refused', lines: [lineFor(8, soup)], error: noStock }),
    ],
    ends: idle,
    heard: [{ type: 'failure', error: noStock }],
    context: { lines: [lineFor(8, soup)], queue: [] },
  },
  // docs/spec.md §4: 'Cart item remove successfully'.
  'the cart says which line was removed, so that it can be brought back': {
    when: [
      ...ready(soupLine, milkLine),
      { type: 'line.remove', line: 9 },
      done('changeCart', { type: 'changed', lines: [soupLine] }),
    ],
    ends: idle,
    heard: [{ type: 'cart.removed', message: 'itemRemoved', line: milkLine }],
    context: { lines: [soupLine] },
  },
  // docs/spec.md §4: 'Item updated successfully'.
  'the cart updates a line to other options': {
    when: [
      ...ready(soupLine),
      { type: 'line.replace', line: 8, item: soup, body: bodyFor(soup, { quantity: 4 }) },
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 4 }] }),
    ],
    ends: idle,
    asked: [
      ['listCart', owner],
      [
        'changeCart',
        {
          owner,
          lines: [soupLine],
          edit: {
            type: 'replace',
            id: 8,
            body: bodyFor(soup, { quantity: 4 }),
            line: expectedLine(8, soup, bodyFor(soup, { quantity: 4 })),
          },
        },
      ],
    ],
    heard: [{ type: 'cart.updated', message: 'itemUpdated' }],
  },
  'the cart sends nothing for a line that is gone': {
    when: [...ready(), { type: 'line.remove', line: 8 }, less(8), at(idle)],
    ends: idle,
    asked: [['listCart', owner]],
    context: { queue: [] },
  },

  // docs/spec.md §5: a non-food item is refused when stock is at or below the current quantity.
  'the cart refuses one more than is in stock, counting the clicks that are under way': {
    when: [...ready(lineFor(9, milk({ stock: 4 }), { quantity: 3 })), more(9), more(9), at(changing)],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['changeCart', { owner, edit: change(9, 1), lines: [lineFor(9, milk({ stock: 4 }), { quantity: 3 })] }],
    ],
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
  },
  'the cart refuses one more than the maximum of a non-food item': {
    when: [...ready(lineFor(9, milk({ maximum_cart_quantity: 3 }), { quantity: 3 })), more(9)],
    ends: idle,
    asked: [['listCart', owner]],
    heard: [{ type: 'problem', refusal: { message: 'maximumQuantity', params: { maximum: 3 } } }],
  },
  'the cart refuses more of an item than the stock, although there is a dish above it in the cart': {
    when: [...ready(soupLine, lineFor(9, milk({ stock: 3 }), { quantity: 3 })), more(9)],
    ends: idle,
    asked: [['listCart', owner]],
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
  },
  // docs/spec.md §5: for food only the maximum is checked, and in the cart drawer it does not block the call.
  'the cart says the maximum of a dish but still asks the server': {
    when: [
      ...ready(lineFor(8, dish({ maximum_cart_quantity: 2, stock: 0 }), { quantity: 2 })),
      more(8),
      done('changeCart', { type: 'refused', lines: [soupLine], error: noStock }),
    ],
    ends: idle,
    heard: [
      { type: 'problem', refusal: { message: 'maximumQuantity', params: { maximum: 2 } } },
      { type: 'failure', error: noStock },
    ],
  },
  'the cart does not look at the stock of a dish': {
    when: [...ready(lineFor(8, dish({ stock: 0 }), { quantity: 2 })), more(8)],
    ends: changing,
  },
  'the cart refuses to add an item that is out of stock': {
    when: [...ready(), add(milk({ stock: 0 }))],
    ends: idle,
    asked: [['listCart', owner]],
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
  },
  'the cart refuses a second click on Add when only one is left': {
    when: [...ready(), add(milk({ stock: 1 })), add(milk({ stock: 1 }))],
    ends: addingItem,
    heard: [{ type: 'problem', refusal: { message: 'outOfStock' } }],
    context: { queue: [pending(milk({ stock: 1 }))] },
  },

  // docs/spec.md §4, cart: an item of a different store, and the success message after clearing.
  'the cart says that the cart was cleared and the item added when the customer agreed': {
    when: [
      ...ready(soupLine),
      add(elsewhere),
      done('addItem', { type: 'replaced', lines: [lineFor(12, elsewhere)] }),
    ],
    ends: idle,
    asked: [
      ['listCart', owner],
      ['addItem', adding([soupLine], elsewhere)],
    ],
    heard: [{ type: 'cart.replaced', message: 'cartReplaced' }],
    context: { lines: [lineFor(12, elsewhere)], queue: [] },
  },
  'the cart stays as it was, and says nothing, when the customer declines': {
    when: [...ready(soupLine), add(elsewhere), done('addItem', { type: 'declined', lines: [soupLine] })],
    ends: idle,
    context: { lines: [soupLine], queue: [] },
  },
  'the cart keeps edits made while the clear-cart dialog is up, and sends them when the customer declines': {
    when: [
      ...ready(soupLine),
      add(elsewhere),
      more(8),
      more(8),
      at(addingItem),
      done('addItem', { type: 'declined', lines: [soupLine] }),
    ],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['addItem', adding([soupLine], elsewhere)],
      ['changeCart', { owner, edit: change(8, 2), lines: [soupLine] }],
    ],
  },
  'the cart forgets edits of lines that the customer agreed to clear': {
    when: [
      ...ready(soupLine),
      add(elsewhere),
      more(8),
      done('addItem', { type: 'replaced', lines: [lineFor(12, elsewhere)] }),
    ],
    ends: idle,
    heard: [{ type: 'cart.replaced', message: 'cartReplaced' }],
    context: { queue: [] },
  },
  // docs/spec.md §4: adding requires a stored location; the item is never lost.
  'the cart passes on that a location was set to the item that waits for it': {
    when: [...ready(), add(), { type: 'location.set' }],
    ends: addingItem,
    told: [['addItem', { type: 'location.set' }]],
  },
  'the cart has nothing to do with a location while no item waits': {
    when: [...ready(), ignored({ type: 'location.set' })],
    ends: idle,
  },

  // docs/spec.md §4 Cart: a slow or failing server, a second tab and a reload never lose or invent a cart line.
  'the cart takes every edit while a slow server works, and sends them in order': {
    when: [
      ...ready(soupLine),
      more(8),
      add(pizza({ food_variations: [] })),
      { type: 'line.remove', line: 8 },
      at(changing),
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 3 }] }),
      at(addingItem),
      done('addItem', {
        type: 'added',
        lines: [{ ...soupLine, quantity: 3 }, lineFor(10, pizza({ food_variations: [] }))],
      }),
      done('changeCart', { type: 'changed', lines: [lineFor(10, pizza({ food_variations: [] }))] }),
    ],
    ends: idle,
    heard: [
      { type: 'cart.updated', message: 'quantityUpdated' },
      { type: 'cart.added', message: 'itemAdded' },
      { type: 'cart.removed', message: 'itemRemoved', line: { ...soupLine, quantity: 3 } },
    ],
    context: { queue: [] },
  },
  'the cart goes back to what the server has when an edit is refused, and goes on with the next': {
    when: [
      ...ready(soupLine, milkLine),
      more(9),
      more(8),
      done('changeCart', { type: 'refused', lines: [soupLine, milkLine], error: noStock }),
      at(changing),
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 3 }, milkLine] }),
    ],
    ends: idle,
    heard: [
      { type: 'failure', error: noStock },
      { type: 'cart.updated', message: 'quantityUpdated' },
    ],
    context: { lines: [{ ...soupLine, quantity: 3 }, milkLine], queue: [] },
  },
  'the cart keeps the edits that wait when the server does not answer, and sends them after a retry': {
    when: [
      ...ready(soupLine, milkLine),
      more(9),
      more(8),
      done('changeCart', { type: 'unreachable', lines: [soupLine, milkLine], error: offline }),
      at('unavailable'),
      { type: 'retry' },
      at('loading'),
      done('listCart', [soupLine, milkLine]),
    ],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['changeCart', { owner, edit: change(9, 1), lines: [soupLine, milkLine] }],
      ['listCart', owner],
      ['changeCart', { owner, edit: change(8, 1), lines: [soupLine, milkLine] }],
    ],
    heard: [{ type: 'failure', error: offline }, { type: 'cart.retried' }],
  },
  'the cart asks again by itself when the customer edits a cart that could not be read': {
    when: [
      known,
      refused('listCart', offline),
      at('unavailable'),
      add(),
      at('loading'),
      done('listCart', []),
    ],
    ends: addingItem,
    asked: [
      ['listCart', owner],
      ['listCart', owner],
      ['addItem', adding([])],
    ],
    heard: [{ type: 'failure', error: offline }, { type: 'cart.retried' }],
  },
  'the cart asks again by itself at every kind of edit while the server does not answer': {
    when: [
      ...ready(soupLine, lineFor(9, dish({ maximum_cart_quantity: 1 }))),
      { type: 'cart.changed' },
      refused('listCart', offline),
      ...edits.flatMap((edit) => [edit, at('loading'), refused('listCart', offline), at('unavailable')]),
    ],
    ends: 'unavailable',
    heard: [
      { type: 'failure', error: offline },
      { type: 'problem', refusal: { message: 'maximumQuantity', params: { maximum: 1 } } },
      ...edits.flatMap(() => [{ type: 'cart.retried' }, { type: 'failure', error: offline }] as const),
    ],
  },
  'the cart drops only the item that could not be added when the server does not answer': {
    when: [
      ...ready(soupLine),
      add(pizza({ food_variations: [] })),
      more(8),
      done('addItem', { type: 'unreachable', lines: [soupLine], error: offline }),
    ],
    ends: 'unavailable',
    heard: [{ type: 'failure', error: offline }],
    context: { lines: [soupLine], queue: [change(8, 1)] },
  },
  'the cart reads the cart again when another tab changed it': {
    when: [...ready(soupLine), { type: 'cart.changed' }, done('listCart', [milkLine])],
    ends: idle,
    asked: [
      ['listCart', owner],
      ['listCart', owner],
    ],
    context: { lines: [milkLine], queue: [] },
  },
  'the cart reads the cart once after the request under way, however often another tab changes it': {
    when: [
      ...ready(soupLine),
      more(8),
      { type: 'cart.changed' },
      { type: 'cart.changed' },
      at(changing),
      done('changeCart', { type: 'changed', lines: [{ ...soupLine, quantity: 3 }] }),
      at({ ready: 'rereading' }, ['busy']),
      done('listCart', [{ ...soupLine, quantity: 5 }]),
    ],
    ends: idle,
    asked: [
      ['listCart', owner],
      ['changeCart', { owner, edit: change(8, 1), lines: [soupLine] }],
      ['listCart', owner],
    ],
    heard: [{ type: 'cart.updated', message: 'quantityUpdated' }],
    context: { lines: [{ ...soupLine, quantity: 5 }] },
  },
  'the cart counts a click on top of what another tab made of the line': {
    when: [
      ...ready(soupLine),
      { type: 'cart.changed' },
      more(8),
      done('listCart', [{ ...soupLine, quantity: 5 }]),
    ],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['listCart', owner],
      ['changeCart', { owner, edit: change(8, 1), lines: [{ ...soupLine, quantity: 5 }] }],
    ],
  },
  'the cart keeps showing the lines it knows when reading again fails': {
    when: [...ready(soupLine), { type: 'cart.changed' }, refused('listCart', offline)],
    ends: 'unavailable',
    heard: [{ type: 'failure', error: offline }],
    context: { lines: [soupLine], queue: [] },
  },

  // docs/contract.md §1: a login that sends the guest id re-owns the guest's cart.
  'the cart reads the cart again when the guest signs in, and keeps the edits that wait': {
    when: [
      ...ready(soupLine),
      more(8),
      more(8),
      { type: 'owner.changed', owner: {} },
      done('listCart', [{ ...soupLine, quantity: 3 }]),
    ],
    ends: changing,
    asked: [
      ['listCart', owner],
      ['changeCart', { owner, edit: change(8, 1), lines: [soupLine] }],
      ['listCart', {}],
      ['changeCart', { owner: {}, edit: change(8, 1), lines: [{ ...soupLine, quantity: 3 }] }],
    ],
    context: { queue: [change(8, 1)] },
  },
  'the cart loses no edit when the guest signs in while the cart cannot be read': {
    when: [
      known,
      add(),
      refused('listCart', offline),
      { type: 'owner.changed', owner: {} },
      done('listCart', []),
    ],
    ends: addingItem,
    asked: [
      ['listCart', owner],
      ['listCart', {}],
      ['addItem', { ...adding([]), owner: {} }],
    ],
    heard: [{ type: 'failure', error: offline }],
  },
  // docs/spec.md §4, logout: clear token, cart and wishlist.
  'the cart forgets the cart of a customer who signs out': {
    when: [
      { type: 'owner.changed', owner: {} },
      done('listCart', [soupLine]),
      more(8),
      more(8),
      { type: 'owner.changed', owner },
    ],
    ends: 'loading',
    context: { owner, lines: [], queue: [] },
  },
  'the cart does nothing when the owner is said to be the one it knows': {
    when: [...ready(soupLine), more(8), ignored({ type: 'owner.changed', owner })],
    ends: changing,
  },
  'the cart survives an adder that dies': {
    when: [...ready(soupLine), add(elsewhere), refused('addItem', offline)],
    ends: 'unavailable',
    heard: [{ type: 'failure', error: offline }],
    context: { lines: [soupLine], queue: [] },
  },
  'the cart survives a request that dies': {
    when: [...ready(soupLine), more(8), refused('changeCart', offline)],
    ends: 'unavailable',
    heard: [{ type: 'failure', error: offline }],
    context: { lines: [soupLine], queue: [] },
  },
})
