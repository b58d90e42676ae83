import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as Profile } from '#app/profile.part.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { Overlay as Cart } from '#src/features/cart/cart.overlay.tsx'
import { Screen } from '#src/features/diet/diet.screen.tsx'
import { ItemAbout } from '#src/features/item/item-about.view.tsx'
import { ItemDiet, LinesDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { dietShown } from '#src/shared/diet/diet-parts.part.tsx'
import { followDiet } from '#src/shared/diet/follow-diet.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

afterEach(() => dietShown.set(undefined))

const options = {
  allergens: [
    { key: 'gluten', name: 'Gluten', items_count: 3 },
    { key: 'dairy', name: 'Dairy', items_count: 2 },
  ],
  diets: [{ key: 'vegetarian', items_count: 4 }],
}
const nothing = { allergens: [], diets: [], hide: 'nothing' }
const avoids = (...allergens: string[]) => ({ ...nothing, allergens })
const keep = (choice: object) => localStorage.setItem('diet', JSON.stringify(choice))
const stored = () => JSON.parse(localStorage.getItem('diet') ?? 'null')
const lost = () => new Response(null, { status: 500 })

const open = (answers: Answers = {}, token?: string) =>
  renderShop(<Screen />, {
    at: '/profile?page=diet',
    namespaces: ['account'],
    ...(token && { token }),
    answers: { 'GET /diet': () => options, ...answers },
  })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
/** As in the shop itself, which begins with the diet once the page stands. */
const renderFollowed = async (...how: Parameters<typeof renderShop>) => {
  const rendered = await renderShop(...how)
  followDiet(rendered.shop)
  return rendered
}
const asksOf = (asked: { call: string }[], call: string) => asked.filter((each) => each.call === call)

describe('the page of diet and allergies', () => {
  it('keeps what a guest chooses in the browser, and asks the server for nothing of theirs', async () => {
    const { asked } = await open()
    await userEvent.click(await box('Gluten'))
    await userEvent.click(await box('Vegetarian'))
    await waitFor(() => expect(stored()).toEqual({ ...avoids('gluten'), diets: ['vegetarian'] }))
    expect((await box('Gluten')).checked).toBe(true)
    expect(asked.filter(({ call }) => call.includes('/customer/diet'))).toEqual([])
    const link = screen.getByRole('link', { name: 'Sign in to have it on all your devices' })
    expect(link.getAttribute('href')).toBe('/auth/sign-in?next=%2Fprofile%3Fpage%3Ddiet')
  })

  it('hides nothing until the guest says so, and then as strictly as they want', async () => {
    keep(avoids('gluten'))
    await open()
    const hiding = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Hide items that contain what I avoid',
    })
    expect(hiding.checked).toBe(false)
    expect(screen.queryByText(/lists get much shorter/)).toBeNull()
    await userEvent.click(hiding)
    await waitFor(() => expect(stored()).toEqual({ ...avoids('gluten'), hide: 'contained' }))
    await userEvent.click(await box('Hide items that don’t state it, too'))
    await waitFor(() => expect(stored()).toEqual({ ...avoids('gluten'), hide: 'unstated' }))
    await userEvent.click(await box('Hide items that don’t state it, too'))
    await waitFor(() => expect(stored()).toEqual({ ...avoids('gluten'), hide: 'contained' }))
    await userEvent.click(hiding)
    await waitFor(() => expect(stored()).toEqual(avoids('gluten')))
  })

  it('says that a mark is no promise', async () => {
    await open()
    expect(await screen.findByText(/call the store before you order/)).toBeTruthy()
  })

  it('shows a guest what they chose before, a key without a name included', async () => {
    keep(avoids('dairy', 'unheard_of'))
    await open()
    expect((await box('Dairy')).checked).toBe(true)
    expect((await box('unheard_of')).checked).toBe(true)
    expect((await box('Gluten')).checked).toBe(false)
  })

  it('sends what a customer chooses to the server, and keeps none of it in the browser', async () => {
    const { asked } = await open(
      {
        'GET /customer/diet': () => ({ ...avoids('dairy'), is_chosen: true }),
        'PUT /customer/diet': (_, body) => ({ ...(body as object), is_chosen: true }),
      },
      'token-1',
    )
    await userEvent.click(await box('Gluten'))
    await waitFor(() =>
      expect(asksOf(asked, 'PUT /customer/diet')).toMatchObject([{ body: avoids('dairy', 'gluten') }]),
    )
    expect(stored()).toBeNull()
  })

  it('gives a customer what they chose as a guest, and forgets it in the browser', async () => {
    keep(avoids('gluten'))
    const { asked } = await open(
      { 'PUT /customer/diet': () => ({ ...avoids('dairy'), is_chosen: true }) },
      'token-1',
    )
    expect((await box('Dairy')).checked).toBe(true)
    expect(asksOf(asked, 'PUT /customer/diet')).toMatchObject([
      { body: { ...avoids('gluten'), when_empty: true } },
    ])
    expect(stored()).toBeNull()
  })

  it('says that a choice was not saved, shows it all the same, and saves it at the next try', async () => {
    let isLost = true
    const { asked } = await open(
      {
        'GET /customer/diet': () => ({ ...nothing, is_chosen: false }),
        'PUT /customer/diet': (_, body) => (isLost ? lost() : { ...(body as object), is_chosen: true }),
      },
      'token-1',
    )
    await userEvent.click(await box('Gluten'))
    const alert = await screen.findByText(/couldn’t save your choice/)
    expect((await box('Gluten')).checked).toBe(true)
    isLost = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(alert.isConnected).toBe(false))
    expect(asksOf(asked, 'PUT /customer/diet')).toHaveLength(2)
  })

  it('says when the choice of a customer could not be read, and reads it at the next try', async () => {
    let isLost = true
    await open(
      { 'GET /customer/diet': () => (isLost ? lost() : { ...avoids('dairy'), is_chosen: true }) },
      'token-1',
    )
    expect(await screen.findByText(/couldn’t load what you avoid/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    isLost = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await box('Dairy')).checked).toBe(true)
  })

  it('is open to guests, and beside the other pages for customers', async () => {
    const page = {
      at: '/profile?page=diet',
      namespaces: ['account'] as const,
      answers: {
        'GET /diet': () => options,
        'GET /customer/diet': () => ({ ...nothing, is_chosen: false }),
      },
    }
    const guest = await renderShop(<Profile />, page)
    expect(await box('Gluten')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'My account' })).toBeNull()
    guest.unmount()
    await renderShop(<Profile />, { ...page, token: 'token-1' })
    const links = await screen.findByRole('navigation', { name: 'My account' })
    const above = within(links).getByRole('link', { name: 'Settings' })
    expect(above.getAttribute('aria-current')).toBe('true')
    expect(await box('Gluten')).toBeTruthy()
  })
})

