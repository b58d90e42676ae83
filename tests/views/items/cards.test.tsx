import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Item } from '#openapi/generated/client.ts'
import { useOpenItem } from '#src/shared/items/add-control.part.tsx'
import { FoodGrid } from '#src/shared/items/food-card.part.tsx'
import { PopularCard } from '#src/shared/items/popular-card.part.tsx'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { ProductRow } from '#src/shared/items/product-row.part.tsx'
import { FlashSlide } from '#src/shared/offers/flash-slide.part.tsx'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { dish, lineFor, milk, pizza, shirt, store } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

afterEach(() => vi.useRealTimers())

const overlay = () => (window.history.state as { overlay?: { name: string; id: unknown } } | null)?.overlay

it('Add becomes a stepper in place at once, and a bin at one', async () => {
  const { asked } = await renderShop(<ProductCard item={milk()} />, {
    answers: { 'POST /cart/add': () => [lineFor(4, milk())] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add Milk to the cart' }))
  const stepper = screen.getByRole('group', { name: 'Milk in the cart' })
  expect(within(stepper).getByRole('status').textContent).toBe('1')
  expect(within(stepper).getByRole('button', { name: 'Remove: Milk in the cart' })).toBeTruthy()
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /cart/add'))
})

it('an item with options opens where they are chosen: the popup, or the page in ecommerce', async () => {
  const { unmount } = await renderShop(<ProductCard item={pizza()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose options for Margherita' }))
  expect(overlay()).toMatchObject({ name: 'item', id: 'item-1' })
  unmount()
  await renderShop(<ProductCard item={shirt({ slug: 'linen-shirt' })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose options for Linen shirt' }))
  expect(window.location.pathname).toBe('/product/linen-shirt')
})

it('a line of the cart leads to the page it was chosen on, and says which line', async () => {
  const item = shirt({ slug: 'linen-shirt' })
  const Line = () => {
    const openItem = useOpenItem()
    return <button type="button" onClick={() => openItem(item, 8)} />
  }
  await renderShop(<Line />)
  await userEvent.click(screen.getByRole('button'))
  expect(window.location.pathname).toBe('/product/linen-shirt')
  expect(window.history.state).toEqual({ cart_id: 8 })
})

it('a card shows the discount and the price before it', async () => {
  await renderShop(<ProductCard item={dish({ price: 20, discount: 25 })} />)
  expect(screen.getByText('25% off')).toBeTruthy()
  expect(screen.getByText('$15.00')).toBeTruthy()
  expect(screen.getByText('Was $20.00')).toBeTruthy()
})

it.each([
  ['in a grid of dishes', (item: Item) => <FoodGrid items={[item]} />],
  ['in a row', (item: Item) => <ProductCard item={item} />],
  ['in a menu', (item: Item) => <ProductRow item={item} />],
])('a card %s is announced by the name of the dish, and by its marks after that', async (_, card) => {
  const item = dish({ name: 'Lamb Hanith', veg: 0, is_halal: 1, halal_tag_status: 1 })
  await renderShop(card(item))
  const article = screen.getByRole('article').cloneNode(true) as HTMLElement
  for (const silent of article.querySelectorAll('[aria-hidden=true], button')) silent.remove()
  const heard = article.textContent ?? ''
  expect(heard.indexOf('Lamb Hanith')).toBeLessThan(heard.indexOf('Not vegetarian'))
  expect(heard.match(/Halal/g)).toHaveLength(1)
  expect(heard.indexOf('Not vegetarian')).toBeLessThan(heard.indexOf('Halal'))
  expect(heard.indexOf('Lamb Hanith')).toBeGreaterThanOrEqual(0)
})

it('a flat discount shows as money, and the store’s own percentage comes first', async () => {
  const { unmount } = await renderShop(
    <ProductRow item={dish({ price: 20, discount: 3, discount_type: 'amount' })} />,
  )
  expect(screen.getByText('$3.00 off')).toBeTruthy()
  unmount()
  await renderShop(
    <ProductRow item={dish({ price: 20, discount: 3, discount_type: 'amount', store_discount: 10 })} />,
  )
  expect(screen.getByText('10% off')).toBeTruthy()
})

it('out of its hours it says when, and that it can be ordered for later only when it can', async () => {
  vi.setSystemTime('2026-11-20T15:00:00Z')
  const breakfast = { available_time_starts: '06:00:00', available_time_ends: '12:00:00' }
  const { unmount } = await renderShop(<ProductCard item={dish({ ...breakfast, schedule_order: 1 })} />)
  expect(screen.getByText('Not Available now')).toBeTruthy()
  expect(screen.getByText('6:00 AM – 12:00 PM')).toBeTruthy()
  expect(screen.getByText('You can order it for later')).toBeTruthy()
  unmount()
  await renderShop(<ProductRow item={dish(breakfast)} />)
  expect(screen.queryByText('You can order it for later')).toBeNull()
  expect(screen.getByRole('button', { name: 'Add Lentil soup to the cart' }).hasAttribute('disabled')).toBe(
    true,
  )
})

it('a store card says CLOSED NOW, or the small Closed Now of a paused store', async () => {
  const { unmount } = await renderShop(<StoreCard store={store({ open: 0 })} />)
  expect(screen.getByText('CLOSED NOW')).toBeTruthy()
  unmount()
  await renderShop(<StoreCard store={store({ active: 0, open: 0 })} />)
  expect(screen.getByText('Closed Now')).toBeTruthy()
  expect(screen.queryByText('CLOSED NOW')).toBeNull()
})

it('a store card says when a store that is closed for now opens', async () => {
  await renderShop(<StoreCard store={store({ open: 0, current_opening_time: '18:30:00' })} />)
  expect(screen.getByText('Opens at 6:30 PM')).toBeTruthy()
})

it.each([
  [{ free_delivery: 1, delivery_fee_from: 0 } as const, 'Free delivery'],
  [{ delivery_fee_from: 5 }, 'Delivery from $5.00'],
  [{ delivery_fee_from: null }, undefined],
  [{}, undefined],
])('a store card of %j says %s', async (fee, said) => {
  await renderShop(<StoreCard store={store(fee)} />)
  expect(screen.queryByText(/delivery/i)?.textContent).toBe(said)
})

it('a store card leads to its page with the query of the routes', async () => {
  await renderShop(<StoreCard store={store({ distance: 1234.5 })} />)
  expect(screen.getByRole('link', { name: 'Harbour Kitchen' }).getAttribute('href')).toBe(
    '/store/harbour-kitchen?id=harbour-kitchen&module_id=1&module_type=food&store_zone_id=1&distance=1235',
  )
})

// docs/spec.md §9, Price and display.
it.each([
  [2430, 2, '2.43 km'],
  [2430, 0, '2 km'],
  [null, 2, '0 km'],
  [1_000_001, 2, '1k+ km'],
])('a store %s metres away, in a shop of %s decimals, is %s away', async (distance, digits, shown) => {
  await renderShop(<StoreCard store={store({ distance })} />, {
    config: { digit_after_decimal_point: digits },
  })
  expect(screen.getByText(shown)).toBeTruthy()
})

// docs/spec.md §2, Product cards: every variant looks quickly, adds, and says why an item cannot be had.
const variants = {
  vertical: (item: Item) => <ProductCard item={item} />,
  special: (item: Item) => <ProductCard item={item} special />,
  'list-view': (item: Item) => <ProductRow item={item} />,
  popular: (item: Item) => <PopularCard item={item} />,
  'flash sale slider': (item: Item) => <FlashSlide offer={offerOf(item)} />,
  'food horizontal': (item: Item) => <FoodGrid items={[item]} />,
}

const offerOf = (item: Item) => ({
  id: 9,
  item_id: item.id,
  discount: 25,
  discount_type: 'percent' as const,
  sold: 15,
  stock: 60,
  available_stock: 45,
  item,
})

for (const [name, card] of Object.entries(variants)) {
  const namespaces = ['offers'] as const

  it(`the ${name} card is a quick view, and adds without leaving the page`, async () => {
    const item = milk({ price: 20, discount: 25, discount_type: 'percent' })
    const { asked } = await renderShop(card(item), {
      namespaces,
      answers: { 'POST /cart/add': () => [lineFor(4, item)] },
    })
    expect(screen.getByText('25% off')).toBeTruthy()
    expect(screen.getByText('$15.00')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add Milk to the cart' }))
    expect(screen.getByRole('group', { name: 'Milk in the cart' })).toBeTruthy()
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /cart/add'))
    await userEvent.click(screen.getByRole('link', { name: /Milk/ }))
    expect(overlay()).toMatchObject({ name: 'item' })
  })

  it(`the ${name} card says when an item is not sold, and does not add it`, async () => {
    vi.setSystemTime('2026-11-20T15:00:00Z')
    await renderShop(card(dish({ available_time_starts: '06:00:00', available_time_ends: '12:00:00' })), {
      namespaces,
    })
    expect(screen.getByText('Not Available now')).toBeTruthy()
    expect(screen.getByText('6:00 AM – 12:00 PM')).toBeTruthy()
    expect(screen.queryByText('You can order it for later')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add Lentil soup to the cart' }).hasAttribute('disabled')).toBe(
      true,
    )
  })

  it(`the ${name} card says when an item can be ordered for later, and adds it`, async () => {
    vi.setSystemTime('2026-11-20T15:00:00Z')
    const breakfast = {
      available_time_starts: '06:00:00',
      available_time_ends: '12:00:00',
      schedule_order: 1 as const,
    }
    await renderShop(card(dish(breakfast)), { namespaces })
    expect(screen.getByText('You can order it for later')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Lentil soup to the cart' }).hasAttribute('disabled')).toBe(
      false,
    )
  })
}

const marked = dish({ recommended: 1, organic: 1, halal_tag_status: 1, is_halal: 1, veg: 1 })

it('a dish on its own card is said to be recommended', async () => {
  await renderShop(<FoodGrid items={[marked]} />)
  expect(screen.getByText('Recommend')).toBeTruthy()
})

it.each([
  ['vertical', () => <ProductCard item={marked} />],
  ['list-view', () => <ProductRow item={marked} />],
  ['food horizontal', () => <FoodGrid items={[marked]} />],
])(
  'on the %s card a word for the mark follows the name, and the picture shows organic and halal',
  async (_, card) => {
    await renderShop(card())
    expect(screen.getByRole('link', { name: `${marked.name} Vegetarian` })).toBeTruthy()
    const picture = document.querySelector('[data-part=picture]')!
    expect(within(picture as HTMLElement).getByText('Organic')).toBeTruthy()
    expect(within(picture as HTMLElement).getByText('Halal')).toBeTruthy()
  },
)

it('the low card says organic and halal in its text, because its picture is too small', async () => {
  await renderShop(<PopularCard item={marked} />)
  expect(screen.getByRole('link', { name: `${marked.name} Vegetarian` })).toBeTruthy()
  const picture = document.querySelector('[data-part=picture]')!
  expect(within(picture as HTMLElement).queryByText('Halal')).toBeNull()
  expect(screen.getByText('Organic · Halal')).toBeTruthy()
})

it('a card has no mark of an item that is not organic, in a store that does not mark halal items', async () => {
  await renderShop(<ProductCard item={dish({ organic: 0, halal_tag_status: 0, is_halal: 1 })} />)
  expect(screen.queryByText('Organic')).toBeNull()
  expect(screen.queryByText('Halal')).toBeNull()
})

it('a key held while a card is pressed leaves the page to the browser', async () => {
  await renderShop(<ProductCard item={milk()} />)
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: /Milk/ }))
  expect(overlay()).toBeUndefined()
})

it('the card says from before the lowest of several prices, and shows the price that its item opens with', async () => {
  const { unmount } = await renderShop(<ProductCard item={shirt({ discount: 50 })} />)
  expect(screen.getByText('From')).toBeTruthy()
  expect(screen.getByText('$20.00')).toBeTruthy()
  unmount()
  const [blue, , sand] = shirt().variations
  await renderShop(<ProductCard item={shirt({ variations: [{ ...blue!, stock: 0 }, sand!] })} />)
  expect(screen.queryByText('From')).toBeNull()
  expect(screen.getByText('$42.00')).toBeTruthy()
})

it('the list-view card names the store, except on the page of that store', async () => {
  const { unmount } = await renderShop(<ProductRow item={dish({ store_name: 'Lantern Café' })} />)
  expect(screen.getByText('Lantern Café')).toBeTruthy()
  unmount()
  await renderShop(<ProductRow item={dish({ store_name: 'Lantern Café' })} inStore />)
  expect(screen.queryByText('Lantern Café')).toBeNull()
})
