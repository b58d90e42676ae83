import type { SandboxAnswer } from '#server/payments/sandbox.ts'
import type { Random } from '#server/rules/seeded-random.ts'
import type { AtGateway, InTheEnd, Plan } from './pay-visits.ts'
import type { PaymentChoice } from './shoppers.ts'

/** The shopper: a guest, a customer with plenty in the wallet, or one whose wallet holds a part of the amount. */
export type Purse = 'guest' | 'rich' | 'small'

/** One order: who pays how, what happens at the gateway, and whether it is canceled once it is paid. */
export type Errand = { name: string; purse: Purse; payment: PaymentChoice; plan: Plan; isRegretted: boolean }

const paymentShares: { share: number; name: string; purse: Purse; payment: PaymentChoice }[] = [
  { share: 20, name: 'cash', purse: 'guest', payment: { payment_method: 'cash_on_delivery' } },
  { share: 35, name: 'online, guest', purse: 'guest', payment: { payment_method: 'digital_payment' } },
  { share: 10, name: 'online, customer', purse: 'rich', payment: { payment_method: 'digital_payment' } },
  { share: 10, name: 'wallet', purse: 'rich', payment: { payment_method: 'wallet' } },
  {
    share: 10,
    name: 'part and cash',
    purse: 'small',
    payment: { payment_method: 'cash_on_delivery', partial_payment: 1 },
  },
  {
    share: 15,
    name: 'part and online',
    purse: 'small',
    payment: { payment_method: 'digital_payment', partial_payment: 1 },
  },
]

const sure: SandboxAnswer[] = ['pay', 'twice', 'lost']
const failing: AtGateway[] = [
  'insufficient_funds',
  'bank_refused',
  'confirmation_failed',
  'technical',
  'expired',
  'cancel',
  'leave',
]
const late: SandboxAnswer[] = ['late', 'late_refused']

export function errandOf(random: Random): Errand {
  const { name, purse, payment } = pickByShare(random)
  return { name, purse, payment, plan: planOf(random, purse), isRegretted: random.chance(0.08) }
}

/** A third pays at once, a twentieth is decided late, the others fail once or twice before they come to an end. */
function planOf(random: Random, purse: Purse): Plan {
  const inTheEnd = random.pick<InTheEnd>(
    purse === 'rich' ? ['pay', 'pay', 'cash', 'wallet', 'cancel'] : ['pay', 'pay', 'cash', 'cancel'],
  )
  const isRacing = random.chance(0.5)
  if (random.chance(0.05)) return { atGateway: [random.pick(late)], inTheEnd, isRacing }
  if (random.chance(0.35)) return { atGateway: [random.pick(sure)], inTheEnd, isRacing }
  const times = random.whole(1, 2)
  return { atGateway: Array.from({ length: times }, () => random.pick(failing)), inTheEnd, isRacing }
}

/** Is this one decided by the gateway only after a while? */
export const isLate = ({ atGateway }: Plan): boolean =>
  atGateway.some((each) => late.some((one) => one === each))

function pickByShare(random: Random) {
  const each = paymentShares.flatMap((payment) => Array.from({ length: payment.share }, () => payment))
  return random.pick(each)
}
