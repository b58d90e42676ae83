import { describe, expect, it } from 'vitest'
import { mirrorStorage, readMirror } from '#browser/mirror.ts'
import type { StorageKey, Stored } from '#browser/storage-keys.ts'

const stored: Stored = {
  token: 'secret',
  guest_id: 'nobody-knows-me',
  deviceToken: 'device-1',
  retryKey: 'the-secret-of-a-browser',
  zoneid: [1, 2],
  currentLatLng: { lat: 25.213563, lng: 55.277018 },
  location: '63 Clock Square',
  module: { id: 1, module_type: 'food' },
  'language-setting': 'ar',
  country: 'AE',
  searchedValues: ['zaatar; chicken'],
  settings: { direction: 'rtl', theme: 'dark' },
  rememberedLogin: 'layla@souk.example',
  orderKey: { key: 'k', purpose: 'p', kind: 'cart', guest_id: null, contact_number: '' },
  lastCustomer: 7,
  checkoutDrafts: '[]',
  diet: '{"allergens":["celery"],"diets":[],"hide":"contained"}',
  askedReviews: [100_001],
  askedInterests: [1],
  orderUnderWay: true,
  accountClosing: true,
  passkeyOffered: true,
}
/** What a page's cookies become, and how it hears that something was written. */
function mirrored(copy: Partial<Stored>) {
  const jar: string[] = []
  let wrote: (key: StorageKey) => void = () => {}
  const document = {
    set cookie(text: string) {
      jar.push(text)
    },
  }
  mirrorStorage(document, {
    read: (key) => copy[key],
    watch: (listener) => {
      wrote = listener
    },
  })
  return { jar, wrote: (key: StorageKey) => wrote(key) }
}

describe('what cookies mirror', () => {
  it('cookies mirror the look of the page, its module and its location, the position exactly', () => {
    const { jar } = mirrored(stored)
    const mirror = readMirror(jar.map((cookie) => cookie.split(';')[0]).join('; '))
    expect(mirror).toEqual({
      'language-setting': 'ar',
      settings: { direction: 'rtl', theme: 'dark' },
      module: { id: 1, module_type: 'food' },
      zoneid: [1, 2],
      currentLatLng: { lat: 25.213563, lng: 55.277018 },
    })
  })

  it('cookies hold neither token, guest, address, login, searches nor diet', () => {
    const { jar, wrote } = mirrored(stored)
    for (const key of Object.keys(stored) as StorageKey[]) wrote(key)
    const told = decodeURIComponent(jar.join())
    for (const secret of ['secret', 'nobody', 'Clock', 'layla', 'zaatar', 'celery'])
      expect(told).not.toContain(secret)
  })

  it('the cookies follow the mirrored values that the page writes, and nothing else', () => {
    const copy = { ...stored }
    const { jar, wrote } = mirrored(copy)
    copy.zoneid = [3]
    wrote('zoneid')
    expect(readMirror(jar.at(-1)!)).toEqual({ zoneid: [3] })
    const count = jar.length
    wrote('token')
    expect(jar).toHaveLength(count)
  })

  it('cookies are secure where the page came over TLS', () => {
    const jar: string[] = []
    const document = {
      set cookie(text: string) {
        jar.push(text)
      },
    }
    mirrorStorage(document, { read: (key) => stored[key], watch: () => {} }, true)
    expect(jar.length).toBeGreaterThan(0)
    for (const cookie of jar) expect(cookie).toMatch(/;samesite=lax;secure$/)
  })

  it('goes with what it mirrors', () => {
    const copy = { ...stored }
    const { jar, wrote } = mirrored(copy)
    delete (copy as Partial<Stored>).module
    wrote('module')
    expect(jar.at(-1)).toMatch(/^souk-module=;.*max-age=0/)
  })

  it.each([
    'souk-zoneid=%',
    'souk-zoneid=[]',
    'souk-zoneid=["1"]',
    'souk-module={"id":"1","module_type":"food"}',
    'souk-module={"id":1,"module_type":"<script>"}',
    'souk-settings={"theme":"pink"}',
    'souk-currentLatLng={"lat":900,"lng":0}',
    '=;=;;',
  ])('is not read from %s', (cookies) => {
    expect(readMirror(cookies)).toEqual({})
  })
})
