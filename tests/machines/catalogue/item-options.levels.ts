import { itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'
import { outOfStock } from '#machines/rules/availability.ts'
import { startingSelection } from '#machines/rules/cart-line.ts'
import type { Item } from '#openapi/generated/client.ts'
import { hideServerTime } from '#tests/fixtures/device-clock.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { bodyFor, dish } from '#tests/machines/samples.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { act, type Follows, nothing, told } from '#tests/support/told.ts'

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

type Opened = { item: Item; now: number; editing?: number; selection?: { quantity: number } }

/** The campaign item that a guest opens; a customer opens the others. */
const isForGuest = (item: Item) =>
  item.food_variations.length === 0 && outOfStock(item, startingSelection(item)) === undefined

export const itemOptionsBrowser = browser(
  itemOptionsMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { item, now, editing, selection } = live.inputs![from] as Opened
    const isCampaign = item.available_date_starts !== null
    const dialog = page.getByRole('dialog')
    const press = (name: string | RegExp) => () => dialog.getByRole('button', { name }).click()
    const nameOf = (id: number) => item.add_ons.find((addOn) => addOn.id === id)!.name
    return {
      open: async () => {
        if (isCampaign && !isForGuest(item)) await stage.becomeCustomer()
        await hideServerTime(page)
        await page.clock.install({ time: at(now) })
        // The item as the shop would answer it, with the one field that the path is about.
        await page.route('**/api/v1/items/details/**', (route) => route.fulfill({ json: item }))
        await arrive('/about-us')
        await openOver(page, {
          name: 'item',
          id: item.id,
          module_id: item.module_id,
          campaign: isCampaign ? 1 : 0,
          ...(editing && { cart_id: editing }),
        })
        for (let count = 1; count < (selection?.quantity ?? 1); count++) await press(oneMore(item.name))()
      },
      gestures: {
        'option.choose': ({ option }) => dialog.getByRole('radio', { name: option }).click(),
        'label.toggle': ({ label }) =>
          dialog
            .getByRole('radio', { name: label })
            .or(dialog.getByRole('checkbox', { name: label }))
            .first()
            .click(),
        // An option of the dish may be called like an add-on.
        'addOn.toggle': ({ id }) =>
          dialog
            .getByRole('group', { name: 'Add-ons' })
            .getByRole('checkbox', { name: nameOf(id) })
            .click(),
        'addOn.increment': ({ id }) => press(oneMore(nameOf(id)))(),
        'addOn.decrement': ({ id }) => press(oneLess(nameOf(id)))(),
        'quantity.increment': press(oneMore(item.name)),
        'quantity.decrement': press(oneLess(item.name)),
        'cart.choose': press(/^(Add to cart|Update To Cart|Out of Stock)/),
        'buyNow.choose': press('Buy Now'),
        'orderNow.choose': press(/^(Order Now|Out of Stock)/),
        'minute.passed': async ({ now: minute }) => {
          await page.clock.setSystemTime(at(minute - 1))
          await page.clock.runFor(60_000)
        },
      },
    }
  },
  {
    offered: {
      'option.choose': ({ context }) => context.item.choice_options.length > 0,
      'label.toggle': ({ context }) => context.item.food_variations.length > 0,
      'addOn.toggle': ({ context }) => context.item.add_ons.length > 0,
      'addOn.increment': ({ context }) => Object.values(context.selection.addOns).some(Boolean),
      'addOn.decrement': ({ context }) => Object.values(context.selection.addOns).some(Boolean),
      'orderNow.choose': ({ context }, { shopper }) => isForGuest(context.item) === (shopper === 'guest'),
      'quantity.decrement': ({ context }) => context.selection.quantity > 1,
      'buyNow.choose': ({ context }) => outOfStock(context.item, context.selection) === undefined,
      // The screen says so itself when the cart changes, and when it opens.
      'lines.changed': () => false,
    },
    unseen: { 'choosing.goods buyNow.choose #1': 'an item out of stock shows no Buy Now' },
  },
)

/** In the browser the cart brings the line to the server and tells what came of it: its own paths compare that. */
const toCart = (_: object, at?: object): Follows | undefined => (at ? undefined : nothing)

/** docs/spec.md §4 Item detail, §8. */
export const itemOptionsTold = told(
  'itemOptions',
  {
    problem: ({ refusal, signInPath }) => {
      const { name, min, max, maximum } = refusal.params ?? {}
      const refused: Partial<Record<typeof refusal.message, Follows>> = {
        outOfStock: { says: [['error', 'Out of Stock']] },
        variationOutOfStock: {
          says: [['error', 'This variation is out of stock. Choose another variation to proceed further.']],
        },
        maximumQuantity: { says: [['error', `You can order up to ${maximum} of this item`]] },
        variationRequired: {
          says: [['error', `The variation named ${name} cannot remain without selection.`]],
          runs: [['showRefused']],
        },
        variationBounds: {
          says: [['error', `The selected variation named ${name} must be in between ${min} and ${max}.`]],
          runs: [['showRefused']],
        },
        nothingToUpdate: { says: [['warning', 'No changes found to update.', { id: 'error' }]] },
        notLoggedIn: {
          says: [
            [
              'error',
              'You are not logged in',
              { button: ['Sign in', { runs: [['keepChoice']], goes: signInPath }] },
            ],
          ],
        },
      }
      return refused[refusal.message]
    },
    add: toCart,
    update: toCart,
    buyNow: { afterwards: { goes: '/checkout?page=buy_now', over: null } },
    orderNow: { afterwards: { goes: '/checkout?page=campaign', over: null } },
  },
  {
    given: { signInPath: '/auth/sign-in?next=%2Fproduct%2Ffeast', keepChoice: act, showRefused: act },
    samples: {
      problem: [
        { refusal: { message: 'outOfStock' } },
        { refusal: { message: 'variationOutOfStock' } },
        { refusal: { message: 'maximumQuantity', params: { maximum: 2 } } },
        { refusal: { message: 'variationRequired', params: { name: 'Size' } } },
        { refusal: { message: 'variationBounds', params: { name: 'Toppings', min: 2, max: 3 } } },
        { refusal: { message: 'nothingToUpdate' } },
        { refusal: { message: 'notLoggedIn' } },
      ],
      add: [{ item: dish(), body: bodyFor(dish()) }],
      update: [{ item: dish(), body: bodyFor(dish()), line: 7 }],
      buyNow: [{ item: dish(), body: bodyFor(dish()) }],
      orderNow: [{ item: dish(), body: bodyFor(dish()) }],
    },
  },
)

const oneMore = (name: string) => new RegExp(`^One more: Quantity of ${escaped(name)}$`)
const oneLess = (name: string) => new RegExp(`^(One less|Remove): Quantity of ${escaped(name)}$`)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Today at a minute of the day in the demo city, four hours ahead of UTC. */
function at(minute: number): Date {
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  return new Date(day.getTime() + (minute - 4 * 60) * 60_000)
}
