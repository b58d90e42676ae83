import { describe, expect, it } from 'vitest'
import { allZones, catalogueFor } from '#machines/rules/catalogue.ts'
import type { Module } from '#openapi/generated/client.ts'

const module = (id: number, module_type: Module['module_type'], ...zones: number[]): Module => ({
  id,
  module_type,
  module_name: module_type,
  icon_full_url: '',
  thumbnail_full_url: '',
  description: '',
  stores_count: 3,
  items_count: 90,
  zones: zones.map((zone) => ({ id: zone })),
})

const parcel = module(5, 'parcel', 1, 2, 3)
const food = module(1, 'food', 3, 1)
const shops = module(3, 'ecommerce', 2, 3)
const modules = [parcel, food, shops]
const location = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [2] }
const chosen = { id: 9, module_type: 'grocery' } as const

describe('the catalogue on show', () => {
  it('a customer with a location and a module sees the catalogue of both, although the list of modules is empty', () => {
    expect(catalogueFor({ location, module: chosen }, [])).toEqual({ zone_ids: [2], module: chosen })
  })

  it('a visitor without a location sees the chosen module in all zones', () => {
    expect(catalogueFor({ location: null, module: chosen }, modules)).toEqual({
      zone_ids: [1, 2, 3],
      module: chosen,
    })
  })

  it('a visitor without a module sees the first that sells goods in the zones', () => {
    expect(catalogueFor({ location: null, module: null }, modules).module).toEqual({
      id: 1,
      module_type: 'food',
    })
    expect(catalogueFor({ location, module: null }, modules).module).toEqual({
      id: 3,
      module_type: 'ecommerce',
    })
  })

  it('the screen of a module type prefers a module of that type, where one comes to the zones', () => {
    const without = { location: null, module: null }
    expect(catalogueFor(without, modules, 'ecommerce').module?.id).toBe(3)
    expect(catalogueFor(without, [parcel, food], 'ecommerce').module?.id).toBe(1)
  })

  it('a shop without modules for goods shows none', () => {
    expect(catalogueFor({ location: null, module: null }, [parcel])).toEqual({
      zone_ids: [1, 2, 3],
      module: null,
    })
  })

  it('the zones of all modules fit into the header that names them', () => {
    const many = Array.from({ length: 100 }, (_, at) => 999_999_999 - at)
    expect(allZones([module(1, 'food', ...many)])).toHaveLength(45)
    expect(JSON.stringify(allZones([module(1, 'food', ...many)])).length).toBeLessThanOrEqual(500)
  })
})
