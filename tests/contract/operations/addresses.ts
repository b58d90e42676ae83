import { giveAddress, home } from '../support/belongings.ts'
import type { Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'

export const cases = {
  listAddresses: {
    own: ({ addresses }) => addresses.map(idOf),
  },
  addAddress: {
    body: () => ({ ...home }),
  },
  updateAddress: {
    body: ({ address_id }) => ({ ...home, id: address_id }),
    thing: 'address_id',
  },
  replaceAddress: {
    body: ({ address_id }) => ({ ...home, id: address_id }),
    thing: 'address_id',
  },
  deleteAddress: {
    giveBack: async (give, has) => {
      has.address_id = await giveAddress(give)
    },
    thing: 'address_id',
  },
} satisfies Cases
