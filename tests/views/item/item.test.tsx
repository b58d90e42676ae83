import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { Overlay } from '#src/features/item/item.overlay.tsx'
import { Screen } from '#src/features/item/product.screen.tsx'
import { openOverlay } from '#src/navigation/overlay.ts'
import { dish, lineFor, pizza, shirt } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

afterEach(() => vi.useRealTimers())

const serverWith = (item: Item): Answers => ({
  [`GET /items/details/${item.id}`]: () => item,
  'POST /cart/add': (_, body) => [lineFor(9, item, { ...(body as CartLine) })],
})

const openItem = (item: Item, options: Parameters<typeof renderShop>[1] & { cart_id?: number } = {}) =>
  renderShop(<Overlay id={item.id} {...(options.cart_id && { cart_id: options.cart_id })} />, {
    answers: serverWith(item),
    namespaces: ['item'],
    ...options,
  })

it('asks for a required choice, in words and in red, only after a try', async () => {
  const { said, asked } = await openItem(pizza())
  const size = await screen.findByRole('radiogroup', { name: /Size.*Required · choose 1/ })
  expect(size.textContent).not.toContain('Choose one')
  await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  expect(said.at(-1)?.text).toBe('The variation named Size cannot remain without selection.')
  expect(size.textContent).toContain('Choose one')
  expect(asked.map(({ call }) => call)).not.toContain('POST /cart/add')
})

it('a multi group names both of its limits before anything was tried, and in red after', async () => {
  await openItem(pizza())
  const hint = within(await screen.findByRole('group', { name: /Toppings/ })).getByText(
    'It must be selected between 2 and 3 items',
  )
  expect(hint.hasAttribute('data-refused')).toBe(false)
  await userEvent.click(await screen.findByRole('radio', { name: /Small/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }))
  await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  expect(hint.hasAttribute('data-refused')).toBe(true)
})

it('holds a multi group to its bounds and says which', async () => {
  const { said } = await openItem(pizza())
  await userEvent.click(await screen.findByRole('radio', { name: /Small/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }))
  await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  expect(said.at(-1)?.text).toBe('The selected variation named Toppings must be in between 2 and 3.')
  expect(screen.getByRole('group', { name: /Toppings/ }).textContent).toContain(
    'It must be selected between 2 and 3 items',
  )
})

it('keeps the total in the button and sends what was chosen', async () => {
  const { asked } = await openItem(pizza())
  await userEvent.click(await screen.findByRole('radio', { name: /Large/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Garlic dip/ }))
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Garlic dip' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Margherita' }))
  // 2 x (20 + 6.5) + 2 x 2
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart $57.00' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /cart/add'))
  expect(asked.find(({ call }) => call === 'POST /cart/add')?.body).toMatchObject({
    item_id: 12,
    model: 'Item',
    price: 26.5,
    quantity: 2,
    add_on_ids: [71],
    add_on_qtys: [2],
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    guest_id: 'guest-1',
  })
})

it('an option without a price is free', async () => {
  await openItem(pizza())
  const small = await screen.findByRole('radio', { name: /Small/ })
  expect(small.closest('label')?.textContent).toContain('No extra charge')
})

it('offers Update To Cart for what the cart holds, and warns when nothing was changed', async () => {
  const held = lineFor(5, dish(), { quantity: 3 })
  const { said } = await openItem(dish(), { cart: [held] })
  await userEvent.click(await screen.findByRole('button', { name: /Update To Cart/ }))
  expect(said.at(-1)).toMatchObject({ kind: 'warning', text: 'No changes found to update.' })
})

