import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { mapPlugin } from '#server/city/map-plugin.ts'
import { compose } from '#server/media/compose.ts'
import { mediaPlugin } from '#server/media/media.ts'
import { inLanguage, type PictureWidth, pictureName, readPictureName } from '#server/media/picture-name.ts'
import { createPictures } from '#server/media/pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'souk-media-'))
const app = Fastify()
const pictures = createPictures({ key: 'a key of the tests', publicUrl: '', version: '00aa' })
const names = new Map([
  ['item 12 en', { name: 'Sidr Honey', maker: 'Nakheel Groves', amount: '500 g' }],
  ['store 3 en', { name: 'Dhow Seafood House' }],
  ['item 12 ar', { name: 'عسل السدر', maker: 'بساتين النخيل', amount: '500 غ' }],
])
await app.register(mediaPlugin, {
  dataDir,
  pictures,
  labels: async ({ of, id }, locale) => names.get(`${of} ${id} ${locale}`),
  megabytes: 100,
})
await app.register(mapPlugin, { DEMO: false })
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const pictureUrl = (name: string, width: PictureWidth, format: 'webp' | 'avif' = 'webp') =>
  pictures.url(name, width).replace(/webp$/, format)
const get = (path: string, headers = {}) => app.inject({ url: path, headers })

describe('the name of a picture', () => {
  it('is its recipe, and reads back as it was written', () => {
    const name = pictureName('item', '🍔🧀', 25)
    expect(name).toBe('item-1f354.1f9c0-25')
    expect(readPictureName(name)).toEqual({ shape: 'item', art: ['1f354', '1f9c0'], hue: 25 })
  })

  it('the name of a picture has a pack with its colors where no emoji shows the item, and the row whose name is on the label', () => {
    const name = pictureName('item', 'jar/gold/honey/liquid🐝', 40, { of: 'item', id: 12 })
    expect(name).toBe('item-jar_gold_honey_liquid.1f41d-i12-40')
    expect(readPictureName(name)).toEqual({
      shape: 'item',
      art: ['jar_gold_honey_liquid', '1f41d'],
      hue: 40,
      label: { of: 'item', id: 12 },
    })
  })

  it('names the language of its readers where it shows a name', () => {
    const name = pictureName('brand', 'jar/gold', 40, { of: 'brand', id: 3 })
    expect(inLanguage(name, 'ar')).toBe('brand-jar_gold-b3ar-40')
    expect(readPictureName(inLanguage(name, 'ar'))?.label).toEqual({ of: 'brand', id: 3, locale: 'ar' })
    expect(inLanguage('item-1f354-25', 'ar')).toBe('item-1f354-25')
  })

  it('leaves out the variation selector and keeps hues on the circle', () => {
    expect(pictureName('logo', '🌶️', -10)).toBe('logo-1f336-350')
    expect(pictureName('item', '👧👗', 369)).toBe('item-1f467.1f457-9')
  })

  it.each([
    'item',
    'item-1f354',
    'item-1f354-360',
    'placard-1f354-25',
    'item-1f354.1f354.1f354.1f354-25',
    'item-../etc-25',
    'item-1f354-25-640',
    'item-jug_gold-25',
    'item-jar_turquoise-25',
    'item-jar_gold_honey_smoke-25',
    'item-jar_gold-x12-25',
    'item-jar_gold-i12fr-25',
  ])('cannot be %j', (name) => {
    expect(readPictureName(name)).toBeUndefined()
  })
})

