import { codeSentTo, newCustomer, type openShop } from './app.ts'

/** A phone number and the code that was sent to it. */
export type Proof = { phone: string; code: string }

type Shop = ReturnType<typeof openShop>

/** A new customer with a code of the kind the operation takes. */
export async function giveProof(shop: Shop, operation: string): Promise<Proof> {
  const { api, phone } = await newCustomer(shop.app)
  const ask = operation === 'verifyPhone' ? '/auth/verify-phone/send' : '/auth/forgot-password'
  await api.POST(ask, { body: { phone } })
  return { phone, code: codeSentTo(shop, phone) }
}

/** Operations that take a proof. */
export const takesProof = (operation: string): boolean =>
  ['verifyPhone', 'verifyFirebaseToken', 'verifyResetToken', 'resetPassword'].includes(operation)
