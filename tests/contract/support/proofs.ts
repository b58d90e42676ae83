import { budgets } from '#server/db/schema.ts'
import { codeSentTo, newCustomer, type openShop, type Person } from './app.ts'

/** A phone number and the code that was sent to it. */
export type Proof = { phone: string; code: string }

type Shop = ReturnType<typeof openShop>

/** A code of the kind the operation takes, for a new customer; that of an e-mail address for the one who asks. */
export async function giveProof(shop: Shop, operation: string, asker?: Person): Promise<Proof> {
  if (operation === 'verifyEmail' && asker) {
    await shop.services.db.delete(budgets)
    const { email } = (await asker.api.GET('/customer/info')).data!
    await asker.api.POST('/customer/email-code')
    return { phone: '', code: codeSentTo(shop, email) }
  }
  const { api, phone } = await newCustomer(shop.app)
  const ask = operation === 'verifyPhone' ? '/auth/verify-phone/send' : '/auth/forgot-password'
  await api.POST(ask, { body: { phone } })
  return { phone, code: codeSentTo(shop, phone) }
}

/** Operations that take a proof. */
export const takesProof = (operation: string): boolean =>
  ['verifyPhone', 'verifyEmail', 'verifyFirebaseToken', 'verifyResetToken', 'resetPassword'].includes(
    operation,
  )
