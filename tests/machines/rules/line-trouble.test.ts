import { describe, expect, it } from 'vitest'
import {
  editOf,
  linesGone,
  type RefusedOrder,
  refusalsOfNoLine,
  remedyOf,
  shortageOf,
  stillAgreed,
  troubleOf,
} from '#machines/rules/line-trouble.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { dish, lineFor, milk, shirt } from '#tests/machines/samples.ts'

const milkLine = (over: Partial<Item> = {}, quantity = 5) => lineFor(8, milk(over), { quantity })
const alone = (line: CartLine) => shortageOf(line, [line])

describe('a line of the cart', () => {
  it('says nothing while there are as many pieces as it has', () => {
    expect(alone(milkLine({ stock: 5, maximum_cart_quantity: 5 }))).toBeUndefined()
  })

  it('is sold out when nothing is in stock', () => {
    expect(alone(milkLine({ stock: 0 }))).toEqual({ type: 'soldOut' })
  })

  it('says how many pieces are left of more', () => {
    expect(alone(milkLine({ stock: 3 }))).toEqual({ type: 'fewLeft', left: 3 })
  })

  it('cannot be lowered to more than one customer may take', () => {
    expect(alone(milkLine({ stock: 3, maximum_cart_quantity: 2 }))).toEqual({ type: 'fewLeft', left: 2 })
  })

  it('says the maximum of its item', () => {
    expect(alone(milkLine({ stock: 9, maximum_cart_quantity: 4 }))).toEqual({
      type: 'aboveMaximum',
      left: 4,
    })
  })

  it('shares the stock and the maximum with the lines of the same item before it', () => {
    const first = lineFor(7, milk({ stock: 6 }), { quantity: 2 })
    const other = lineFor(6, dish(), { quantity: 4 })
    const line = milkLine({ stock: 6 })
    expect(shortageOf(line, [other, first, line])).toEqual({ type: 'fewLeft', left: 4 })
    expect(shortageOf(first, [other, first, line])).toBeUndefined()
    const most = milkLine({ stock: 60, maximum_cart_quantity: 2 })
    expect(shortageOf(most, [first, most])).toEqual({ type: 'aboveMaximum', left: 0 })
  })

  it('counts the stock of its own variation, without what other variations take', () => {
    const [type] = shirt().variations
    const ofType = { variation: [type!], quantity: type!.stock }
    const line = lineFor(8, shirt(), ofType)
    expect(shortageOf(line, [lineFor(7, shirt(), { quantity: 3 }), line])).toBeUndefined()
    expect(alone(lineFor(8, shirt(), { ...ofType, quantity: type!.stock + 1 }))).toEqual({
      type: 'fewLeft',
      left: type!.stock,
    })
  })

  it('of food has no stock', () => {
    expect(alone(lineFor(8, dish({ stock: 0 }), { quantity: 9 }))).toBeUndefined()
  })
})

const soup = lineFor(8, dish({ price: 20 }), { quantity: 2 })
const order = (over: Partial<RefusedOrder> = {}): RefusedOrder => ({
  kind: 'cart',
  lines: [soup],
  agreed: [],
  refusals: [],
  digits: 2,
  ...over,
})
const refusedFor = (code: string, more: object = {}) => ({ code, message: 'No.', cart_id: 8, ...more })
const trouble = (...refusals: RefusedOrder['refusals']) => troubleOf(soup, order({ refusals }))

describe('a line of a refused order', () => {
  it.each([
    ['stock', { left: 0 }, { type: 'soldOut' }],
    ['stock', { left: 1 }, { type: 'fewLeft', left: 1 }],
    ['cart_item_limit', { left: 1 }, { type: 'aboveMaximum', left: 1 }],
    ['available_time', {}, { type: 'notNow', hours: undefined }],
    ['campaign', {}, { type: 'over' }],
    ['item_id', {}, { type: 'gone' }],
    ['variation', {}, { type: 'optionsGone' }],
    ['add_on_ids', {}, { type: 'optionsGone' }],
    // A refusal without a number does not say how many are left, and a number alone does not name the trouble.
    ['stock', {}, { type: 'named' }],
    ['stock', { left: '1' }, { type: 'named' }],
    ['prescription', { left: 1 }, { type: 'named' }],
  ])('says what the server holds against it: %s %j', (code, more, wanted) => {
    expect(trouble(refusedFor(code, more))).toEqual(wanted)
  })

  it('is not meant by the refusal of another line', () => {
    expect(trouble(refusedFor('stock', { cart_id: 9, left: 0 }))).toBeUndefined()
  })

  it('is named by its item where it is bought at once, and in words by other backends', () => {
    expect(trouble({ code: 'stock', message: 'No.', item_id: 11, left: 1 })).toEqual({
      type: 'fewLeft',
      left: 1,
    })
    expect(trouble({ code: 'stock', message: 'No.', item_id: 12, left: 1 })).toBeUndefined()
    expect(trouble({ code: 'stock', message: 'Lentil soup is out of stock.' })).toEqual({ type: 'named' })
    expect(trouble({ code: 'address', key: 'addressMissing' })).toBeUndefined()
  })

  it('says its own stock where the server only names it', () => {
    const line = milkLine({ stock: 3 })
    const refusals = [{ code: 'stock', message: 'Milk is out of stock.' }]
    expect(troubleOf(line, order({ lines: [line], refusals }))).toEqual({ type: 'fewLeft', left: 3 })
  })

  it('says the price that the customer saw, and the one of now', () => {
    const dearer = lineFor(8, dish({ price: 25 }), { quantity: 2 })
    expect(troubleOf(dearer, order({ lines: [dearer], agreed: [soup] }))).toEqual({
      type: 'repriced',
      was: 40,
      now: 50,
    })
    expect(troubleOf(soup, order({ agreed: [soup] }))).toBeUndefined()
    expect(troubleOf(soup, order({ agreed: [lineFor(9, dish({ price: 1 }))] }))).toBeUndefined()
  })

  it('counts the pieces of now at the earlier price', () => {
    const fewer = lineFor(8, dish({ price: 25 }), { quantity: 1 })
    expect(troubleOf(fewer, order({ lines: [fewer], agreed: [soup] }))).toEqual({
      type: 'repriced',
      was: 20,
      now: 25,
    })
  })
})

