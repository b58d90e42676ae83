import { budgets } from '#server/db/schema.ts'
import {
  clientOf,
  codeSentTo,
  confirmed,
  newCustomer,
  newGuest,
  newPhone,
  type openShop,
  type Person,
} from './app.ts'
import { type Authenticator, newAuthenticator } from './authenticator.ts'
import { giveOrder } from './belongings.ts'

/** A phone number and the code that was sent to it, or what a device made of a challenge. */
export type Proof = { phone: string; code: string; credential?: object; order_id?: number }

type Shop = ReturnType<typeof openShop>

/** A code of the kind the operation takes, for a new customer; that of an e-mail address for the one who asks. */
export async function giveProof(shop: Shop, operation: string, asker?: Person): Promise<Proof> {
  if (operation === 'verifyEmail' && asker) {
    await shop.services.db.delete(budgets)
    const { email } = (await asker.api.GET('/customer/info')).data!
    await asker.api.POST('/customer/email-code')
    return { phone: '', code: codeSentTo(shop, email) }
  }
  if (operation === 'addPasskey' && asker) return madeBy(newAuthenticator(), asker)
  if (operation === 'signInWithPasskey') {
    const device = newAuthenticator()
    const { api } = await newCustomer(shop.app)
    const { credential } = await madeBy(device, { api })
    await api.POST('/customer/passkeys', { body: { credential } })
    const { data } = await clientOf(shop.app).POST('/auth/passkey/options')
    return { phone: '', code: '', credential: device.get(data!) }
  }
  if (operation === 'sendOrderCode' || operation === 'proveOrder') return ofOrder(shop, operation)
  const { api, phone } = await newCustomer(shop.app)
  const ask = operation === 'verifyPhone' ? '/auth/verify-phone/send' : '/auth/forgot-password'
  await api.POST(ask, { body: { phone } })
  return { phone, code: codeSentTo(shop, phone) }
}

/** The order of a new guest, and the code that its phone received. */
async function ofOrder(shop: Shop, operation: string): Promise<Proof> {
  await shop.services.db.delete(budgets)
  const person = await newGuest(shop.app)
  const phone = newPhone()
  const order_id = await giveOrder({ services: shop.services, person }, { contact_person_number: phone })
  if (operation === 'sendOrderCode') return { phone, code: '', order_id }
  const body = { order_id, contact_number: phone, guest_id: person.guest_id }
  await person.api.POST('/order/prove/send', { body })
  return { phone, code: codeSentTo(shop, phone), order_id }
}

/** A new passkey of the customer that the shop does not know yet. */
async function madeBy(device: Authenticator, { api }: Pick<Person, 'api'>) {
  const { data } = await api.POST('/customer/passkeys/options', confirmed)
  return { phone: '', code: '', credential: device.create(data!) } satisfies Proof
}

const takers = [
  'verifyPhone',
  'sendOrderCode',
  'proveOrder',
  'verifyEmail',
  'verifyFirebaseToken',
  'verifyResetToken',
  'resetPassword',
  'addPasskey',
  'signInWithPasskey',
]

/** Operations that take a proof. */
export const takesProof = (operation: string): boolean => takers.includes(operation)
