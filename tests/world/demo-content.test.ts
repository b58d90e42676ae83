import { describe, expect, it } from 'vitest'
import { readPack } from '#server/media/packs/packs.ts'
import { people } from '#server/media/packs/people.ts'
import { readPictureName } from '#server/media/picture-name.ts'
import { aisleOf, aisles } from '#server/seed/catalogue/aisles.ts'
import { categoryOf, moduleOf, modules } from '#server/seed/catalogue/categories.ts'
import { kitchenPrice, retailPrice } from '#server/seed/catalogue/price-endings.ts'
import { writtenReviews } from '#server/seed/item-reviews.ts'
import { customersOf } from '#server/seed/people.ts'
import { kindOf } from '#server/seed/reviews/kinds.ts'
import { buildWorld } from '#server/seed/world.ts'

const now = new Date('2026-11-20T09:00:00Z')
const world = buildWorld({ scale: 1, now })
const all = [...world.branches()]
const items = all.flatMap((branch) => branch.items)
const itemById = new Map(items.map((item) => [item.id, item]))
const branchOf = (slug: string) => all.find(({ store }) => store.slug === slug)!

const count = <T>(list: T[]) =>
  list.reduce((found, one) => found.set(one, (found.get(one) ?? 0) + 1), new Map<T, number>())
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** The zone of the default location. */
const DEFAULT_ZONE = 1

describe('the default zone', () => {
  it.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)(
    'the default zone has at least twelve stores of %s, led by others in each order',
    (type) => {
      const here = all.filter(
        ({ store }) =>
          store.zone_id === DEFAULT_ZONE && store.module_id === moduleOf(type).id && store.active,
      )
      expect(here.length).toBeGreaterThanOrEqual(12)
      const first = (rank: (branch: (typeof here)[number]) => number) =>
        here.toSorted((one, other) => rank(other) - rank(one))[0]!.store.slug
      const popular = first(({ store }) => store.order_count!)
      expect(first(({ store }) => store.created_at!.getTime())).not.toBe(popular)
      expect(first(({ store }) => store.rating_sum! / store.rating_count!)).not.toBe(popular)
    },
  )

  it('every store of the default zone has a door of its own', () => {
    const here = all.filter(({ store }) => store.zone_id === DEFAULT_ZONE)
    const doors = count(here.map(({ store }) => `${store.latitude} ${store.longitude}`))
    expect([...doors].filter(([, stores]) => stores > 1)).toEqual([])
  })
})

describe('the ids of the demo', () => {
  it('items and stores keep their ids when the catalogue grows', () => {
    const slugs = ['prawn-machboos-3', 'ibunor-400-mg-1595', 'taif-rose-perfume-2043']
    for (const slug of slugs)
      expect(
        items.some((item) => item.slug === slug),
        slug,
      ).toBe(true)
    expect(branchOf('harbour-courier-garden-districts').store.id).toBe(65)
    expect(branchOf('outdoor-yard').items[0]!.id).toBe(2310)
  })

  it('the stores are no more than a round of branches has ids', () => {
    expect(all.length).toBeLessThanOrEqual(100)
  })
})

