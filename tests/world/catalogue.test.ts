import { describe, expect, it } from 'vitest'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import { toPlan } from '#server/city/frame.ts'
import { insideOf } from '#server/geometry/plane.ts'
import { emojiFile } from '#server/media/emoji.ts'
import { readPack } from '#server/media/packs/packs.ts'
import { artOf, readPictureName } from '#server/media/picture-name.ts'
import { choose } from '#server/rules/choice.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import { branches } from '#server/seed/catalogue/branches.ts'
import { modules } from '#server/seed/catalogue/categories.ts'
import { readTable } from '#server/seed/catalogue/table.ts'
import { shopSettings, timezone } from '#server/seed/settings.ts'
import { buildWorld } from '#server/seed/world.ts'
import { wallTime } from '#server/time/shop-clock.ts'
import { HOME } from '#src/navigation/pages.ts'
import { PARCEL_PATH } from '#src/navigation/parcel-path.ts'

const now = new Date('2026-11-20T09:00:00Z')
const world = buildWorld({ scale: 1, now })
const all = [...world.branches()]
const items = all.flatMap((branch) => branch.items)
const at = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  toPlan({ lat: latitude, lng: longitude })

const duplicates = (words: string[]) => words.filter((word, i) => words.indexOf(word) !== i)

describe('the stores', () => {
  it('are about sixty, with about two thousand goods', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(items.length).toBeGreaterThanOrEqual(2000)
  })

  it('stand in their zone', () => {
    const covers = new Map(deliveryZones.map(({ id, ring }) => [id, insideOf(ring)]))
    const astray = all.filter(({ store }) => !covers.get(store.zone_id)!(at(store)))
    expect(astray.map(({ store }) => store.name.en)).toEqual([])
  })

  it.each(deliveryZones)('offer every module in zone $id, always some of them day and night', ({ id }) => {
    const days = Array.from({ length: 7 * 24 }, (_, hour) => new Date(now.getTime() + hour * 3_600_000))
    for (const module of modules) {
      const here = all.filter(({ store }) => store.zone_id === id && store.module_id === module.id)
      const trading = here.filter(({ store }) => store.active)
      const closed = days.filter(
        (hour) => !trading.some(({ store }) => isOpen(store.hours, wallTime(hour, timezone))),
      )
      expect(closed).toEqual([])
    }
  })

  it('are partly closed now, and partly not trading at all', () => {
    const closed = all.filter(({ store }) => !isOpen(store.hours, wallTime(now, timezone)))
    expect(closed.length).toBeGreaterThan(3)
    expect(closed.length).toBeLessThan(all.length / 2)
    expect(all.filter(({ store }) => store.active === false).length).toBe(2)
  })

  it('have one name and one address in the web, and a house in a street', () => {
    expect(duplicates(all.map(({ store }) => store.slug))).toEqual([])
    expect(duplicates(all.map(({ store }) => store.name.ar))).toEqual([])
    for (const { store } of all) {
      expect(store.address.en).toMatch(/^\d+ [A-Z][A-Za-z ]+, [A-Z][A-Za-z ]+$/)
      expect(store.address.ar).toMatch(/^[\u0600-\u06ff ]+ \d+، [\u0600-\u06ff ]+$/)
    }
  })
})

