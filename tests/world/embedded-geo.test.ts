import { describe, expect, it } from 'vitest'
import { embeddedGeo } from '#server/city/embedded.ts'
import { toGlobe } from '#server/city/frame.ts'
import { routeBetween } from '#server/city/street-router.ts'
import { zonesAt } from '#server/city/zones.ts'
import { metresBetween } from '#server/geometry/sphere.ts'
import { zoneRows } from '#server/seed/delivery-charges.ts'

const search = async (text: string, locale: 'en' | 'ar' = 'en') =>
  (await embeddedGeo.autocomplete(text, locale)).map(({ description }) => description)

describe('searching the embedded city', () => {
  it('finds a house by number and street', async () => {
    expect((await search('14 pearl street'))[0]).toBe('14 Pearl Street, Old Harbour')
    expect((await search('Pearl Street 14'))[0]).toBe('14 Pearl Street, Old Harbour')
  })

  it('finds the same house in Arabic, with Arabic digits', async () => {
    expect((await search('شارع اللؤلؤ ١٤', 'ar'))[0]).toBe('شارع اللؤلؤ 14، الميناء القديم')
  })

  it('the search answers in the requested language for words of another language', async () => {
    expect((await search('pearl street', 'ar'))[0]).toBe('شارع اللؤلؤ، الميناء القديم')
    expect((await search('الميناء القديم', 'en'))[0]).toBe('Old Harbour, Marsa Noor')
  })

  it('folds Arabic letters that are typed for one another', async () => {
    expect((await search('قلعه نور', 'ar'))[0]).toBe('قلعة نور، الميناء القديم')
  })

  it('finds a place by another form of its Arabic words', async () => {
    expect((await search('مساجد الكورنيش', 'ar'))[0]).toBe((await search('مسجد الكورنيش', 'ar'))[0])
    expect((await search('حدائق الورد', 'ar'))[0]).toBe((await search('حديقة الورود', 'ar'))[0])
    expect((await search('ﻣﺴﺠﺪ ﺍﻟﻤﺎﺭﻳﻨﺎ', 'ar'))[0]).toBe((await search('مسجد المارينا', 'ar'))[0])
  })

  it('forgives a typing error', async () => {
    expect((await search('habrour'))[0]).toBe('Old Harbour, Marsa Noor')
  })

  it('finds by the beginning of each word and puts districts before streets', async () => {
    expect((await search('jas gard'))[0]).toBe('Jasmine Gardens, Marsa Noor')
  })

  it('ignores a house number the street does not have', async () => {
    expect((await search('9999 pearl street'))[0]).toBe('Pearl Street, Old Harbour')
  })

  it('suggests at most ten places, and none for nonsense', async () => {
    expect((await search('street')).length).toBe(10)
    expect(await search('xyzzy')).toEqual([])
    expect(await search('!!!')).toEqual([])
    // A name that every object of JavaScript has.
    expect(await search('constructor')).toEqual([])
  })

  it('knows where each suggestion is', async () => {
    for (const { place_id, description } of await embeddedGeo.autocomplete('harbour', 'en'))
      expect(await embeddedGeo.details(place_id, 'en')).toMatchObject({
        place_id,
        formatted_address: description,
      })
  })

  it.each(['street-99999', 'street-38-9999', 'landmark-0', 'x', "street-38' or 1=1", ''])(
    'does not know the place %j',
    async (id) => {
      expect(await embeddedGeo.details(id, 'en')).toBeUndefined()
    },
  )
})

describe('a search for words that no place has', () => {
  const nonsense = Array.from({ length: 40 }, (_, at) => `qz${String.fromCharCode(97 + (at % 26))}jx`)

  it('looks at six words of it at most', async () => {
    expect(await search(`old harbour ${nonsense.join(' ')}`)).toEqual([])
    expect(await search(`old harbour ${'old '.repeat(4)}${nonsense.join(' ')}`)).toContain(
      'Old Harbour, Marsa Noor',
    )
  })

  it('lets other work in before each word', async () => {
    await search('harbour')
    const order: string[] = []
    const searching = search(nonsense.join(' ')).then(() => order.push('found'))
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      order.push('other work')
    }
    await searching
    expect(order.at(-1)).toBe('found')
  })

  it.each([
    ['forty words', nonsense.join(' ').slice(0, 200)],
    ['one word of 200 letters', 'qzjx'.repeat(50)],
    ['a misspelled street and forty words', `pearl stret ${nonsense.join(' ')}`.slice(0, 200)],
  ])('takes 60 times less than two seconds of the processor: %s', async (_, text) => {
    await search('harbour')
    const spent = process.cpuUsage()
    for (let call = 0; call < 60; call++) await search(text)
    expect(process.cpuUsage(spent).user).toBeLessThan(2_000_000)
  })
})

