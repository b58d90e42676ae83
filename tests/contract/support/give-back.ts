import { eq } from 'drizzle-orm'
import { hashPassword } from '#server/accounts/password.ts'
import { customers } from '#server/db/schema.ts'
import { confirmed } from './app.ts'
import { giveAgain, giveCartLine, giveSession } from './belongings.ts'
import type { OperationCase } from './cases.type.ts'

type GiveBack = NonNullable<OperationCase['giveBack']>

export const giveCartAgain: GiveBack = async (give, has) => {
  has.cart_id = await giveCartLine(give)
  has.again_key = await giveAgain(give, has.order_id)
}

let password_hash: string | undefined

/** The password that every request names, and the session of another device, which a changed password ends. */
export const giveAccountAgain: GiveBack = async (give, has, phone) => {
  password_hash ??= await hashPassword(confirmed.body.current_password)
  await give.services.db.update(customers).set({ password_hash }).where(eq(customers.phone, phone))
  has.session_id = await giveSession(give)
}
