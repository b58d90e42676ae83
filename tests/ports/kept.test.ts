import { describe, expect, it } from 'vitest'
import { connectChangeLanguage } from '#app/shell/language.ports.ts'
import { connectSignOut } from '#app/shell/sign-out.ports.ts'
import { createStorage } from '#browser/storage.ts'
import { formats, type StorageKey } from '#browser/storage-keys.ts'
import { connectLocation } from '#src/core/location.ports.ts'
import { connectModule } from '#src/core/module.ports.ts'
import { connectSession } from '#src/core/session.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { connectAddFund, connectConvertPoints } from '#src/features/account/wallet.ports.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { connectSendMessage } from '#src/features/chat/conversation.ports.ts'
import { connectRecoverOrder } from '#src/features/checkout/recover-order.ports.ts'
import { connectSearch } from '#src/features/search/search.ports.ts'
import { connectSubmit } from '#src/shared/checkout/checkout.ports.ts'
import { connectCountdown } from '#src/shared/countdown/countdown.ports.ts'
import { connectCopy } from '#src/shared/sharing/copy.ports.ts'
import { connectShare } from '#src/shared/sharing/share.ports.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort, newQueries, recordingApi } from './support/wire.ts'

const { api } = recordingApi([])
const crypto = { randomUUID: () => 'a-key-of-its-own' } as unknown as Crypto
const customerLocation = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1, 2] }
const module = { id: 2, module_type: 'grocery' } as const
const orderKey = {
  key: 'a-key-of-sixteen-letters',
  purpose: 'cart/guest-7',
  kind: 'cart',
  guest_id: 'guest-7',
  contact_number: '+971500000000',
} as const

const stored = (storage: ReturnType<typeof createStorage>, ...keys: StorageKey[]) =>
  Object.fromEntries(keys.map((key) => [key, storage.read(key)]))

describe('the browser keeps', () => {
  it('the location under its three keys, and forgets all of them', async () => {
    const storage = createStorage(windowStandIn())
    const location = connectLocation(storage)
    expect(await askPort(location, 'readStoredLocation')).toBeNull()
    await askPort(location, 'storeLocation', customerLocation)
    expect(stored(storage, 'currentLatLng', 'location', 'zoneid')).toEqual({
      currentLatLng: { lat: 25, lng: 55 },
      location: '1 Quay Street',
      zoneid: [1, 2],
    })
    expect(await askPort(location, 'readStoredLocation')).toEqual(customerLocation)
    await askPort(location, 'storeLocation', null)
    expect(stored(storage, 'currentLatLng', 'location', 'zoneid')).toEqual({})
  })

  it.each<StorageKey>(['currentLatLng', 'location', 'zoneid'])('no location without %s', async (key) => {
    const storage = createStorage(windowStandIn())
    const location = connectLocation(storage)
    await askPort(location, 'storeLocation', customerLocation)
    storage.remove(key)
    expect(await askPort(location, 'readStoredLocation')).toBeNull()
  })

  it('the module, and forgets it', async () => {
    const storage = createStorage(windowStandIn())
    const modules = connectModule(storage, api, newQueries(), () => null)
    expect(await askPort(modules, 'readStoredModule')).toBeNull()
    await askPort(modules, 'storeModule', module)
    expect(storage.read('module')).toEqual(module)
    expect(await askPort(modules, 'readStoredModule')).toEqual(module)
    await askPort(modules, 'storeModule', null)
    expect(storage.read('module')).toBeUndefined()
  })

  it('who is shopping: the token of a customer, or the id of a guest', async () => {
    const storage = createStorage(windowStandIn())
    const session = connectSession(api, storage)
    const visitor = { token: null, guest_id: null, closing: false }
    expect(await askPort(session, 'readStoredSession')).toEqual(visitor)
    await askPort(session, 'storeSession', { ...visitor, token: 'mona', closing: true })
    expect(stored(storage, 'token', 'guest_id')).toEqual({ token: 'mona' })
    expect(await askPort(session, 'readStoredSession')).toEqual({ ...visitor, token: 'mona', closing: true })
    await askPort(session, 'storeSession', { ...visitor, guest_id: 'guest-7' })
    expect(stored(storage, 'token', 'guest_id', 'accountClosing')).toEqual({ guest_id: 'guest-7' })
    expect(await askPort(session, 'readStoredSession')).toEqual({ ...visitor, guest_id: 'guest-7' })
  })

  it('the key of an order until it is placed', async () => {
    const storage = createStorage(windowStandIn())
    const submit = connectSubmit({ api, storage, crypto, module_id: 1 })
    expect(await askPort(submit, 'readOrderKey')).toBeNull()
    expect(await askPort(submit, 'newOrderKey')).toBe('a-key-of-its-own')
    await askPort(submit, 'storeOrderKey', orderKey)
    expect(storage.read('orderKey')).toEqual(orderKey)
    expect(await askPort(submit, 'readOrderKey')).toEqual(orderKey)
    await askPort(submit, 'forgetOrderKey')
    expect(storage.read('orderKey')).toBeUndefined()
  })

  it('the key of an order until one of the tabs has taken it', async () => {
    const storage = createStorage(windowStandIn())
    const search = connectRecoverOrder({ api, storage })
    storage.write('orderKey', { ...orderKey, key: 'another-key-of-letters' })
    expect(await askPort(search, 'takeOrderKey', orderKey)).toBe(false)
    expect(storage.read('orderKey')?.key).toBe('another-key-of-letters')
    storage.write('orderKey', orderKey)
    expect(await askPort(search, 'takeOrderKey', orderKey)).toBe(true)
    expect(storage.read('orderKey')).toBeUndefined()
    expect(await askPort(search, 'takeOrderKey', orderKey)).toBe(false)
  })

  it.each(['key', 'purpose', 'kind', 'guest_id', 'contact_number'])('no order key without %s', (field) => {
    const { [field as 'key']: _, ...rest } = orderKey
    expect(formats.orderKey.parse(JSON.stringify(rest))).toBeUndefined()
    const ofCustomer = { ...orderKey, guest_id: null }
    expect(formats.orderKey.parse(JSON.stringify(ofCustomer))).toEqual(ofCustomer)
  })

  it('the key of an order with the draft that goes with it', () => {
    const withDraft = { ...orderKey, draft: { owner: 'guest guest-7', cart: 'cart 1' } }
    expect(formats.orderKey.parse(JSON.stringify(withDraft))).toEqual(withDraft)
  })

  it.each([null, 'cart 1', { owner: 'guest guest-7' }, { cart: 'cart 1' }, { owner: 7, cart: 'cart 1' }])(
    'no order key with the draft %j',
    (draft) => {
      expect(formats.orderKey.parse(JSON.stringify({ ...orderKey, draft }))).toBeUndefined()
    },
  )

  it('recent searches', async () => {
    const storage = createStorage(windowStandIn())
    const search = connectSearch(api, storage, async () => {})
    expect(await askPort(search, 'readRecentSearches')).toEqual([])
    await askPort(search, 'storeRecentSearches', ['soup'])
    expect(storage.read('searchedValues')).toEqual(['soup'])
    expect(await askPort(search, 'readRecentSearches')).toEqual(['soup'])
  })

  it.each([
    ['ar', 'SA', 'rtl'],
    ['en', 'US', 'ltr'],
  ] as const)('the language %s with its country and direction', async (locale, country, direction) => {
    const storage = createStorage(windowStandIn())
    storage.write('settings', { theme: 'dark' })
    await askPort(connectChangeLanguage(storage), 'storeLanguage', { locale })
    expect(stored(storage, 'language-setting', 'country')).toEqual({ 'language-setting': locale, country })
    expect(storage.read('settings')).toMatchObject({ direction, theme: 'dark' })
  })
})

