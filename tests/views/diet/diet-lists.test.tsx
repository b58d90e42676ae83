import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { hidingLists } from '#api/hiding-lists.ts'
import type { FlashSaleItem, Item } from '#openapi/generated/client.ts'
import contract from '#openapi/generated/storefront.json' with { type: 'json' }
import { Screen as Category } from '#src/features/categories/category.screen.tsx'
import { Screen as Sale } from '#src/features/offers/flash-sales.screen.tsx'
import { Screen as Results } from '#src/features/search/results.screen.tsx'
import { Screen as Store } from '#src/features/stores/store.screen.tsx'
import { WishedItem } from '#src/features/wishlist/wish-row.part.tsx'
import { HomeDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { dietShown } from '#src/shared/diet/diet-parts.part.tsx'
import { followDiet } from '#src/shared/diet/follow-diet.ts'
import { hideItems } from '#src/shared/diet/hidden-items.ts'
import { FoodGrid } from '#src/shared/items/food-card.part.tsx'
import { PopularCard } from '#src/shared/items/popular-card.part.tsx'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { ProductRow } from '#src/shared/items/product-row.part.tsx'
import { FlashSlide } from '#src/shared/offers/flash-slide.part.tsx'
import { dish, store, zone } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

afterEach(() => {
  dietShown.set(undefined)
  hideItems(undefined, new QueryClient())
})

const gluten = { key: 'gluten', name: 'Gluten' }
const bread = dish({ id: 21, name: 'Flatbread', allergens: [gluten] })
const soup = dish({ id: 22, name: 'Lentil soup' })
const avoidsGluten = { allergens: ['gluten'], diets: [], hide: 'nothing' }
const hidesGluten = { ...avoidsGluten, hide: 'contained' }
const keep = (choice: object) => localStorage.setItem('diet', JSON.stringify(choice))
const stored = () => JSON.parse(localStorage.getItem('diet') ?? 'null')
const anotherTab = () => new BroadcastChannel('souk:diet').postMessage('diet')

const offer: FlashSaleItem = {
  id: 1,
  item_id: bread.id,
  discount: 30,
  discount_type: 'percent',
  sold: 10,
  stock: 40,
  available_stock: 30,
  item: bread,
}

const renderFollowed = async (view: ReactNode, options: Parameters<typeof renderShop>[1] = {}) => {
  const rendered = await renderShop(view, {
    namespaces: ['account', 'search', 'stores', 'catalogue', 'offers', 'wishlist'],
    ...options,
  })
  followDiet(rendered.shop)
  return rendered
}

describe('the mark on a card', () => {
  it.each([
    ['the card', <ProductCard key="card" item={bread} />],
    ['the row', <ProductRow key="row" item={bread} />],
    ['the card of a dish', <FoodGrid key="dish" items={[bread]} />],
    ['the low card of a popular item', <PopularCard key="popular" item={bread} />],
    ['the slide of a flash sale', <FlashSlide key="slide" offer={offer} />],
    ['the row of the wishlist', <WishedItem key="wish" item={bread} onOpen={() => {}} onRemove={() => {}} />],
  ])('names on %s what the guest avoids', async (_, card) => {
    keep(avoidsGluten)
    await renderFollowed(card)
    expect((await screen.findByText('Contains Gluten')).closest('article, li')).toBeTruthy()
  })

  it('a card has no mark for an item that states nothing or states to be free of the allergen, and promises nothing', async () => {
    keep(avoidsGluten)
    const free = dish({ id: 23, name: 'Rice', free_of: ['gluten'] })
    await renderFollowed([bread, soup, free].map((item) => <ProductCard key={item.id} item={item} />))
    await screen.findByText('Contains Gluten')
    const [, unstated, freed] = screen.getAllByRole('article')
    for (const card of [unstated, freed]) {
      expect(card!.textContent).not.toMatch(/gluten|free of/i)
      expect(card!.querySelector('.lucide-triangle-alert')).toBeNull()
    }
  })

  it('comes when a guest chooses in another tab', async () => {
    await renderFollowed(<ProductCard item={bread} />)
    expect(screen.queryByText('Contains Gluten')).toBeNull()
    keep(avoidsGluten)
    anotherTab()
    expect(await screen.findByText('Contains Gluten')).toBeTruthy()
  })

  it('comes for a customer who signs in, and goes with them', async () => {
    const { shop } = await renderFollowed(<ProductCard item={bread} />, {
      answers: { 'GET /customer/diet': () => ({ ...avoidsGluten, is_chosen: true }) },
    })
    await waitFor(() => expect(shop.actors.session.getSnapshot().matches('guest')).toBe(true))
    shop.actors.session.send({ type: 'signed.in', token: 'token-1' })
    expect(await screen.findByText('Contains Gluten')).toBeTruthy()
    shop.actors.session.send({ type: 'signed.out' })
    await waitFor(() => expect(screen.queryByText('Contains Gluten')).toBeNull())
  })
})

/** A server that leaves out what the header names, and says how many. */
const listOf = (more: object, headers: Headers) => {
  const isHiding = headers.get('X-diet') === 'contained:gluten'
  const products: Item[] = isHiding ? [soup] : [bread, soup]
  const hidden = headers.has('X-diet') ? { hidden_count: isHiding ? 1 : 0 } : {}
  return { total_size: products.length, limit: 12, offset: 1, products, ...hidden, ...more }
}
const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())
const bar = () => screen.findByRole('region', { name: 'Diet and allergies' })
const press = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }))

