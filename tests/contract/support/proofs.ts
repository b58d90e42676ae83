import { budgets } from '#server/db/schema.ts'
import { clientOf, codeSentTo, confirmed, newCustomer, newGuest, newPhone, type Person } from './app.ts'
import { type Authenticator, newAuthenticator } from './authenticator.ts'
import { giveOrder } from './belongings.ts'
import type { OperationCase } from './cases.type.ts'

/** A phone number and the code that was sent to it, or what a device made of a challenge. */
export type Proof = { phone: string; code: string; credential?: object; order_id?: number }

type Giver = NonNullable<OperationCase['proof']>

/** The code that a new customer gets at their phone, for one who is not signed in. */
export const codeOfPhone =
  (path: '/auth/verify-phone/send' | '/auth/forgot-password'): Giver =>
  async (shop) => {
    const { api, phone } = await newCustomer(shop.app)
    await api.POST(path, { body: { phone } })
    return { phone, code: codeSentTo(shop, phone) }
  }

/** The code that the caller gets by e-mail. */
export const codeOfEmail: Giver = async (shop, asker) => {
  await shop.services.db.delete(budgets)
  const { email } = (await asker!.api.GET('/customer/info')).data!
  await asker!.api.POST('/customer/email-code')
  return { phone: '', code: codeSentTo(shop, email) }
}

/** A new passkey of the caller that the shop does not know yet. */
export const madePasskey: Giver = (_, asker) => madeBy(newAuthenticator(), asker!)

/** What the passkey of a new customer makes of a challenge. */
export const usedPasskey: Giver = async (shop) => {
  const device = newAuthenticator()
  const { api } = await newCustomer(shop.app)
  const { credential } = await madeBy(device, { api })
  await api.POST('/customer/passkeys', { body: { credential } })
  const { data } = await clientOf(shop.app).POST('/auth/passkey/options')
  return { phone: '', code: '', credential: device.get(data!) }
}

/** The order of a new guest, and its phone. */
export const guestOrder: Giver = async (shop) => {
  const { phone, order_id } = await orderOfGuest(shop)
  return { phone, code: '', order_id }
}

/** The order of a new guest, and the code that its phone received. */
export const guestOrderCode: Giver = async (shop) => {
  const { person, phone, order_id } = await orderOfGuest(shop)
  const body = { order_id, contact_number: phone, guest_id: person.guest_id }
  await person.api.POST('/order/prove/send', { body })
  return { phone, code: codeSentTo(shop, phone), order_id }
}

async function orderOfGuest(shop: Parameters<Giver>[0]) {
  await shop.services.db.delete(budgets)
  const person = await newGuest(shop.app)
  const phone = newPhone()
  const order_id = await giveOrder({ services: shop.services, person }, { contact_person_number: phone })
  return { person, phone, order_id }
}

async function madeBy(device: Authenticator, { api }: Pick<Person, 'api'>) {
  const { data } = await api.POST('/customer/passkeys/options', confirmed)
  return { phone: '', code: '', credential: device.create(data!) } satisfies Proof
}