describe('the browser answers', () => {
  it.each([
    ['a new key for money added', connectAddFund(api, () => ({ crypto }) as Window), 'newFundKey'],
    ['a new key for points', connectConvertPoints(api, crypto), 'newTransferKey'],
    ['a new key for a message', connectSendMessage(api, crypto), 'newMessageKey'],
  ])('%s', async (_, machine, port) => {
    expect(await askPort(machine, port)).toBe('a-key-of-its-own')
  })

  it('where the customer is when an item is added', async () => {
    expect(
      await askPort(
        connectCart(api, () => customerLocation),
        'addItem.readStoredLocation',
      ),
    ).toEqual(customerLocation)
  })

  it('what time it is', async () => {
    expect(await askPort(connectCountdown({ now: () => 1234 }), 'readClock')).toBe(1234)
  })

  it('with the clipboard for a copied text, and for a shared page without a sheet', async () => {
    const copied: string[] = []
    const page = {
      isSecureContext: true,
      navigator: { clipboard: { writeText: async (text: string) => void copied.push(text) } },
    } as unknown as Window
    await askPort(
      connectCopy(() => page),
      'writeClipboard',
      { text: 'EID' },
    )
    await askPort(
      connectShare(() => page),
      'writeClipboard',
      { text: '/store/7' },
    )
    expect(copied).toEqual(['EID', '/store/7'])
  })

  it('with the page of the gateway', async () => {
    const went: string[] = []
    const page = { location: { assign: (to: string) => went.push(to) }, addEventListener: () => {} }
    void askPort(
      connectAddFund(api, () => page as unknown as Window),
      'openGateway',
      { redirect_link: 'https://pay.test/7' },
    )
    expect(went).toEqual(['https://pay.test/7'])
  })
})

it('a customer who signs out leaves nothing but the settings of the shop', async () => {
  const sent: object[] = []
  const session = { send: (event: object) => sent.push(event) }
  const queries = newQueries()
  for (const key of ['getConfig', 'getCustomerInfo', 'listStoresByType']) queries.setQueryData([key, 1], key)
  await askPort(
    connectSignOut({ api, actors: { session } as unknown as ShopActors }, queries, windowStandIn),
    'clearCustomer',
  )
  expect(sent).toEqual([{ type: 'signed.out' }])
  const left = queries.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['getConfig'])
})
