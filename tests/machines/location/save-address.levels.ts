import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { type AddressKind, saveAddressMachine } from '#machines/location/save-address.machine.ts'
import { type AddressFields, addressBody } from '#machines/rules/address-form.ts'
import { connectSaveAddress } from '#src/features/addresses/save-address.ports.ts'
import { moveMap, openOver, write } from '#tests/machines/by-hand.ts'
import { playLocatePoint } from '#tests/machines/played.ts'
import { address as addressOf } from '#tests/machines/samples.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

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

const labels: Partial<Record<string, RegExp>> = {
  address: /^Address/,
  contact_person_name: /^Contact Person Name/,
}

export const saveAddressBrowser = browser(
  saveAddressMachine,
  async ({ page, arrive, live }, { from }) => {
    const dialog = page.getByRole('dialog')
    const { fields, kind } = live.inputs![from] as { fields: AddressFields; kind: AddressKind }
    return {
      open: async () => {
        await arrive('/about-us')
        await openOver(page, { name: 'address', kind, fields })
        await dialog.getByLabel(labels.contact_person_name!).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) => write(dialog.getByLabel(labels[field]!), value),
        'label.choose': () => dialog.getByRole('radio', { name: 'Other' }).click(),
        'map.move': () => moveMap(dialog),
        'locate.retry': () => dialog.getByRole('button', { name: 'Try again' }).click(),
        'form.submit': () => dialog.getByRole('button', { name: /^(Save|Deliver here)$/ }).click(),
        'form.close': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
    }
  },
  {
    inVain: { 'map.move': { adding: 'the address is on its way as it was chosen' } },
    offered: {
      'form.submit': (snapshot) => !snapshot.hasTag('busy'),
      'locate.retry': (snapshot) => snapshot.matches({ editing: { point: { unusable: 'notLocated' } } }),
    },
  },
)

/** docs/spec.md §4 Address save: a message shows, the list is read again, and the dialog closes. */
export const saveAddressTold = told(
  'saveAddress',
  {
    saved: ({ address, reply: { message, zone_ids } }) => ({
      says: [['success', message]],
      readsAgain: ['listAddresses'],
      publishes: [{ type: 'saved', address, zone_ids }],
      closes: true,
    }),
    kept: ({ address }) => ({ publishes: [{ type: 'kept', address }], closes: true }),
    dismissed: { closes: true },
  },
  {
    samples: {
      saved: [{ address: addressOf(1), reply: { id: 1, message: 'Saved.', zone_ids: [1] } }],
      kept: [{ address: addressOf(1) }],
    },
  },
)

/** What the ports send. */
export const saveAddressRequests = requests(connectSaveAddress, [
  {
    port: 'addAddress',
    input: { address: '1 Quay Street' },
    sent: { request: 'POST /address/add', body: { address: '1 Quay Street' } },
    field: 'message',
  },
  {
    port: 'updateAddress',
    input: { id: 5, address: '1 Quay Street' },
    sent: { request: 'POST /address/update', body: { id: 5, address: '1 Quay Street' } },
    field: 'message',
  },
])
