/** Which contract files run on which database engine. Every file not named here runs on the embedded database at the gate. */

const contract = <Name extends string>(name: Name) => `tests/contract/${name}.test.ts` as const

/** These open no database, or always an embedded one: on PostgreSQL they would repeat themselves. */
export const onlyEmbedded: string[] = [
  contract('contract-document'),
  contract('contract-plugin'),
  contract('links'),
  contract('nats-bus'),
  contract('process'),
]

/** The gate runs these on PostgreSQL too, each for what the embedded database, with its single session, cannot show. */
export const onPostgres: Record<string, string> = {
  [contract('arrivals')]: 'the order of deliveries of the same moment',
  [contract('auth')]: 'a sign-in locks the account against its removal',
  [contract('away')]: 'a database that shuts down, is too slow or has no free connection',
  [contract('clear-away')]: 'clearing skips the rows that another process has locked',
  [contract('idempotency')]: 'two requests under one key meet at an advisory lock',
  [contract('messages')]: 'the job of the answers skips locked conversations',
  [contract('money')]: 'walks through payments, refunds and conversions over the ledger',
  [contract('offers')]: 'the order of offers and tips that are equal',
  [contract('offline-payments')]: 'a transfer is decided and changed at once',
  [contract('order-links')]: 'sharing and revoking lock the order',
  [contract('parcels')]: 'the order of stores that were visited at the same moment',
  [contract('payments-any-order')]: 'every event of a payment at the same moment',
  [contract('pipelined')]: 'statements that do not wait for each other, and their faults',
  [contract('popularity')]: 'counting sales skips locked rows and sorts its locks',
  [contract('postgres-bus')]: 'news between processes, by listen and notify',
  [contract('prescription-pictures')]: 'removing pictures skips locked rows',
  [contract('prescriptions')]: 'the pharmacist prices an order while it is canceled',
  [contract('profile')]: 'a change of the profile locks the customer',
  [contract('push')]: 'two senders share the queue of pushes',
  [contract('races')]: 'customers, carts, stock and coupons at the same moment: locks, deadlocks and retries',
  [contract('refund-parts')]: 'a refund is requested and decided once',
  [contract('remove-account')]: 'an account is erased while its owner still asks',
  [contract('review-writing')]: 'a review is changed under a lock',
  [contract('rewards')]: 'a referral is rewarded once',
  [contract('sequences')]: 'walks of a guest and a customer against the model of the shop',
  [contract('statements')]: 'prepared statements, and how the server plans them',
  [contract('switch-payment')]: 'a payment arrives while its method is switched',
  [contract('web-push')]: 'a browser subscribes while its session ends',
}

const proofs = (...names: string[]) => names.map(contract)

/**
 * Each server source that takes a lock, retries a transaction or sorts rows that may be equal, and the contract files that
 * run it on PostgreSQL.
 */
export const proofOf: Record<string, string[]> = {
  'server/auth/change-profile.ts': proofs('profile'),
  'server/auth/erase-account.ts': proofs('remove-account', 'races'),
  'server/auth/hold-account.ts': proofs('remove-account', 'races'),
  'server/db/migrate.ts': proofs('away'),
  'server/db/transact.ts': proofs('races', 'pipelined'),
  'server/jobs/clear-away.ts': proofs('clear-away'),
  'server/jobs/demo-answers.ts': proofs('messages'),
  'server/jobs/demo-pharmacist.ts': proofs('prescriptions'),
  'server/jobs/demo-repayments.ts': proofs('refund-parts'),
  'server/jobs/demo-transfers.ts': proofs('offline-payments'),
  'server/jobs/gateway-refunds.ts': proofs('refund-parts'),
  'server/jobs/pay-referrals.ts': proofs('rewards'),
  'server/jobs/refund-clerk.ts': proofs('refund-parts'),
  'server/jobs/send-pushes.ts': proofs('push'),
  'server/jobs/unpaid-orders.ts': proofs('payments-any-order', 'offline-payments'),
  'server/ledger/ledger.ts': proofs('money', 'races'),
  'server/operations/auth.ts': proofs('auth'),
  'server/operations/items.ts': proofs('parcels'),
  'server/operations/most-tips.ts': proofs('offers'),
  'server/operations/orders.ts': proofs('races'),
  'server/operations/profile.ts': proofs('profile'),
  'server/orders/idempotency.ts': proofs('idempotency'),
  'server/orders/move-order.ts': proofs('races', 'payments-any-order'),
  'server/orders/order-links.ts': proofs('order-links'),
  'server/orders/past-arrivals.ts': proofs('arrivals'),
  'server/orders/popularity.ts': proofs('popularity'),
  'server/orders/prescription-pictures.ts': proofs('prescription-pictures'),
  'server/orders/price-prescription.ts': proofs('prescriptions'),
  'server/orders/reward-referrer.ts': proofs('rewards'),
  'server/orders/stock.ts': proofs('races', 'sequences'),
  'server/orders/switch-payment.ts': proofs('switch-payment'),
  'server/payments/note-sent.ts': proofs('refund-parts'),
  'server/payments/sandbox.ts': proofs('switch-payment', 'money'),
  'server/payments/settle.ts': proofs('payments-any-order'),
  'server/payments/start-payment.ts': proofs('payments-any-order', 'switch-payment'),
  'server/payments/transfer.ts': proofs('offline-payments'),
  'server/push/subscriptions.ts': proofs('web-push'),
  'server/realtime/outbox.ts': proofs('races', 'push'),
  'server/refunds/decide-refund.ts': proofs('money', 'refund-parts'),
  'server/refunds/request-refund.ts': proofs('money', 'refund-parts'),
  'server/reviews/change-courier-review.ts': proofs('review-writing'),
  'server/reviews/change-review.ts': proofs('review-writing'),
}