const details = {
  ...store(),
  description: null,
  announcement_message: null,
  prescription_order: 0,
  review_plan: 1,
  cutlery: 1,
  schedules: [],
  category_ids: [],
}
const sale = {
  id: 1,
  title: 'Today only',
  start_date: '2020-01-01T00:00:00.000Z',
  end_date: '2099-01-01T00:00:00.000Z',
}
const category = { id: 4, name: 'Bakery', module_id: 1, childes: [], image_full_url: null }
const answers: Answers = {
  'GET /categories': () => [],
  'GET /get-combined-data': (_, __, headers) => listOf({ stores: [], categories: [] }, headers),
  'GET /stores/details/1': () => details,
  'GET /items/latest': (_, __, headers) => listOf({}, headers),
  'GET /config/get-zone-id': () => ({ zone_id: '[1]', zone_data: [zone()] }),
  'GET /categories/4': () => category,
  'GET /categories/items/4': (_, __, headers) => listOf({}, headers),
  'GET /flash-sales': () => ({ ...sale, active_products: [] }),
  'GET /flash-sales/items': (_, __, headers) => {
    const { products, ...page } = listOf({}, headers)
    return { ...page, flash_sale: sale, products: products.map((item) => ({ ...offer, id: item.id, item })) }
  },
  'GET /categories/stores/4': () => ({ total_size: 0, limit: 12, offset: 1, stores: [] }),
}