describe('a line that the server lists as unsold', () => {
  const unsold = (code: string, over: Partial<CartLine> = {}): CartLine => ({
    ...soup,
    refusal: { code, message: 'No.' },
    ...over,
  })
  const said = (line: CartLine, over: Partial<RefusedOrder> = {}) =>
    troubleOf(line, order({ lines: [line], ...over }))

  it.each([
    ['item_id', 'gone'],
    ['campaign', 'over'],
    ['variation', 'optionsGone'],
    ['add_on_ids', 'optionsGone'],
    // A reason of a later release.
    ['licence', 'gone'],
  ])('says why, before any order is refused: %s', (code, type) => {
    expect(said(unsold(code))).toEqual({ type })
  })

  it('says so before its stock, its hours and its price', () => {
    const item = milk({ stock: 0, available_time_starts: '06:00:00', available_time_ends: '07:00:00' })
    expect(said(unsold('item_id', { item, added_price: 1 }), { minute: 0 })).toEqual({ type: 'gone' })
  })

  it('takes nothing of the stock and the maximum of the lines behind it', () => {
    const first = lineFor(7, milk({ stock: 5 }), { quantity: 3 })
    const line = milkLine({ stock: 5 })
    expect(shortageOf(line, [first, line])).toEqual({ type: 'fewLeft', left: 2 })
    const gone = { ...first, refusal: { code: 'variation', message: 'No.' } }
    expect(shortageOf(line, [gone, line])).toBeUndefined()
  })
})

describe('a line of which the price is known from when it was added', () => {
  const added = (added_price: number, over: Partial<Item> = {}, line: Partial<CartLine> = {}): CartLine => ({
    ...lineFor(8, dish({ price: 25, discount: 20, ...over }), { quantity: 2 }),
    added_price,
    ...line,
  })
  const said = (line: CartLine, agreed: CartLine[] = []) => troubleOf(line, order({ lines: [line], agreed }))

  it('says nothing at the same price after the discount', () => {
    expect(said(added(20))).toBeUndefined()
  })

  it.each([
    ['rose', 17.5, 35],
    ['fell', 22, 44],
  ])('says for all its pieces how the price %s', (_, added_price, was) => {
    expect(said(added(added_price))).toEqual({ type: 'repriced', was, now: 40 })
  })

  it('says the price that rose because a discount ended', () => {
    expect(said(added(20, { discount: 0 }))).toEqual({ type: 'repriced', was: 40, now: 50 })
  })

  it('counts its add-ons at their price of now', () => {
    const sauce = { id: 71, store_id: 1, name: 'Sauce', price: 3 }
    const line = added(22, { add_ons: [sauce] }, { add_on_ids: [71], add_on_qtys: [2] })
    expect(said(line)).toEqual({ type: 'repriced', was: 50, now: 46 })
  })

  it('counts from the price that the customer agreed to since', () => {
    expect(said(added(10), [added(10)])).toBeUndefined()
    expect(said(added(10), [added(10, { price: 30 })])).toEqual({ type: 'repriced', was: 48, now: 40 })
  })

  it('says that pieces are missing before that they cost something else', () => {
    expect(said({ ...milkLine({ stock: 3 }), added_price: 1 })).toEqual({ type: 'fewLeft', left: 3 })
  })
})

