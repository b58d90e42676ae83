import { close, type DataFolder, median, mostMemory, opened, url, wire } from './shop.ts'

const ROUNDS = 15

const search = (name: string, list_type = 'item') =>
  `/get-combined-data?list_type=${list_type}&data_type=searched&name=${encodeURIComponent(name)}&limit=12&offset=1`

const near = encodeURIComponent('["nearby"]')

const cases = {
  'popular items': '/items/popular?limit=12&offset=1',
  'popular items, page 20': '/items/popular?limit=12&offset=20',
  'new items': '/items/new-arrival?limit=12&offset=1',
  'most reviewed items': '/items/most-reviewed?limit=12&offset=1',
  'discounted items': '/items/discounted?limit=12&offset=1',
  'popular stores': '/stores/popular?limit=12&offset=1',
  'stores, open first': '/stores?limit=12&offset=1',
  'stores, open first, page 20': '/stores?limit=12&offset=20',
  'stores nearby': `/get-combined-data?list_type=store&data_type=searched&filter=${near}&limit=12&offset=1`,
  'stores with something reduced':
    '/get-combined-data?list_type=store&data_type=discounted&limit=12&offset=1',
  'stores of a category': '/categories/stores/CATEGORY?limit=12&offset=1&type=all',
  'items nearby': `/get-combined-data?list_type=item&data_type=searched&filter=${near}&limit=12&offset=1`,
  'items like another': '/items/related-items/1?',
  'items of a category': '/categories/items/CATEGORY?limit=12&offset=1&type=all',
  'items of a store': '/items/latest?store_id=1&category_id=0&limit=12&offset=1',
  'items by price':
    '/get-combined-data?list_type=item&data_type=searched&min_price=10&max_price=20&limit=12&offset=1',
  'cheapest items': '/get-combined-data?list_type=item&data_type=searched&filter=["low"]&limit=12&offset=1',
  'search, many found': search('chicken'),
  'search, few found': search('zaatar'),
  'search, two words': search('chicken rice'),
  'search, misspelled': search('chiken'),
  'search, Arabic': search('دجاج'),
  'search, unfinished': search('chi'),
  'search, hardly begun (ri)': search('ri'),
  'search, nothing found': search('qqqqxyz'),
  'search of stores': search('chicken', 'store'),
  suggestions: '/items/item-or-store-search?name=chicken',
}

/** What one page costs in a shop of `SEED_SCALE` times the demo catalogue: one customer, nothing kept. */
export async function benchScale(folder: DataFolder): Promise<void> {
  const shop = await opened(folder)
  console.log(`Open after ${shop.seconds.toFixed(0)} s, with up to ${mostMemory(shop)} MB of memory.\n`)
  const headers = { ...wire, zoneid: '[1,2,3]' }
  const ask = async (path: string) => {
    const reply = await fetch(`${url}/api/v1${path}`, { headers })
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const [{ id }] = (await ask('/categories')) as [{ id: number }]
  console.log('| Case | Found | Median ms | Least ms |')
  console.log('|---|---|---|---|')
  for (const [name, path] of Object.entries(cases)) {
    const times: number[] = []
    let found = ''
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      // An unknown parameter, which makes a new address.
      const { total_size } = (await ask(`${path.replace('CATEGORY', `${id}`)}&round=${round}`)) as {
        total_size?: number
      }
      times.push(performance.now() - started)
      found = `${total_size ?? ''}`
    }
    console.log(`| ${name} | ${found} | ${median(times).toFixed(1)} | ${Math.min(...times).toFixed(1)} |`)
  }
  console.log()
  await close(shop)
}
