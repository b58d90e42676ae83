import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { answer } from '#api/answer.ts'
import { locatePointMachine, locatePointPorts } from '#machines/location/locate-point.machine.ts'
import { type AddressKind, saveAddressMachine } from '#machines/location/save-address.machine.ts'
import { type AddressFields, addressFields } from '#machines/rules/address-form.ts'
import type { MapCanvasProps } from '#maps/map-canvas.ts'
import { MapProvidersContext } from '#maps/provider.ts'
import type { AddressBody, LatLng } from '#openapi/generated/client.ts'
import { AddressDialog } from '#src/features/addresses/address.view.tsx'
import { useSelector } from '#src/flow/use-selector.ts'
import { address, config, refusal } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const drawn: { props?: MapCanvasProps } = {}
const canvas = async () => (props: MapCanvasProps) => {
  drawn.props = props
  return null
}

type Server = {
  addAddress?: (body: AddressBody) => Promise<{ message: string; id: number; zone_ids: number[] }>
  zone?: (point: LatLng) => Promise<never>
}

const connect = ({ addAddress, zone }: Server) =>
  saveAddressMachine.provide({
    actors: {
      addAddress: fromPromise(({ input }) => addAddress!(input)),
      locatePoint: locatePointMachine.provide({
        actors: {
          reverseGeocode: answer(locatePointPorts.reverseGeocode, async () => ({
            results: [{ place_id: 'p1', formatted_address: '5 Pearl Lane' }],
          })),
          getZoneId: fromPromise(({ input }) => zone!(input)),
        },
      }),
    },
  })

const fields = addressFields(address(2))

const Dialog = (props: { machine: ReturnType<typeof connect>; kind: AddressKind; fields: AddressFields }) => {
  const ref = useActorRef(props.machine, { input: { kind: props.kind, fields: props.fields } })
  const snapshot = useSelector(ref, (current) => current)
  if (snapshot.status === 'done') return <output>{JSON.stringify(snapshot.output)}</output>
  return <AddressDialog snapshot={snapshot} send={ref.send} config={config()} />
}

const show = (kind: AddressKind, server: Server = {}, over: Partial<AddressFields> = {}) =>
  renderIn(
    'en',
    <MapProvidersContext value={{ maplibre: canvas, still: canvas }}>
      <Dialog machine={connect(server)} kind={kind} fields={{ ...fields, ...over }} />
    </MapProvidersContext>,
    ['addressForm', 'map'],
  )

beforeEach(() => {
  delete drawn.props
})

describe('the address dialog', () => {
  it('the address dialog names the missing fields, in the words of the specification, and moves the focus to the first', async () => {
    await show({ type: 'new' }, {}, { address: '', contact_person_name: '', contact_person_number: '' })
    expect(screen.queryByText('Address is required')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Address is required')).toBeTruthy()
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(screen.getByText('Phone Number is required')).toBeTruthy()
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Address/ })),
    )
  })

  it('saves under a label of the customer’s own', async () => {
    const addAddress = vi.fn(async (_: AddressBody) => ({ message: 'Saved', id: 7, zone_ids: [1] }))
    await show({ type: 'new' }, { addAddress })
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await userEvent.type(screen.getByLabelText('Your own label'), 'Boat')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(addAddress.mock.calls[0]?.[0].address_type).toBe('Boat')
  })

  it('keeps an address of a guest in the browser, with an e-mail field', async () => {
    await show({ type: 'guest' })
    await userEvent.type(screen.getByLabelText('Contact Person Email'), 'nora@souk.example')
    await userEvent.click(screen.getByRole('button', { name: 'Deliver here' }))
    expect(screen.getByRole('status').textContent).toContain('"type":"kept"')
    expect(screen.getByRole('status').textContent).toContain('nora@souk.example')
  })

  it('refuses a point outside every zone where the map is', async () => {
    const outside = refusal(404, { code: 'coordinates', message: "We don't deliver to this location yet." })
    await show({ type: 'new' }, { zone: () => Promise.reject(outside) })
    await vi.waitFor(() => expect(drawn.props).toBeTruthy())
    act(() => drawn.props!.onMoveStart())
    act(() => drawn.props!.onMoveSettle({ lat: 24, lng: 54 }))
    expect(await screen.findByText("We don't deliver to this location yet.")).toBeTruthy()
  })

  it('shows a guest alone the e-mail', async () => {
    await show({ type: 'saved', id: 2 })
    expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeTruthy()
    expect(screen.queryByLabelText('Contact Person Email')).toBeNull()
  })
})