describe('a line that is sold at some hours', () => {
  const breakfast = { available_time_starts: '06:00:00', available_time_ends: '12:00:00' }
  const hours = { from: '06:00:00', to: '12:00:00' }
  const at = (minute: number | undefined, over: Partial<Item> = {}, more: Partial<RefusedOrder> = {}) => {
    const line = lineFor(8, dish({ ...breakfast, ...over }))
    return troubleOf(line, order({ lines: [line], ...(minute !== undefined && { minute }), ...more }))
  }

  it('says nothing in its hours, nor where no time is known', () => {
    expect(at(8 * 60)).toBeUndefined()
    expect(at(undefined)).toBeUndefined()
    expect(at(20 * 60, { available_time_starts: null, available_time_ends: null })).toBeUndefined()
  })

  it('says its hours outside them, and whether its store takes orders for later', () => {
    expect(at(13 * 60)).toEqual({ type: 'notNow', hours })
    expect(at(13 * 60, { schedule_order: 1 })).toEqual({ type: 'later', hours })
  })

  it('says its hours when the server refuses it', () => {
    const refusals = [refusedFor('available_time')]
    expect(at(13 * 60, { schedule_order: 1 }, { refusals })).toEqual({ type: 'notNow', hours })
    expect(at(undefined, { available_time_ends: null }, { refusals })).toEqual({
      type: 'notNow',
      hours: undefined,
    })
  })

  it('says its hours before its price', () => {
    const line = { ...lineFor(8, dish({ price: 25, ...breakfast })), added_price: 20 }
    expect(troubleOf(line, order({ lines: [line], minute: 0 }))).toMatchObject({ type: 'notNow' })
  })
})

describe('the way out', () => {
  it.each([
    [{ type: 'soldOut' }, { type: 'remove' }, undefined],
    [{ type: 'notNow', hours: undefined }, { type: 'remove' }, undefined],
    [{ type: 'later', hours: undefined }, undefined, undefined],
    [{ type: 'gone' }, { type: 'remove' }, undefined],
    [{ type: 'optionsGone' }, { type: 'see' }, undefined],
    [{ type: 'over' }, { type: 'remove' }, undefined],
    [
      { type: 'fewLeft', left: 3 },
      { type: 'lower', to: 3 },
      { type: 'lower', to: 3 },
    ],
    [{ type: 'aboveMaximum', left: 0 }, { type: 'remove' }, undefined],
    [{ type: 'repriced', was: 1, now: 2 }, { type: 'see' }, undefined],
    [{ type: 'named' }, undefined, undefined],
  ] as const)(
    'the way out of %j is %j in the cart, and %j for an item that is bought at once',
    (what, inCart, atOnce) => {
      expect(remedyOf(what, 'cart')).toEqual(inCart)
      expect(remedyOf(what, 'buy_now')).toEqual(atOnce)
      expect(remedyOf(what, 'campaign')).toEqual(atOnce)
    },
  )

  it('is an edit of the cart', () => {
    expect(editOf(soup, { type: 'remove' }, 2)).toEqual({ type: 'line.remove', line: 8 })
    expect(editOf(soup, { type: 'lower', to: 1 }, 2)).toEqual({
      type: 'line.replace',
      line: 8,
      item: soup.item,
      body: {
        model: 'Item',
        item_id: 11,
        price: 20,
        quantity: 1,
        add_on_ids: [],
        add_on_qtys: [],
        variation: [],
      },
    })
    expect(editOf(soup, { type: 'see' }, 2)).toBeUndefined()
  })
})

describe('lines that went', () => {
  const bread = lineFor(9, milk())

  it('are those the server no longer lists, and not those that the customer took out', () => {
    expect(linesGone({ agreed: [soup, bread], lines: [bread] })).toEqual([soup])
    expect(stillAgreed([soup, bread], [soup, bread], [bread])).toEqual([bread])
    expect(stillAgreed([soup, bread], [bread], [bread])).toEqual([soup, bread])
  })
})

describe('words above the order button', () => {
  const words = (over: Partial<RefusedOrder>) => refusalsOfNoLine(order(over)).map(({ code }) => code)

  it('are not those that a line says in its place', () => {
    expect(words({ refusals: [refusedFor('stock', { left: 0 })] })).toEqual([])
  })

  it('are those about no line, about a line that is gone, and about a line that only the words name', () => {
    const refusals = [
      { code: 'minimum_order', message: 'No.' },
      refusedFor('stock', { cart_id: 5, left: 0 }),
      { code: 'stock', message: 'Lentil soup is out of stock.' },
      { code: 'address', key: 'addressMissing' as const },
    ]
    expect(words({ refusals })).toEqual(['minimum_order', 'stock', 'stock', 'address'])
  })

  it('stay beside a line that says its new price: they say the new total', () => {
    const dearer = lineFor(8, dish({ price: 25 }), { quantity: 2 })
    const refusals = [{ code: 'price_changed', message: 'A price has changed.', item_id: 11 }]
    expect(words({ lines: [dearer], agreed: [soup], refusals })).toEqual(['price_changed'])
  })
})
