import { describe, expect, it } from 'vitest'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { positions, zone } from './support/small-shop.ts'

const shop = openShop()

const home = {
  address_type: 'home',
  address: '14 Pearl Street',
  ...positions.center,
  contact_person_name: 'Sara',
  contact_person_number: '+971501234567',
  house: '14',
}

const save = ({ api }: Person, more: object = {}) => api.POST('/address/add', { body: { ...home, ...more } })
const list = async ({ api }: Person) => (await api.GET('/address/list')).data!

describe('saved addresses', () => {
  it('are listed newest first, with the zones that hold them', async () => {
    const customer = await newCustomer(shop.app)
    const first = await save(customer)
    expect(first.data).toMatchObject({ zone_ids: [zone.center] })
    shop.now = new Date(shop.now.getTime() + 1000)
    await save(customer, { address_type: 'other', address_label: 'Beach hut' })
    expect(await list(customer)).toMatchObject({
      total_size: 2,
      addresses: [
        { address_type: 'Beach hut' },
        { id: first.data!.id, address_type: 'home', latitude: '25.2', house: '14', road: '' },
      ],
    })
  })

  it.each<[string, object, string]>([
    ['outside all zones', positions.desert, 'coordinates'],
    ['in a zone that is switched off', positions.off, 'coordinates'],
    ['without an address', { address: '' }, 'address'],
    ['with a blank address', { address: ' \u00a0' }, 'address'],
    ['without a name', { contact_person_name: '' }, 'contact_person_name'],
    ['with a blank name', { contact_person_name: '\t ' }, 'contact_person_name'],
    ['without a phone number', { contact_person_number: '' }, 'contact_person_number'],
    ['with half a phone number', { contact_person_number: '+97112' }, 'contact_person_number'],
    ['with 22 digits', { contact_person_number: '+971501234567501234567 1' }, 'contact_person_number'],
    ['nowhere on earth', { latitude: 'north' }, 'latitude'],
    ['with the id of another', { id: 1 }, 'id'],
  ])('are refused %s', async (_, more, code) => {
    const customer = await newCustomer(shop.app)
    expect(refusalOf(await save(customer, more))).toEqual({ status: 403, codes: [code] })
    expect(await list(customer)).toMatchObject({ total_size: 0 })
  })

  it('are changed by body or by path', async () => {
    const customer = await newCustomer(shop.app)
    const id = (await save(customer)).data!.id
    await customer.api.POST('/address/update', { body: { ...home, id, floor: '3' } })
    expect((await list(customer)).addresses).toMatchObject([{ id, floor: '3' }])
    await customer.api.PUT('/address/{id}', { params: { path: { id } }, body: { ...home, id, floor: '4' } })
    expect((await list(customer)).addresses).toMatchObject([{ id, floor: '4' }])
  })

  it.each<[string, object, string]>([
    ['outside all zones', positions.desert, 'coordinates'],
    ['in a zone that is switched off', positions.off, 'coordinates'],
    ['nowhere on earth', { latitude: 'north' }, 'latitude'],
  ])('are changed to no place %s', async (_, more, code) => {
    const customer = await newCustomer(shop.app)
    const id = (await save(customer)).data!.id
    const body = { ...home, id, ...more }
    const before = await list(customer)
    const update = await customer.api.POST('/address/update', { body })
    const replace = await customer.api.PUT('/address/{id}', { params: { path: { id } }, body })
    for (const reply of [update, replace]) expect(refusalOf(reply)).toEqual({ status: 403, codes: [code] })
    expect(await list(customer)).toEqual(before)
  })

  it('another customer can neither change nor delete a saved address', async () => {
    const [owner, stranger] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const id = (await save(owner)).data!.id
    const update = await stranger.api.POST('/address/update', { body: { ...home, id, address: 'Mine now' } })
    const replace = await stranger.api.PUT('/address/{id}', {
      params: { path: { id } },
      body: { ...home, id },
    })
    const remove = await stranger.api.POST('/address/delete', { params: { query: { address_id: id } } })
    for (const reply of [update, replace, remove]) expect(refusalOf(reply)).toMatchObject({ status: 404 })
    expect((await list(owner)).addresses).toMatchObject([{ id, address: '14 Pearl Street' }])
  })

  it('are deleted once', async () => {
    const customer = await newCustomer(shop.app)
    const id = (await save(customer)).data!.id
    const remove = () => customer.api.POST('/address/delete', { params: { query: { address_id: id } } })
    expect((await remove()).response.status).toBe(200)
    expect(refusalOf(await remove())).toMatchObject({ status: 404 })
  })

  it('are for customers only', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await save(guest))).toEqual({ status: 401, codes: ['auth-001'] })
    expect(refusalOf(await clientOf(shop.app).GET('/address/list'))).toEqual({
      status: 401,
      codes: ['auth-001'],
    })
  })
})
