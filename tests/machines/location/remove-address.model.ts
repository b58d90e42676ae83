import { ApiError } from '#api/api-error.ts'
import { removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import { connectRemoveAddress } from '#src/features/account/remove-address.ports.ts'
import { model } from '#tests/support/model.ts'

export const removeAddressModel = model(removeAddressMachine, {
  inputs: { 'a saved address': { address_id: 1 } },
  events: { 'removal.accept': [{}], 'removal.decline': [{}] },
  answers: {
    deleteAddress: {
      done: [{ message: 'Address deleted' }],
      refused: [
        new TypeError('Failed to fetch'),
        new ApiError(404, [{ code: 'address', message: 'Address not found' }]),
      ],
    },
  },
  connect: connectRemoveAddress,
  gestures: {
    'removal.accept': (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    'removal.decline': (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  },
})