describe('a list of items', () => {
  const lists = [
    ['the search', '/home?data_type=searched&search=bread', <Results key="results" />],
    ['the menu of a store', '/store/1', <Route key="store" path="/store/:id" component={Store} />],
    ['a category', '/category/4', <Route key="category" path="/category/:id" component={Category} />],
    ['a flash sale', '/flash-sales?id=1', <Sale key="sale" />],
    ['the running flash sale', '/flash-sales', <Sale key="running" />],
  ] as const

  it.each(lists)('marks in %s what the guest avoids, and hides it once they say so', async (_, at, view) => {
    keep(avoidsGluten)
    await renderFollowed(view, { at, answers })
    expect((await bar()).textContent).toContain('Items with what you avoid are marked.')
    expect(screen.getByText('Contains Gluten')).toBeTruthy()
    await press('Hide them')
    await waitFor(() => expect(screen.queryByText('Flatbread')).toBeNull())
    expect(await screen.findByText('Lentil soup')).toBeTruthy()
    expect((await bar()).textContent).toContain('1 item is hidden.')
    expect(stored()).toEqual(hidesGluten)
  })

  it.each(lists)('shows in %s what it hides, by the button that keeps the focus', async (_, at, view) => {
    keep(hidesGluten)
    await renderFollowed(view, { at, answers })
    await waitFor(async () => expect((await bar()).textContent).toContain('1 item is hidden.'))
    expect(screen.queryByText('Flatbread')).toBeNull()
    await press('Show them')
    expect(await screen.findByText('Flatbread')).toBeTruthy()
    expect(document.activeElement).toBe(within(await bar()).getByRole('button', { name: 'Hide them' }))
    expect(stored()).toEqual(avoidsGluten)
  })

  it('of stores says nothing of items', async () => {
    keep(hidesGluten)
    await renderFollowed(<Results />, { at: '/home?data_type=searched&search=bread', answers })
    await bar()
    await userEvent.click(screen.getByRole('radio', { name: 'Restaurants' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Diet and allergies' })).toBeNull())
  })

  it('says that it hides what states too little as well', async () => {
    keep({ ...avoidsGluten, hide: 'unstated' })
    await renderFollowed(<Results />, { at: '/home?data_type=searched&search=bread', answers })
    await waitFor(async () =>
      expect((await bar()).textContent).toContain(
        'Nothing is hidden here. Items that state too little are hidden, too.',
      ),
    )
  })

  it('follows what the guest hides in another tab', async () => {
    keep(avoidsGluten)
    await renderFollowed(<Results />, { at: '/home?data_type=searched&search=bread', answers })
    await bar()
    keep(hidesGluten)
    anotherTab()
    await waitFor(() => expect(screen.queryByText('Flatbread')).toBeNull())
    expect(await screen.findByText('Lentil soup')).toBeTruthy()
  })

  it('keeps no row of the list before, when the list that hides does not come', async () => {
    keep(avoidsGluten)
    await renderFollowed(<Results />, {
      at: '/home?data_type=searched&search=bread',
      answers: {
        ...answers,
        'GET /get-combined-data': (_, __, headers) =>
          headers.has('X-diet')
            ? Response.json({ errors: [{ code: 'x', message: 'No.' }] }, { status: 403 })
            : listOf({ stores: [], categories: [] }, headers),
      },
    })
    await press('Hide them')
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(names()).toEqual([])
  })

  it('has no bar and no mark, and sends no header, for a guest who avoids nothing', async () => {
    const sent: (string | null)[] = []
    await renderFollowed(<Results />, {
      at: '/home?data_type=searched&search=bread',
      answers: {
        ...answers,
        'GET /get-combined-data': (_, __, headers) => {
          sent.push(headers.get('X-diet'))
          return listOf({ stores: [], categories: [] }, headers)
        },
      },
    })
    await screen.findByText('Flatbread')
    expect(screen.queryByRole('region', { name: 'Diet and allergies' })).toBeNull()
    expect(new Set(sent)).toEqual(new Set([null]))
  })

  it('says to a customer that no mark is no promise while their choice is not known', async () => {
    await renderFollowed(<Results />, {
      at: '/home?data_type=searched&search=bread',
      token: 'token-1',
      answers: { ...answers, 'GET /customer/diet': () => new Response(null, { status: 500 }) },
    })
    expect(await screen.findByText(/couldn’t load what you avoid/)).toBeTruthy()
  })
})

describe('home', () => {
  it('says that its rows hide items, until the guest shows them', async () => {
    keep(hidesGluten)
    await renderFollowed(<HomeDiet />)
    expect((await bar()).textContent).toContain('Lists leave out items with what you avoid.')
    await press('Show them')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Diet and allergies' })).toBeNull())
    expect(stored()).toEqual(avoidsGluten)
  })
})

describe('the diet header', () => {
  it('the diet header goes with exactly the lists that the contract lets read it', () => {
    const reading = Object.entries(contract.paths).flatMap(([path, operations]) =>
      'get' in operations && readsDiet(operations.get) ? [path] : [],
    )
    expect(Object.keys(hidingLists).sort()).toEqual(reading.sort())
  })

  it('the diet header goes with no other request', async () => {
    keep(hidesGluten)
    const sent = new Map<string, string | null>()
    const noting = Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [
        call,
        (url: URL, body: unknown, headers: Headers) => {
          sent.set(call, headers.get('X-diet'))
          return answer(url, body, headers)
        },
      ]),
    )
    await renderFollowed(<Route path="/store/:id" component={Store} />, { at: '/store/1', answers: noting })
    await waitFor(() => expect(sent.get('GET /items/latest')).toBe('contained:gluten'))
    const { shop } = await renderFollowed(<HomeDiet />, { answers: noting })
    await bar()
    await shop.api.GET('/stores/details/{id}', { params: { path: { id: '1' } } })
    expect(sent.get('GET /stores/details/1')).toBeNull()
  })
})

const readsDiet = (operation: object) =>
  'parameters' in operation && JSON.stringify(operation.parameters).includes('#/components/parameters/Diet')
