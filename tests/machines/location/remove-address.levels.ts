import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import { connectRemoveAddress } from '#src/features/account/remove-address.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, nothing, told } from '#tests/support/told.ts'

export const removeAddressService = service(removeAddressMachine, async (stage, { from, steps }) => {
  const { server } = stage
  await stage.becomeCustomer()
  const [address] = await stage.saveAddresses(1)
  // The proxy says that the address is gone; the server is not asked.
  const isPretended = steps.some(({ step }) => step.type === '@refused')
  return {
    connected: connectRemoveAddress(stage.api),
    inputs: { [from]: { address_id: address!.id } },
    /** The address is gone exactly when the customer was told so. */
    holds: async ({ output }) => {
      if (isPretended) return
      const query = { limit: 50, offset: 1 }
      const { addresses } = await unwrap(server.GET('/address/list', { params: { query } }))
      strictEqual(addresses.length, output?.type === 'removed' ? 0 : 1)
    },
  }
})

export const removeAddressBrowser = browser(removeAddressMachine, async ({ page, arrive }) => ({
  open: async () => {
    await arrive('/profile?page=addresses')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
  },
  gestures: {
    'removal.accept': () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    'removal.decline': () => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  },
}))

/** docs/spec.md §7 Address: the list is read again; an address that was gone already has no message. */
export const removeAddressTold = told(
  'removeAddress',
  {
    removed: ({ message }) => ({
      ...(message && { says: [['success', message]] }),
      readsAgain: ['listAddresses'],
    }),
    kept: nothing,
    failure,
  },
  { samples: { removed: [{ message: 'Deleted.' }, { message: '' }] } },
)

/** What the ports send. */
export const removeAddressRequests = requests(connectRemoveAddress, [
  {
    port: 'deleteAddress',
    input: { address_id: 5 },
    sent: { request: 'POST /address/delete?address_id=5' },
    field: 'message',
  },
])