describe('what they sell', () => {
  it('has a natural name and description in both languages, never a number for a name', () => {
    for (const { name, description } of items) {
      expect(name.en).toMatch(/^\p{L}|^27-inch|^65 W/u)
      expect(name.ar).toMatch(/[\u0600-\u06ff]/)
      expect(description.en).toMatch(/^[A-Z0-9].+[.]$/u)
      expect(description.ar).toMatch(/[\u0600-\u06ff].+[.]$/)
    }
  })

  it('has no name twice within a store', () => {
    for (const { items: offered } of all) {
      expect(duplicates(offered.map(({ name }) => name.en))).toEqual([])
      expect(duplicates(offered.map(({ name }) => name.ar))).toEqual([])
    }
  })

  it('has numbers and addresses of its own', () => {
    const everything = [...items, ...world.campaignItems]
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length)
    expect(new Set(everything.map(({ slug }) => slug)).size).toBe(everything.length)
    for (const { slug } of everything) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('lies in a category of its module', () => {
    const known = new Map(world.categories.map(({ id, module_id }) => [id, module_id]))
    for (const { category_id, module_id } of items) expect(known.get(category_id)).toBe(module_id)
    const filled = new Set(items.map(({ category_id }) => category_id))
    const parents = new Set(world.categories.map(({ parent_id }) => parent_id))
    const empty = world.categories.filter(({ id }) => !filled.has(id) && !parents.has(id))
    expect(empty.map(({ name }) => name.en)).toEqual([])
  })

  it('asks required and optional, single and multiple questions that can be answered', () => {
    const questions = items.flatMap(({ food_variations }) => food_variations ?? [])
    for (const kind of ['single', 'multi'] as const)
      for (const required of [true, false])
        expect(questions.some((question) => question.type === kind && question.required === required)).toBe(
          true,
        )
    for (const { name, type, min, max, required, values } of questions) {
      expect(duplicates(values.map(({ label }) => label.en))).toEqual([])
      expect(duplicates(values.map(({ label }) => label.ar))).toEqual([])
      if (type === 'multi') expect(min <= max && max <= values.length && max > 0, name.en).toBe(true)
      if (type === 'multi' && required) expect(min, name.en).toBeGreaterThan(0)
    }
  })

  it('comes in kinds that are told apart without dashes and spaces', () => {
    const kinds = items.filter(({ variations }) => variations!.length > 0)
    expect(kinds.length).toBeGreaterThan(200)
    const bare = (word: string) => word.replace(/[\s-]/g, '').toLowerCase()
    for (const { variations, choice_options, stock } of kinds) {
      expect(duplicates(variations!.map(({ type }) => bare(type.en)))).toEqual([])
      expect(duplicates(variations!.map(({ type }) => bare(type.ar)))).toEqual([])
      expect(variations!.length).toBe(
        choice_options!.reduce((product, { options }) => product * options.length, 1),
      )
      expect(stock).toBe(variations!.reduce((sum, kind) => sum + kind.stock, 0))
    }
  })

  it('is found under a kind made of its options', () => {
    const dress = items.find(({ choice_options }) => choice_options!.length === 2)!
    const type = dress.choice_options!.map(({ options }) => options[0]!.en).join('-')
    const choice = choose(
      { price: dress.price, stock: dress.stock ?? null, variations: dress.variations!, food_variations: [] },
      [{ type }],
    )
    expect(choice).toMatchObject({ key: type })
  })

  it('is partly sold out, scarce, limited, discounted in both ways, vegetarian, organic, on prescription', () => {
    const some = (is: (item: (typeof items)[number]) => boolean) => items.filter(is).length
    expect(some(({ stock }) => stock === 0)).toBeGreaterThan(20)
    expect(some(({ stock }) => stock !== null && stock! > 0 && stock! < 5)).toBeGreaterThan(10)
    expect(
      some(({ variations, stock }) => stock !== 0 && variations!.some((v) => v.stock === 0)),
    ).toBeGreaterThan(20)
    expect(some(({ maximum_cart_quantity }) => maximum_cart_quantity === 5)).toBeGreaterThan(50)
    expect(
      some(({ discount, discount_type }) => discount! > 0 && discount_type === 'amount'),
    ).toBeGreaterThan(50)
    expect(
      some(({ discount, discount_type }) => discount! > 0 && discount_type === 'percent'),
    ).toBeGreaterThan(100)
    expect(all.filter(({ store }) => store.discount! > 0).length).toBeGreaterThan(4)
    expect(some(({ veg }) => veg!)).toBeGreaterThan(300)
    expect(some(({ organic }) => organic!)).toBeGreaterThan(50)
    expect(some(({ is_prescription_required }) => is_prescription_required!)).toBeGreaterThan(10)
    expect(some(({ available_time_starts }) => available_time_starts === '06:00')).toBeGreaterThan(20)
  })

  it('is counted everywhere but in food', () => {
    for (const { module_id, stock } of items) expect(stock === null).toBe(module_id === 1)
  })

  it('never costs less than nothing after its discount', () => {
    for (const { price, discount, discount_type } of items)
      expect(discount_type === 'amount' ? price - discount! : 10_000 - discount!).toBeGreaterThan(0)
  })
})

describe('the common conditions', () => {
  it('have goods in every zone', () => {
    for (const { id, module_id } of world.commonConditions) {
      const ofCondition = items.filter(({ common_condition_id }) => common_condition_id === id)
      expect(ofCondition.every((item) => item.module_id === module_id)).toBe(true)
      expect(new Set(ofCondition.map(({ zone_id }) => zone_id)).size).toBe(deliveryZones.length)
    }
  })
})

describe('pictures', () => {
  it('are names that can be drawn', () => {
    const names = [
      ...items.flatMap((item) => item.pictures!),
      ...all.flatMap(({ store }) => [store.logo, store.cover]),
      ...world.categories.map(({ picture }) => picture),
      ...world.modules.flatMap(({ icon, thumbnail }) => [icon, thumbnail]),
      ...world.banners.map(({ picture }) => picture),
      ...world.campaigns.map(({ picture }) => picture),
      ...world.campaignItems.map(({ picture }) => picture),
      ...world.brands.map(({ picture }) => picture),
      ...world.parcelCategories.map(({ picture }) => picture),
      ...world.reasons.map(({ picture }) => picture),
      ...world.videoContents.map(({ picture }) => picture!),
      ...world.otherBanners.flatMap(({ promotional, best_reviewed, bottom, nearby }) =>
        [promotional, best_reviewed, bottom, nearby].filter((name) => name != null),
      ),
      ...world.advertisements.flatMap(({ cover, profile }) => [cover!, profile!]),
      ...world.deliveryMen.map(({ picture }) => picture),
      world.settings.logo,
      world.settings.landing.header_picture,
      ...world.settings.landing.special_criterias.map(({ picture }) => picture),
    ]
    const bad = [...new Set(names)].filter((name) => {
      const picture = readPictureName(name)
      return !picture?.art.every((part) => readPack(part) ?? emojiFile(part))
    })
    expect(bad).toEqual([])
    // Fish cakes in broth: no picture of the shop's grills.
    const [oden] = artOf('🍢')
    expect(names.filter((name) => readPictureName(name)?.art.includes(oden!))).toEqual([])
  })

  it('of different products of a module are different', () => {
    const byArt = new Map<string, Set<string>>()
    for (const { module_id, picture, name } of items) {
      const art = `${module_id} ${readPictureName(picture)!.art.join('.')}`
      byArt.set(art, (byArt.get(art) ?? new Set()).add(name.en))
    }
    expect([...byArt.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([])
  })

  it('of one item show different things, not one thing on different tints', () => {
    const tinted = items.filter(({ pictures }) => {
      const shown = pictures!.map((name) => name.replace(/-\d+$/, ''))
      return new Set(shown).size < shown.length
    })
    expect(tinted.map(({ name }) => name.en)).toEqual([])
  })

  it('of what a pharmacy sells are packs with the name of the item, but for what no pack shows', () => {
    const unnamed = items.filter(
      ({ module_id, picture }) => module_id === 4 && !readPictureName(picture)!.label,
    )
    expect([...new Set(unnamed.map(({ name }) => name.en))]).toEqual(['Home First Aid Kit'])
  })

  it('show no sign for a thing that is sold: no living fish, no toadstool, no organ, no person', () => {
    const signs = [...'🐟🐠🍄🩸👁👃🚽🫁🫀🦷🦵👧👦👶🧒💇🧖🏋🪵🦠🤧🤢🌴🥮🐙🫘🧀🍢'].map((sign) => artOf(sign)[0]!)
    const main = items.filter(({ picture }) => signs.includes(readPictureName(picture)!.art[0]!))
    expect([...new Set(main.map(({ name }) => name.en))]).toEqual([])
  })

  it('of one product are the same in every store', () => {
    const byName = new Map<string, Set<string>>()
    for (const { name, picture } of items)
      byName.set(name.en, (byName.get(name.en) ?? new Set()).add(picture))
    expect([...byName].filter(([, pictures]) => pictures.size > 2)).toEqual([])
  })
})

describe('promotions', () => {
  it('lead to things of the same zone and module', () => {
    const stores = new Map(all.map(({ store }) => [store.id, store]))
    const byId = new Map([...items, ...world.campaignItems].map((item) => [item.id, item]))
    for (const { type, store_id, item_id, zone_id, module_id } of world.banners) {
      const target =
        type === 'store_wise' ? stores.get(store_id!) : type === 'item_wise' ? byId.get(item_id!) : null
      if (target) expect(target).toMatchObject({ zone_id, module_id })
      else expect(type).toBe('default')
    }
    for (const { campaign_id, store_id } of world.campaignStores)
      expect(stores.get(store_id)!.module_id).toBe(
        world.campaigns.find(({ id }) => id === campaign_id)!.module_id,
      )
    for (const { flash_sale_id, item_id, sold, stock } of world.flashSaleItems) {
      expect(byId.get(item_id)!.module_id).toBe(
        world.flashSales.find(({ id }) => id === flash_sale_id)!.module_id,
      )
      expect(sold).toBeLessThan(stock)
    }
  })

  it('every banner of the demo leads to a page of the storefront', () => {
    const leading = world.banners.filter(({ type }) => type === 'default').map(({ link }) => link)
    const pages = new Set<string>([HOME, PARCEL_PATH])
    expect(leading.filter((link) => !pages.has(link?.replace(/\?.*/, '') ?? ''))).toEqual([])
    for (const { type, item_id, store_id } of world.banners)
      if (type !== 'default') expect(item_id ?? store_id).toEqual(expect.any(Number))
  })

  it('no coupon is for a first order while the welcome discount is on', () => {
    expect(shopSettings.welcome_discount.status).toBe(true)
    expect(world.coupons.filter(({ coupon_type }) => coupon_type === 'first_order')).toEqual([])
  })

  it('run now', () => {
    for (const { start_date, end_date } of [
      ...world.campaigns,
      ...world.flashSales,
      ...world.advertisements,
    ]) {
      expect(start_date < now).toBe(true)
      expect(end_date > now).toBe(true)
    }
    expect(world.coupons.filter(({ expire_date }) => expire_date < now).map(({ code }) => code)).toEqual([
      'SUMMER25',
    ])
  })
})

describe('the demo customers', () => {
  it('live in a zone at every address', () => {
    for (const { zone_ids, address } of world.addresses) {
      expect(zone_ids.length).toBeGreaterThan(0)
      // The number of the door: before the street in English, behind it in Arabic.
      expect(address).toMatch(/^\d+ | \d+،/)
    }
  })

  it('no address of the demo has a floor 0 or a word for its house', () => {
    for (const { house, floor } of world.addresses) {
      expect(house).toMatch(/^\d+[A-Z]?$/)
      expect(floor).toMatch(/^([1-9]\d*)?$/)
    }
  })

  it('have orders whose figures add up', () => {
    for (const order of world.orders) {
      const lines = world.orderLines.filter(({ order_id }) => order_id === order.id)
      expect(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(order.goods_amount)
      expect(lines.reduce((sum, line) => sum + line.discount_on_item * line.quantity, 0)).toBe(
        order.store_discount_amount,
      )
      expect(order.order_amount).toBe(
        order.goods_amount -
          order.store_discount_amount +
          order.total_tax_amount +
          order.delivery_charge +
          order.additional_charge! +
          order.dm_tips!,
      )
    }
  })
})

describe('the world as a whole', () => {
  it('is the same for the same moment', () => {
    const again = buildWorld({ scale: 1, now })
    expect([...again.branches()]).toEqual(all)
    expect({ ...again, branches: null }).toEqual({ ...world, branches: null })
  })

  it('keeps what scale 1 had when it grows', () => {
    const twice = [...branches({ scale: 2, now })]
    expect(twice.length).toBe(all.length * 2)
    expect(twice.slice(0, all.length)).toEqual(all)
    expect(duplicates(twice.map(({ store }) => store.slug))).toEqual([])
    expect(duplicates(twice.map(({ store }) => store.name.en))).toEqual([])
    const covers = new Map(deliveryZones.map(({ id, ring }) => [id, insideOf(ring)]))
    for (const { store } of twice) expect(covers.get(store.zone_id)!(at(store))).toBe(true)
  })
})

describe('the tables the catalogue is written in', () => {
  it('refuse a line with a missing cell', () => {
    expect(() => readTable(['a', 'b'], '# x\none | two\nonly one')).toThrow('1 cells instead of 2: only one')
  })
})