describe('what a store sells', () => {
  const sells = (slug: string) => new Set(branchOf(slug).items.map(({ category_id }) => category_id))
  const idsOf = (type: (typeof modules)[number]['type'], keys: string[]) =>
    keys.map((key) => categoryOf(moduleOf(type).id, key).id)

  it('the butcher sells meat, fish and what goes with them, nothing frozen and no snacks', () => {
    const names = branchOf('old-town-butchers-fish').items.map(({ name }) => name.en)
    for (const category of idsOf('grocery', ['frozen', 'snacks', 'drinks', 'household', 'dairy']))
      expect(sells('old-town-butchers-fish')).not.toContain(category)
    expect(names).toContain('Beef Mince')
    expect(names.filter((name) => /Cereal|Pasta|Sugar|Ice Cream|Pizza|Chips/.test(name))).toEqual([])
  })

  it('the bookshop sells no furniture, the garden shop no sports goods and the perfumer no clothes', () => {
    for (const category of idsOf('ecommerce', ['home', 'kitchen', 'sports']))
      expect(sells('warraq-bookshop')).not.toContain(category)
    expect(sells('garden-living')).not.toContain(idsOf('ecommerce', ['sports'])[0])
    expect(sells('house-of-attar')).not.toContain(idsOf('ecommerce', ['women'])[0])
  })

  it('every aisle names goods that exist', () => {
    const known = new Set(items.map(({ module_id, name }) => `${module_id} ${name.en}`))
    const unknown = aisles.flatMap(({ section, key }) =>
      aisleOf(section, key)!.filter(
        (name) => !known.has(`${modules.find(({ type }) => type === section)!.id} ${name}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('each of the 136 grocery items has a description of its own in both languages', () => {
    const groceries = new Map(
      items
        .filter(({ module_id }) => module_id === moduleOf('grocery').id)
        .map((item) => [item.name.en, item.description]),
    )
    expect(groceries.size).toBe(136)
    expect(new Set([...groceries.values()].map(({ en }) => en)).size).toBe(groceries.size)
    expect(new Set([...groceries.values()].map(({ ar }) => ar)).size).toBe(groceries.size)
    for (const { en, ar } of groceries.values()) {
      expect(en.split(' ').length).toBeGreaterThanOrEqual(7)
      expect(en.split(' ').length).toBeLessThanOrEqual(16)
      expect(isArabic(ar)).toBe(true)
    }
  })
})

describe('prices', () => {
  const endings = [0, 50, 95]

  it('prices of items, variations, options and add-ons end in .00, .50 or .95', () => {
    const prices = [
      ...[...items, ...world.campaignItems].map(({ price }) => price),
      ...items.flatMap(({ variations }) => variations!.map(({ price }) => price)),
      ...items.flatMap(({ food_variations }) =>
        food_variations!.flatMap(({ values }) => values.map(({ optionPrice }) => optionPrice)),
      ),
      ...all.flatMap(({ addOns }) => addOns.map(({ price }) => price)),
    ]
    expect(prices.filter((price) => !endings.includes(price % 100))).toEqual([])
    expect(items.filter(({ price }) => price < 50)).toEqual([])
  })

  it('the rules choose the nearest ending and keep a price that has one', () => {
    expect([317, 322, 372, 373, 397].map(retailPrice)).toEqual([300, 300, 350, 395, 395])
    expect([10_234, 10_700, 98_760, 417_003].map(retailPrice)).toEqual([10_000, 10_500, 98_900, 414_900])
    expect([3174, 3175].map(kitchenPrice)).toEqual([3150, 3200])
    for (let price = 50; price < 600_000; price += 37)
      expect(retailPrice(retailPrice(price))).toBe(retailPrice(price))
  })

  it('a single piece costs the same as the item', () => {
    const single = items.filter(({ variations }) => variations!.some(({ type }) => type.en === 'Single'))
    for (const { price, variations } of single) expect(variations![0]!.price).toBe(price)
  })

  it('discounts are round percentages or whole amounts', () => {
    const offers = [
      ...items,
      ...world.campaignItems,
      ...world.flashSaleItems,
      ...world.coupons.map((coupon) => ({ discount: 0, discount_type: 'percent' as const, ...coupon })),
      ...all.map(({ store }) => ({ discount: store.discount, discount_type: 'percent' as const })),
    ]
    const odd = offers.filter(({ discount, discount_type }) =>
      discount_type === 'amount'
        ? discount! % 100 !== 0
        : ![0, 10, 15, 20, 25, 30, 50].includes(discount! / 100),
    )
    expect(odd).toEqual([])
  })
})

describe('ratings', () => {
  const averages = items
    .filter(({ rating_count }) => rating_count! > 0)
    .map((item) => item.rating_sum! / item.rating_count!)

  it('ratings lie between 3.4 and 4.9, most of them between 4.1 and 4.7', () => {
    expect(Math.min(...averages)).toBeGreaterThanOrEqual(3.4)
    expect(Math.max(...averages)).toBeLessThanOrEqual(4.9)
    const usual = averages.filter((average) => average >= 4.1 && average <= 4.7)
    expect(usual.length / averages.length).toBeGreaterThan(0.6)
    expect(new Set(averages.map((average) => average.toFixed(1))).size).toBeGreaterThan(12)
  })

  it('few items have many ratings', () => {
    const counts = items.map(({ rating_count }) => rating_count!).sort((one, other) => one - other)
    const median = counts[Math.floor(counts.length / 2)]!
    expect(median).toBeLessThan(20)
    expect(counts.at(-1)!).toBeGreaterThan(median * 20)
  })

  it('the ratings of a store are those of its items', () => {
    for (const { store, items: offered } of all.filter((branch) => branch.items.length > 0)) {
      expect(store.rating_count).toBe(offered.reduce((sum, { rating_count }) => sum + rating_count!, 0))
      expect(store.rating_sum).toBe(offered.reduce((sum, { rating_sum }) => sum + rating_sum!, 0))
    }
  })

  it('an item has no more ratings than orders', () => {
    for (const { rating_count, order_count, slug } of items)
      expect(rating_count, slug).toBeLessThanOrEqual(Math.max(order_count!, 2))
  })
})

describe('reviews', () => {
  const { reviews } = world

  it('at least four hundred reviews are written, each in both languages', () => {
    expect(writtenReviews.length).toBeGreaterThanOrEqual(400)
    for (const language of ['en', 'ar'] as const)
      expect(new Set(writtenReviews.map((written) => written[language])).size).toBe(writtenReviews.length)
    for (const { en, ar } of writtenReviews) expect([isArabic(en), isArabic(ar)]).toEqual([false, true])
  })

  it('no item has the same review twice, and the city has each a few times at most', () => {
    const rowOf = new Map(
      writtenReviews.flatMap(
        (written, i) =>
          [
            [written.en, i],
            [written.ar, i],
          ] as const,
      ),
    )
    const ofItems = count(
      reviews.map(({ item_id, comment }) => `${item_id} ${rowOf.get(comment) ?? comment}`),
    )
    expect([...ofItems].filter(([, times]) => times > 1)).toEqual([])
    const ofCity = count(reviews.map(({ comment }) => comment))
    expect(Math.max(...ofCity.values())).toBeLessThanOrEqual(6)
    expect(ofCity.size).toBeGreaterThan(500)
  })

  it('every review fits the kind of its item', () => {
    const kindsOf = new Map(
      writtenReviews.flatMap(
        ({ en, ar, kind }) =>
          [
            [en, kind],
            [ar, kind],
          ] as const,
      ),
    )
    const anyDish = ['rice', 'asian', 'mexican', 'wraps', 'grills', 'fried', 'pizza', 'seafood']
    const unfit = reviews.filter(({ item_id, comment, order_id }) => {
      if (order_id) return false
      const [said, kind] = [kindsOf.get(comment)!, kindOf(itemById.get(item_id)!)!]
      return said !== kind && !said.endsWith('-store') && !(said === 'dish' && anyDish.includes(kind))
    })
    expect(unfit).toEqual([])
  })

  it('stores answer in the language of the review', () => {
    const foreign = reviews.filter(({ comment, reply }) => reply && isArabic(reply) !== isArabic(comment))
    expect(foreign).toEqual([])
    expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(100)
  })

  it('some reviews are critical, and the ratings of an item include its reviews', () => {
    expect(reviews.filter(({ rating }) => rating <= 3).length).toBeGreaterThan(50)
    for (const [item_id, written] of count(reviews.map(({ item_id }) => item_id))) {
      const { rating_count, rating_sum, slug } = itemById.get(item_id)!
      const stars = reviews
        .filter((review) => review.item_id === item_id)
        .reduce((sum, { rating }) => sum + rating, 0)
      const others = rating_count! - written
      expect(others, slug).toBeGreaterThanOrEqual(0)
      expect(rating_sum! - stars, slug).toBeGreaterThanOrEqual(others * 0.5)
      expect(rating_sum! - stars, slug).toBeLessThanOrEqual(others * 5)
    }
  })
})

describe('the people of the demo', () => {
  const women = ['Nadia', 'Huda', 'Amal', 'Layla']
  const faces = [
    ...world.deliveryMen.map(({ f_name, picture }) => [f_name.en, picture] as const),
    ...customersOf(new Date('2026-01-01T08:00:00Z')).map(
      ({ f_name, picture }) => [f_name, picture!] as const,
    ),
  ]

  it.each(faces)('%s has a portrait that fits the name', (name, picture) => {
    const [face] = readPictureName(picture)!.art
    expect(Object.keys(people)).toContain(readPack(face!)?.pack)
    expect(/^(veiled|longhaired)_/.test(face!)).toBe(women.includes(name))
  })

  it('no two people of the demo share a face', () => {
    expect(new Set(faces.map(([, picture]) => readPictureName(picture)!.art[0])).size).toBe(faces.length)
  })
})

describe('the notifications of the demo customers', () => {
  it('the notifications of the demo customers exist in both languages', () => {
    for (const { title, body } of world.notifications)
      for (const text of [title, body]) expect([isArabic(text.en), isArabic(text.ar)]).toEqual([false, true])
  })
})

describe('what the demo customers wrote', () => {
  it('the addresses of a demo customer are in one language, and those of both customers in two', () => {
    const written = (customer: number) =>
      world.addresses
        .filter(({ customer_id }) => customer_id === customer)
        .map(({ address, road }) => [isArabic(address), isArabic(road!)])
    expect(written(1)).toEqual(Array(3).fill([false, false]))
    expect(written(2)).toEqual(Array(4).fill([true, true]))
    for (const { address, road } of world.addresses) {
      expect(road).not.toMatch(/\d|[,،]/)
      expect(address).toContain(road)
    }
  })

  it('the messages of a demo customer are in the language of the customer', () => {
    for (const { customer_id, id } of world.conversations) {
      const own = world.messages.filter(({ conversation_id }) => conversation_id === id)
      expect(own.length).toBeGreaterThan(1)
      for (const { message } of own) expect(isArabic(message!)).toBe(customer_id === 2)
    }
    expect(new Set(world.conversations.map(({ customer_id }) => customer_id))).toEqual(new Set([1, 2]))
  })
})