describe('the picture route', () => {
  it.each([
    ['item-1f354.1f9c0-25', 320, 320],
    ['cover-1f354.1f35f.1f964-25', 640, 320],
    ['banner-1f6f5.1f354.1f96c-16', 1280, 320],
    ['module-1f48a-178', 160, 160],
    ['strip-1f4e6.1f6f5.1f381-38', 1280, 320],
    ['tile-2b50.1f354.1f355-28', 640, 427],
    ['poster-1f6f5.1f35f.1f354-40', 320, 480],
    ['closeup-jar_gold_honey_liquid.1f41d-i12en-40', 640, 640],
    ['portion-1f34e-0', 640, 640],
    ['logo-1f41f-s3en-20', 320, 320],
    ['brand-26f5-b3en-180', 160, 160],
    ['person-veiled_almond_plum-53', 160, 160],
  ] as const)('draws %s in both formats, %i wide and %i high', async (name, width, height) => {
    for (const format of ['webp', 'avif'] as const) {
      const reply = await get(pictureUrl(name, width, format))
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe(`image/${format}`)
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height })
    }
  })

  it('tints a scene by its hue, and leaves cut-outs clear', async () => {
    const corner = async (name: string) => {
      const { rawPayload } = await get(pictureUrl(name, 160))
      const { data } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return [...data.subarray(0, 4)]
    }
    const [red, green] = await corner('cover-1f354.1f35f-110')
    expect(green!).toBeGreaterThan(red!)
    // A shadow may still darken the corner a little.
    for (const shape of ['item', 'category', 'module', 'closeup'])
      expect((await corner(`${shape}-1f354-110`))[3]).toBeLessThan(8)
  })

  it('writes the name on a pack in the language of its readers', async () => {
    const name = pictureName('item', 'jar/gold/honey/liquid🐝', 40, { of: 'item', id: 12 })
    const drawn = async (picture: string) =>
      (await get(pictureUrl(picture, 320))).rawPayload.toString('base64')
    const [english, arabic, blank] = await Promise.all([
      drawn(inLanguage(name, 'en')),
      drawn(inLanguage(name, 'ar')),
      drawn('item-jar_gold_honey_liquid.1f41d-40'),
    ])
    expect(new Set([english, arabic, blank]).size).toBe(3)
    // The item is gone: its pack has no words any more.
    expect(await drawn('item-jar_gold_honey_liquid.1f41d-i13en-40')).toBe(blank)
  })

  it('writes the name of a store on a logo that is wide enough to read it, and on no smaller one', async () => {
    const drawn = async (name: string, width: PictureWidth) =>
      (await get(pictureUrl(name, width))).rawPayload.toString('base64')
    const [named, plain] = ['logo-1f41f-s3en-20', 'logo-1f41f-20'] as const
    expect(await drawn(named, 160)).toBe(await drawn(plain, 160))
    expect(await drawn(named, 320)).not.toBe(await drawn(plain, 320))
  })

  it.each(['logo-1f41f-20', 'logo-1f3ea-200', 'brand-26f5-b3-180', 'logo-jar_gold-90'])(
    'prints %s in one ink on one ground, the same each time',
    async (name) => {
      const draw = async () =>
        (await compose(readPictureName(name)!, 160, { name: 'Sail' }))!.removeAlpha().raw().toBuffer()
      const pixels = await draw()
      expect(await draw()).toEqual(pixels)
      const at = (i: number) => [...pixels.subarray(i * 3, i * 3 + 3)]
      const all = Array.from({ length: 160 * 160 }, (_, i) => at(i))
      const ground = all[0]!
      const from = (color: number[]) => color.map((part, i) => part - ground[i]!)
      const length = (way: number[]) => Math.hypot(...way)
      const ink = all.reduce((best, color) => (length(from(color)) > length(from(best)) ? color : best))
      expect(length(from(ink))).toBeGreaterThan(150)
      // Every pixel lies between the ground and the ink.
      const [way, whole] = [from(ink), length(from(ink))]
      const off = all.map((color) => {
        const share = from(color).reduce((sum, part, i) => sum + part * way[i]!, 0) / whole ** 2
        return length(from(color).map((part, i) => part - share * way[i]!))
      })
      expect(Math.max(...off)).toBeLessThan(12)
    },
  )

  it('draws a picture once, however many ask for it', async () => {
    const url = pictureUrl('item-1f34c-48', 640)
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(url)))
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(readdirSync(join(dataDir, 'media')).filter((file) => file.includes('item-1f34c'))).toHaveLength(1)
  })

  it('keeps no unfinished files', () => {
    expect(readdirSync(join(dataDir, 'media')).filter((file) => file.endsWith('.tmp'))).toEqual([])
  })

  it.each([
    pictureUrl('item-1f354-25', 160).replace('-160.', '-161.'),
    pictureUrl('item-1f354-25', 640).replace('webp', 'png'),
    pictureUrl('item-fffff-25', 160),
    pictureUrl('item-1f354-25', 640).replace('-640', ''),
    '/media/..%2f..%2fpackage.json',
    '/media/.tmp',
  ])('has no picture at %s', async (path) => {
    const reply = await get(path)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ errors: [{ code: 'not_found', message: 'There is no such picture.' }] })
  })

  it('draws no recipe that the shop has not signed', async () => {
    const signed = pictureUrl('item-1f951-48', 160)
    const forged = [
      '/media/item-1f951-48-160.webp',
      signed.replace('-48-', '-49-'),
      signed.replace('1f951', '1f354'),
      signed.replace('item', 'brand'),
      signed.replace(/-[0-9a-f]{16}/, '-0123456789abcdef'),
    ]
    for (const path of forged) expect((await get(path)).statusCode).toBe(404)
    expect((await get(signed)).statusCode).toBe(200)
  })

  it('a picture has another address after the drawing has changed, and is drawn anew at the old one, too', async () => {
    const old = pictureUrl('item-1f95d-48', 160)
    const drawn = (await get(old)).rawPayload
    const storedFile = join(dataDir, 'media', '00aa-item-1f95d-48-160.webp')
    writeFileSync(storedFile, 'as the older version drew it')
    expect((await get(old)).rawPayload.toString()).toBe('as the older version drew it')
    const newer = Fastify()
    const renewed = createPictures({ key: 'a key of the tests', publicUrl: '', version: '00ab' })
    await newer.register(mediaPlugin, {
      dataDir,
      pictures: renewed,
      labels: async () => undefined,
      megabytes: 100,
    })
    expect(renewed.url('item-1f95d-48', 160)).not.toBe(old)
    for (const url of [renewed.url('item-1f95d-48', 160), old])
      expect((await newer.inject({ url })).rawPayload.equals(drawn)).toBe(true)
    await newer.close()
  })

  it('draws a new picture of the shop at once while 300 invented ones are asked for', async () => {
    const invented = Array.from({ length: 300 }, (_, hue) => get(`/media/cover-1f354.1f35f-${hue}-1280.avif`))
    const settled: string[] = []
    const rest = Promise.all(invented).then((replies) => {
      settled.push('invented')
      return replies
    })
    const ours = await get(pictureUrl('item-1f347-48', 160))
    expect(ours.statusCode).toBe(200)
    expect(settled).toEqual(['invented'])
    expect((await rest).every(({ statusCode }) => statusCode === 404)).toBe(true)
  })

  it('lets addresses take turns, and one address wait for no more than sixty new pictures', async () => {
    const from = (remoteAddress: string, hue: number) =>
      app.inject({ url: pictureUrl(`item-1f34e-${hue}`, 160), remoteAddress })
    const ended: string[] = []
    const many = Promise.all(
      Array.from({ length: 80 }, async (_, hue) => {
        const { statusCode } = await from('203.0.113.1', hue)
        if (statusCode === 200) ended.push('many')
        return statusCode
      }),
    )
    const one = await from('203.0.113.2', 300)
    expect(one.statusCode).toBe(200)
    expect(ended.length).toBeLessThan(10)
    const statuses = await many
    expect(statuses.filter((status) => status === 503)).toHaveLength(80 - 60 - 2)
    expect(statuses.filter((status) => status === 200)).toHaveLength(62)
  })
})

describe('the map route', () => {
  it('serves the city packed, and nothing at all to who has it already', async () => {
    const reply = await get('/map/city.json', { 'accept-encoding': 'gzip, br' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.rawPayload.length).toBeLessThan(90_000)
    const again = await get('/map/city.json', { 'if-none-match': reply.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
  })

  it('serves it plain to who cannot unpack', async () => {
    const reply = await get('/map/city.json')
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.json()).toMatchObject({ name: { name_en: 'Marsa Noor', name_ar: 'مرسى نور' } })
  })
})