it('a variation that is out of stock blocks the action and says so beside the price', async () => {
  const { said, asked } = await openItem(shirt())
  await userEvent.click(await screen.findByRole('radio', { name: /^L/ }))
  expect(screen.getByText('*This variation is out of stock')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add to cart|Buy Now/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Out of Stock' }))
  expect(said.at(-1)?.text).toBe(
    'This variation is out of stock. Choose another variation to proceed further.',
  )
  expect(asked.map(({ call }) => call)).not.toContain('POST /cart/add')
})

it('says In Stock only where stock is counted', async () => {
  await openItem(shirt())
  expect(await screen.findByText('In Stock')).toBeTruthy()
})

it('a campaign item has only Order Now, and it needs a login', async () => {
  const offer = dish({ available_date_starts: '2026-11-01', available_date_ends: '2026-12-01' })
  const { said } = await openItem(offer)
  await userEvent.click(await screen.findByRole('button', { name: /Order Now/ }))
  expect(screen.queryByRole('button', { name: /Add to cart|Buy Now/ })).toBeNull()
  expect(said.at(-1)?.text).toBe('You are not logged in')
})

it('a campaign item can be ordered by a customer who signed in after it was opened', async () => {
  const offer = dish({ available_date_starts: '2026-11-01', available_date_ends: '2026-12-01' })
  const { shop, said } = await openItem(offer)
  openOverlay({ name: 'item', id: 11, module_id: 1 })
  await screen.findByRole('button', { name: /Order Now/ })
  act(() => shop.actors.session.send({ type: 'signed.in', token: 'a-token' }))
  await userEvent.click(screen.getByRole('button', { name: /Order Now/ }))
  expect(said).toEqual([])
  expect(window.location.pathname + window.location.search).toBe('/checkout?page=campaign')
})

it('a campaign item offers a guest a way to sign in that leads back to it, in the bar and in the message', async () => {
  const offer = dish({ available_date_starts: '2026-11-01', available_date_ends: '2026-12-01' })
  const { said } = await openItem(offer)
  const back = `/auth/sign-in?next=${encodeURIComponent('/product/item-1?id=item-1&module_id=1')}`
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(back)
  await userEvent.click(screen.getByRole('button', { name: /Order Now/ }))
  expect(said.at(-1)?.action?.label).toBe('Sign in')
  act(() => said.at(-1)?.action?.run())
  expect(window.location.pathname + window.location.search).toBe(back)
})

it('a campaign item says nothing of signing in to a customer', async () => {
  await openItem(dish({ available_date_starts: '2026-11-01' }), { token: 'a-token' })
  await screen.findByRole('button', { name: /Order Now/ })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('outside its hours it shows them in 12-hour form, and no buttons', async () => {
  vi.setSystemTime('2026-11-20T15:00:00Z')
  await openItem(dish({ available_time_starts: '06:00:00', available_time_ends: '11:30:00' }))
  const notice = await screen.findByText('6:00 AM – 11:30 AM')
  expect(notice.parentElement?.textContent).toContain('Not Available now')
  expect(screen.queryByRole('button', { name: /Add to cart|Buy Now/ })).toBeNull()
})

it('outside its hours it can be ordered for later when the store takes scheduled orders', async () => {
  vi.setSystemTime('2026-11-20T15:00:00Z')
  await openItem(
    dish({ available_time_starts: '06:00:00', available_time_ends: '11:30:00', schedule_order: 1 }),
  )
  expect(await screen.findByText('You can order it for later')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Add to cart/ })).toBeTruthy()
})

it('says that a prescription is required', async () => {
  await openItem(dish({ is_prescription_required: 1 }))
  expect(await screen.findByText('prescription is required')).toBeTruthy()
})

it('says what a price is per only where it is the price of that', async () => {
  const { unmount } = await openItem(dish({ unit_type: 'kg' }))
  expect(await screen.findByText('per kg')).toBeTruthy()
  unmount()
  await openItem(shirt({ unit_type: 'kg' }))
  await screen.findByRole('radio', { name: 'Sand' })
  expect(screen.queryByText('per kg')).toBeNull()
})

it('Buy Now takes the item to checkout past the cart', async () => {
  const { asked } = await openItem(dish())
  openOverlay({ name: 'item', id: 11, module_id: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
  expect(window.location.pathname + window.location.search).toBe('/checkout?page=buy_now')
  expect(asked.map(({ call }) => call)).not.toContain('POST /cart/add')
})

it('Back from the checkout of Buy Now opens the popup of the item again', async () => {
  await openItem(dish())
  openOverlay({ name: 'item', id: 11, module_id: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
  expect(window.history.state).toBeNull()
  act(() => window.history.back())
  await waitFor(() =>
    expect(window.history.state).toEqual({ overlay: { name: 'item', id: 11, module_id: 1 } }),
  )
})

it('an item that is no longer sold says so', async () => {
  await renderShop(<Overlay id="gone" />, { namespaces: ['item'] })
  expect(await screen.findByText('This item is no longer available')).toBeTruthy()
})

it('on its page choosing goes on after the item went into the cart', async () => {
  const item = shirt()
  const { asked } = await renderShop(<Route path="/product/:id" component={Screen} />, {
    answers: { ...serverWith(item), 'GET /items/related-items/13': () => [] },
    namespaces: ['item'],
    at: '/product/13?product_type=campaign',
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Sand' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart $42.00' }))
  expect(await screen.findByRole('button', { name: 'Update To Cart $42.00' })).toBeTruthy()
  expect((screen.getByRole('radio', { name: 'Sand' }) as HTMLInputElement).checked).toBe(true)
  expect(asked.find(({ call }) => call.startsWith('GET /items/details'))?.query).toEqual({ campaign: '1' })
  await userEvent.click(screen.getByRole('radio', { name: 'Sea Blue' }))
  expect(screen.getByRole('button', { name: 'Add to cart $40.00' })).toBeTruthy()
})

const sandLine = lineFor(8, shirt(), {
  quantity: 2,
  price: 42,
  variation: [{ type: 'Sand-M', price: 42, stock: 2 }],
})

// docs/spec.md §3: on update, cart_id is added; §4: the button reads 'Update To Cart'.
it('a line of the cart opens its page as it was chosen, and is updated there', async () => {
  const item = shirt()
  const { asked, shop } = await renderShop(<Route path="/product/:id" component={Screen} />, {
    answers: {
      ...serverWith(item),
      'GET /items/related-items/13': () => [],
      'PUT /cart/update': () => [sandLine],
    },
    namespaces: ['item'],
    cart: [sandLine],
    at: '/home',
  })
  await waitFor(() => expect(shop.actors.cart.getSnapshot().context.lines).toHaveLength(1))
  act(() => window.history.pushState({ cart_id: 8 }, '', '/product/13'))
  await screen.findByRole('button', { name: 'Update To Cart $84.00' })
  expect((screen.getByRole('radio', { name: 'Sand' }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Sea Blue' }))
  await userEvent.click(screen.getByRole('button', { name: 'Update To Cart $40.00' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { cart_id: 8, price: 40, quantity: 1 } }))
  expect(window.history.state).toEqual({ overlay: { name: 'cart' } })
})

it('its path leads home by its categories', async () => {
  const item = shirt({ category_ids: [{ id: 4, name: 'Fashion' }] })
  await renderShop(<Route path="/product/:id" component={Screen} />, {
    answers: { ...serverWith(item), 'GET /items/related-items/13': () => [dish({ name: 'A close one' })] },
    namespaces: ['item'],
    at: '/product/13',
  })
  const path = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect([...path.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/home?data_type=category&id=4&module_id=4&name=RmFzaGlvbg%3D%3D',
  ])
  expect(await screen.findByRole('heading', { name: /A close one/ })).toBeTruthy()
})

// docs/spec.md §2, campaign countdown; §4, countdown.
it('an item of a campaign counts down to its end', async () => {
  const item = dish({ available_date_starts: '2029-12-20', available_date_ends: '2030-01-02' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00.000Z'))
  await renderShop(<Overlay id="11" campaign={1} />, {
    answers: serverWith({ ...item, end_date: '2030-01-02T02:03:04.000Z' }),
    namespaces: ['item', 'offers'],
  })
  const timer = await screen.findByRole('timer')
  await waitFor(() => expect(timer.textContent).toBe('01Days02Hours03Min04Sec'))
  expect(screen.queryByText(/Offer until/)).toBeNull()
  vi.restoreAllMocks()
})
