import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { RemovalPreview, SessionList } from '#openapi/generated/server.ts'
import { confirmableAt, verificationMethods } from '#server/accounts/codes/recipient.ts'
import { customerData } from '#server/accounts/customer-data.ts'
import { endSessions } from '#server/accounts/end-sessions.ts'
import { UNUSABLE } from '#server/accounts/password.ts'
import { blockingOrders } from '#server/accounts/removal-obstacles.ts'
import { sessionsOf } from '#server/accounts/sessions.ts'
import type { Context } from '#server/contract/handlers.ts'
import { customers } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { instant } from '#server/wire/format.ts'
import { jsonOf } from '#server/wire/json-of.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal'>

export const account = {
  listSessions: (_, context) => sessionList(context),

  endSession: async ({ query, body = {} }, context) => {
    await endSessions(context, query, body)
    return sessionList(context)
  },

  endOtherSessions: async ({ body = {} }, context) => {
    await endSessions(context, 'all others', body)
    return sessionList(context)
  },

  previewRemoval: async (_, context) => {
    const { db, format, otp } = await deskOf(context)
    const { customer_id } = context.principal
    const [customer] = await db.select().from(customers).where(eq(customers.id, customer_id))
    if (!customer) throw refuse('account gone')
    const { password_hash, order_count, phone, email } = customer
    const blockers = await blockingOrders(db, customer_id)
    const balance = await balanceOf(db, 'wallet', customer_id)
    const wallet_balance = format.money(balance)
    return {
      obstacles: [
        ...blockers.map(({ id, status }) => ({
          code: status === 'refund_requested' ? ('open_refund' as const) : ('on-going' as const),
          order_id: id,
          amount: null,
        })),
        ...(balance > 0 ? [{ code: 'wallet' as const, order_id: null, amount: wallet_balance }] : []),
      ],
      wallet_balance,
      loyalty_point: await balanceOf(db, 'points', customer_id),
      order_count,
      confirm_by: [
        ...(password_hash !== null && password_hash !== UNUSABLE ? ['password' as const] : []),
        ...(otp ? confirmableAt(customer).map(({ channel }) => verificationMethods[channel]) : []),
      ],
      phone,
      email,
    } satisfies RemovalPreview
  },

  downloadData: async (_, context) => {
    const { db, format, at } = await deskOf(context)
    return Readable.from(jsonOf(customerData({ db, principal: context.principal, format, at })))
  },
} satisfies Partial<Handlers>

const sessionList = async ({ services: { db, now }, principal }: Asking): Promise<SessionList> => ({
  sessions: (await sessionsOf(db, principal, now())).map(({ created_at, last_used_at, ...session }) => ({
    ...session,
    signed_in_at: created_at.toISOString(),
    last_used_at: instant(last_used_at),
  })),
})
