import { expect, it } from 'vitest'
import { createApi } from '#api/client.ts'

const refusal = (code: string) => () => Response.json({ errors: [{ code, message: 'No' }] }, { status: 403 })

/** A client whose guest id may change, and the guest ids it reported as refused. */
function open(answer: () => Response | Promise<Response>, token?: string) {
  const guest = { id: 'guest-7' as string | undefined }
  const refused: string[] = []
  const api = createApi({
    baseUrl: 'http://shop.test/api/v1',
    wire: () => ({ locale: 'en', guest_id: guest.id, token }),
    onUnauthorized: () => {},
    onGuestRefused: (guest_id) => refused.push(guest_id),
    fetch: async () => answer(),
  })
  const read = () => api.GET('/customer/cart/list', { params: { query: { guest_id: guest.id } } })
  return { guest, refused, read }
}

it('the client reports the guest id that the server refused, and still hands over the refusal', async () => {
  const { refused, read } = open(refusal('guest_id'))
  expect((await read()).error).toMatchObject({ errors: [{ code: 'guest_id' }] })
  expect(refused).toEqual(['guest-7'])
})

it('the client reports the guest id the request left with, not the one in use when the refusal arrives', async () => {
  const { guest, refused, read } = open(() => {
    guest.id = 'guest-8'
    return refusal('guest_id')()
  })
  await read()
  expect(refused).toEqual(['guest-7'])
})

it.each([
  ['another refusal', refusal('stock'), undefined],
  ['a refusal without JSON', () => new Response('<h1>No</h1>', { status: 403 }), undefined],
  ['a refusal of another shape', () => Response.json({ errors: 'no' }, { status: 403 }), undefined],
  ['a refusal sent to a customer', refusal('guest_id'), 'token-1'],
] as const)('the client reports no guest id after %s', async (_, answer, token) => {
  const { refused, read } = open(answer, token)
  await read()
  expect(refused).toEqual([])
})
