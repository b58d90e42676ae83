import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { saveAddressMachine } from '#machines/location/save-address.machine.ts'
import { type AddressFields, addressBody } from '#machines/rules/address-form.ts'
import { connectSaveAddress } from '#src/features/addresses/save-address.ports.ts'
import { playLocatePoint } from '#tests/machines/played.ts'
import { service } from '#tests/support/service.ts'

export const saveAddressService = service(saveAddressMachine, async (stage, { from }) => {
  const { api, server, city } = stage
  const { info } = await stage.becomeCustomer()
  const fields: AddressFields = {
    address: city.here.address,
    address_type: 'home',
    address_label: '',
    contact_person_name: 'Nora Saleh',
    contact_person_number: info.phone,
    contact_person_email: '',
    additional_information: '',
    latitude: String(city.here.lat),
    longitude: String(city.here.lng),
    road: '',
    house: '',
    floor: '',
  }
  const saved = () => unwrap(server.GET('/address/list', { params: { query: { limit: 50, offset: 1 } } }))
  const { id } = await unwrap(server.POST('/address/add', { body: addressBody(fields) }))
  const before = (await saved()).total_size
  return {
    connected: connectSaveAddress(api),
    inputs: {
      'a new address': { fields, kind: { type: 'new' as const } },
      'a saved address': { fields, kind: { type: 'saved' as const, id } },
      'the address of a guest': { fields, kind: { type: 'guest' as const } },
    },
    events: { 'map.move': () => ({ position: { lat: city.here.lat, lng: city.here.lng } }) },
    answers: { locatePoint: { played: ({ output }) => playLocatePoint(stage, output) } },
    /** The server has what was saved, once, and nothing of a guest. */
    holds: async ({ output }) => {
      const { total_size, addresses } = await saved()
      const isNew = from === 'a new address' && output?.type === 'saved'
      strictEqual(total_size, before + Number(isNew))
      if (output?.type !== 'saved') return
      const found = addresses.find((address) => address.id === output.reply.id)
      strictEqual(found?.address, output.address.address)
    },
  }
})