const gluten = { key: 'gluten', name: 'Gluten' }
const hint = () => screen.findByRole('region', { name: 'I avoid' })
const ofItem = (item: Partial<Item>, answers: Answers = {}, token?: string, before?: ReactNode) =>
  renderFollowed([before, <ItemDiet key="item" item={dish(item)} />], {
    namespaces: ['account'],
    ...(token && { token }),
    answers: { 'GET /diet': () => options, ...answers },
  })

describe('the note on an item', () => {
  it('names what the guest avoids, and leads to the choice', async () => {
    keep({ ...avoids('gluten'), diets: ['vegetarian'] })
    await ofItem({ allergens: [gluten], unsuited: ['vegetarian'] })
    const shown = await hint()
    expect(shown.textContent).toContain('Contains Gluten · Not vegetarian')
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/profile?page=diet')
  })

  it('says what the store does not state, and never that it is free of it', async () => {
    keep({ ...avoids('dairy'), diets: ['vegetarian'] })
    await ofItem({ allergens: [gluten] })
    await waitFor(async () =>
      expect((await hint()).textContent).toContain('The store doesn’t say: Dairy, Vegetarian'),
    )
    expect((await hint()).textContent).not.toMatch(/free|contains/i)
  })

  it('is not there for an item that states to suit', async () => {
    keep(avoids('dairy'))
    const suiting = dish({ id: 1, free_of: ['dairy'] })
    await ofItem({ id: 2 }, {}, undefined, <ItemDiet key="suiting" item={suiting} />)
    expect(await hint()).toBeTruthy()
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })

  it('loads nothing for a guest who has chosen nothing', async () => {
    const { asked, container, shop } = await ofItem({ allergens: [gluten] })
    await waitFor(() => expect(shop.actors.session.getSnapshot().matches('guest')).toBe(true))
    expect(asksOf(asked, 'GET /diet')).toEqual([])
    expect(container.innerHTML).toBe('')
  })

  it('says that no mark is no promise while the choice of a customer is not known', async () => {
    await ofItem({ allergens: [gluten] }, { 'GET /customer/diet': lost }, 'token-1')
    expect((await hint()).textContent).toMatch(/couldn’t load what you avoid/)
  })

  it('stands below the allergens, whose page a guest finds there as well', async () => {
    keep(avoids('gluten'))
    await renderFollowed(<ItemAbout item={dish({ allergies_name: ['Gluten'], allergens: [gluten] })} />, {
      namespaces: ['account', 'item'],
      answers: { 'GET /diet': () => options },
    })
    expect((await hint()).textContent).toContain('Contains Gluten')
    const link = screen.getByRole('link', { name: 'Choose what to avoid' })
    expect(link.getAttribute('href')).toBe('/profile?page=diet')
  })
})

describe('the note on a cart', () => {
  const bread = lineFor(1, dish({ name: 'Flatbread', allergens: [gluten] }))
  const water = lineFor(2, dish({ name: 'Water', free_of: ['gluten'] }))
  const ofLines = (...lines: (typeof bread)[]) =>
    renderFollowed(<LinesDiet lines={lines} />, {
      namespaces: ['account'],
      answers: { 'GET /diet': () => options },
    })

  it('names each line with something the guest avoids, and no other', async () => {
    keep(avoids('gluten'))
    await ofLines(bread, water)
    const lines = within(await hint()).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual(['Flatbread: Contains Gluten'])
  })

  it('stands in the cart above its lines, and the way to checkout stays open', async () => {
    keep(avoids('gluten'))
    await renderFollowed(<Cart checkout={<button type="button">To checkout</button>} />, {
      namespaces: ['account', 'cart'],
      cart: [bread, water],
    })
    expect((await hint()).textContent).toContain('Flatbread: Contains Gluten')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'To checkout' }).disabled).toBe(false)
  })

  it('is not there when no line conflicts', async () => {
    keep(avoids('dairy'))
    await ofItem({}, {}, undefined, <LinesDiet key="lines" lines={[bread, water]} />)
    expect((await hint()).textContent).toContain('The store doesn’t say: ')
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })
})