describe('the address of a position', () => {
  it('leads from a house to a point and back', async () => {
    for (const text of ['14 Pearl Street', '15 Pearl Street', '10 Copper Street', '33 Museum Street']) {
      const [found] = await embeddedGeo.autocomplete(text, 'en')
      const place = await embeddedGeo.details(found!.place_id, 'en')
      expect(place!.formatted_address).toContain(text)
      const [address] = await embeddedGeo.reverse(place!.location, 'en')
      expect(address!.formatted_address).toBe(place!.formatted_address)
    }
  })

  it('names the landmark one stands at, then the street', async () => {
    const addresses = await embeddedGeo.reverse(toGlobe([480, -1700]), 'en')
    expect(addresses.map(({ formatted_address }) => formatted_address)).toEqual([
      'Clock Tower, Downtown',
      expect.stringMatching(/^\d+ Clock Square, Downtown$/),
    ])
  })

  it('has no address in the open sea', async () => {
    expect(await embeddedGeo.reverse(toGlobe([0, 3000]), 'en')).toEqual([])
  })

  it('gives a motorway no house numbers', async () => {
    const [address] = await embeddedGeo.reverse(toGlobe([-6120, -900]), 'en')
    expect(address!.formatted_address).toBe('Marsa Ring Road, Palm Beach')
  })
})

describe('ways along the streets', () => {
  const home = toGlobe([-620, -980])
  const beach = toGlobe([-4950, -520])

  it('is longer than the crow flies, and not absurdly so', async () => {
    const route = await embeddedGeo.distance(home, beach)
    const crow = metresBetween(home, beach)
    expect(route!.metres).toBeGreaterThan(crow)
    expect(route!.metres).toBeLessThan(crow * 1.6)
  })

  it('is as long there as back, slower on foot than by bike', async () => {
    const walk = await embeddedGeo.distance(home, beach, 'walking')
    const ride = await embeddedGeo.distance(home, beach, 'driving')
    const back = await embeddedGeo.distance(beach, home, 'walking')
    expect(Math.abs(back!.metres - walk!.metres)).toBeLessThan(5)
    expect(ride!.metres).toBe(walk!.metres)
    expect(ride!.seconds).toBeLessThan(walk!.seconds)
  })

  it('crosses the creek by a bridge', () => {
    const { line } = routeBetween(toGlobe([-1700, -700]), toGlobe([-800, -700]))
    expect(line.length).toBeGreaterThan(6)
    expect(line[0]).toEqual(expect.objectContaining({ lat: expect.closeTo(toGlobe([-1700, -700]).lat, 6) }))
  })

  it('has no length from a door to itself', async () => {
    expect((await embeddedGeo.distance(home, home))!.metres).toBeLessThan(80)
  })
})

describe('zones at a position', () => {
  const zones = zoneRows.map(({ id, outline }) => ({ id, outline }))
  const at = (x: number, y: number) => zonesAt(zones, toGlobe([x, y])).map(({ id }) => id)

  it('finds the one zone in the middle of it', () => {
    expect(at(-500, -600)).toEqual([1])
    expect(at(-4500, -900)).toEqual([2])
    expect(at(2500, -900)).toEqual([3])
    expect(at(500, -3000)).toEqual([4])
  })

  it('finds both zones on a shared avenue', () => {
    expect(at(1180, -1080)).toEqual([1, 3])
  })

  it('finds none in the dockyards, on Falcon Ridge and at sea', () => {
    expect([...at(5600, -800), ...at(4000, -3300), ...at(-3000, 2500)]).toEqual([])
  })

  it('leaves out what a hole leaves out', () => {
    const ring = (size: number) => [
      [-size, -size],
      [size, -size],
      [size, size],
      [-size, size],
      [-size, -size],
    ]
    const ringed = [{ outline: { type: 'Polygon' as const, coordinates: [ring(2), ring(1)] } }]
    expect(zonesAt(ringed, { lat: 1.5, lng: 0 })).toHaveLength(1)
    expect(zonesAt(ringed, { lat: 0, lng: 0 })).toHaveLength(0)
  })
})
