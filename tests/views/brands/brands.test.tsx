import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route, Switch } from 'wouter'
import { inOrder } from '#src/features/brands/brand-order.ts'
import { Screen } from '#src/features/brands/brands.screen.tsx'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const brand = (id: number, name: string) => ({
  id,
  slug: `brand-${id}`,
  name,
  image_full_url: '',
  items_count: id,
})
const brands = [brand(1, 'Marlow'), brand(2, 'Åse'), brand(3, 'Zephyr'), brand(4, 'Bayt')]

const openBrands = (answers: Answers, at = '/all-brands') =>
  renderShop(
    <Switch>
      <Route path="/all-brands" component={Screen} />
      <Route path="/home">Home</Route>
    </Switch>,
    { answers, namespaces: ['catalogue', 'search'], at },
  )

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

// docs/spec.md §2, brands page: 'All brands' with sort A to Z, Z to A or default.
it('shows the brands in the order of the owner, from A to Z or from Z to A', async () => {
  await openBrands({ 'GET /brand': () => brands })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('All brands')
  await waitFor(() => expect(names()).toEqual(['Marlow', 'Åse', 'Zephyr', 'Bayt']))
  await userEvent.click(screen.getByRole('radio', { name: 'A to Z' }))
  expect(names()).toEqual(['Åse', 'Bayt', 'Marlow', 'Zephyr'])
  await userEvent.click(screen.getByRole('radio', { name: 'Z to A' }))
  expect(names()).toEqual(['Zephyr', 'Marlow', 'Bayt', 'Åse'])
  expect(window.location.search).toBe('?sort=za')
  await userEvent.click(screen.getByRole('radio', { name: 'Default' }))
  expect(names()).toEqual(['Marlow', 'Åse', 'Zephyr', 'Bayt'])
  expect(window.location.search).toBe('')
})

it('a link brings its order along', async () => {
  await openBrands({ 'GET /brand': () => brands }, '/all-brands?sort=az')
  await waitFor(() => expect(names()[0]).toBe('Åse'))
  expect(screen.getByRole('radio', { name: 'A to Z' })).toHaveProperty('checked', true)
})

it('each brand leads to its goods', async () => {
  await openBrands({ 'GET /brand': () => brands })
  const link = await screen.findByRole('link', { name: 'Bayt' })
  expect(link.getAttribute('href')).toBe('/home?data_type=brand&brand_id=4&module_id=1&name=Bayt')
})

// docs/spec.md §2, brands page: redirects to /home if there are no brands.
it('without brands it leads to the home', async () => {
  await openBrands({ 'GET /brand': () => [] })
  expect(await screen.findByText('Home')).toBeTruthy()
  expect(window.location.pathname).toBe('/home')
})

it('brands that did not come are asked for again', async () => {
  let fails = true
  await openBrands({
    'GET /brand': () => (fails ? { errors: [{ code: 'x', message: 'No' }] } : brands),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(retry)
  await waitFor(() => expect(names()).toHaveLength(4))
})

it('names are sorted as their language sorts them', () => {
  const arabic = [brand(1, 'ياسمين'), brand(2, 'ابتسامة'), brand(3, 'نور')]
  expect(inOrder(arabic, 'az', 'ar').map(({ name }) => name)).toEqual(['ابتسامة', 'نور', 'ياسمين'])
  expect(inOrder(arabic, 'za', 'ar').map(({ name }) => name)).toEqual(['ياسمين', 'نور', 'ابتسامة'])
})
