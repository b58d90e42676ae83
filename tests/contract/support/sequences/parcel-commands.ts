import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '#server/db/engine/open.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { failHandOver } from '#server/parcels/fail-hand-over.ts'
import { handOver } from '#server/parcels/hand-over.ts'
import { loseParcel } from '#server/parcels/lose-parcel.ts'
import { beginReturn, endReturn } from '#server/parcels/return-parcel.ts'
import { kind, parcel as plainParcel, receiver, sender, size } from '#tests/contract/support/parcels.ts'
import { courier } from '#tests/contract/support/small-shop.ts'
import {
  type Command,
  command,
  decimal,
  type Method,
  methods,
  named,
  obeys,
  often,
  pick,
  type Real,
  walletPart,
} from './command.ts'
import { type Model, pointsFor, type Who } from './model.ts'
import {
  cancelFeeOf,
  cancelParcel,
  isCanceledByOwner,
  loseParcel as loseInModel,
  newParcel,
  nextStep,
  type Parcel,
  type Phase,
  phaseOf,
  priceOfParcel,
  returnTripOf,
  SERVICE_FEE,
  type Size,
} from './parcel-model.ts'

const pointOf = ({ latitude, longitude }: typeof sender | typeof receiver) => ({
  lat: Number(latitude),
  lng: Number(longitude),
})

const quote = (who: Who, of: Size) =>
  command(`${who} asks what a ${of} parcel costs`, async (model, real) => {
    const { data } = await real[who].api.POST('/customer/order/quote', {
      body: {
        ...named(real[who]),
        order_type: 'parcel',
        parcel_category_id: kind.gift,
        parcel_size_id: size[of],
        origin: pointOf(sender),
        destination: pointOf(receiver),
      },
    })
    expect(data!.total).toBe(decimal(priceOfParcel(of)))
    model[who].quote = { id: data!.id, size: of, isUsed: false }
  })

type Sending = {
  of: Size
  method: Method
  receiverPays: boolean
  isQuoted: boolean
  isWrong: boolean
  repeats: number
}

const send = (who: Who, { of, method, receiverPays, isQuoted, isWrong, repeats }: Sending) =>
  command(
    `${who} sends a ${of} parcel, ${method}${receiverPays ? ', the receiver pays' : ''}${isQuoted ? ', by the quote' : ''}${isWrong ? ', a wrong amount' : ''}, ${repeats} times`,
    async (model, real) => {
      const amount = priceOfParcel(of)
      const given = isQuoted ? model[who].quote : undefined
      const { wallet } = model
      const key = randomUUID()
      const place = () =>
        real[who].api.POST('/customer/order/place', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            ...plainParcel,
            ...methods[method],
            ...named(real[who]),
            contact_person_number: real.guestPhone,
            parcel_size_id: size[of],
            charge_payer: receiverPays ? 'receiver' : 'sender',
            order_amount: decimal(isWrong ? amount + 1 : amount),
            ...(given && { quote_id: given.id }),
          },
        })
      const reply = await place()
      const broken = {
        quote_id: given !== undefined && (given.isUsed || given.size !== of),
        order_amount: isWrong,
        payment_method:
          (receiverPays && method !== 'cash') ||
          (method === 'wallet' && (who === 'guest' || wallet < amount)),
        partial_payment: method === 'partly' && (who === 'guest' || wallet === 0 || wallet >= amount),
      }
      if (!obeys(reply, broken)) return
      const { order_id, total_ammount } = reply.data!
      expect(total_ammount).toBe(decimal(amount))
      for (let again = 1; again < repeats; again++) expect((await place()).data).toEqual(reply.data)
      if (given) given.isUsed = true
      const paid = walletPart(model, method, amount)
      model.wallet -= paid
      model[who].parcels.push(newParcel(order_id, amount, paid))
    },
  )

const hasParcels = (who: Who) => (model: Readonly<Model>) => model[who].parcels.length > 0

/** Picks a parcel on its way three times out of four, if there is one. */
const pickParcel = (parcels: readonly Parcel[], at: number): Parcel => {
  const open = parcels.filter((parcel) => phaseOf(parcel) !== 'over')
  return pick(at % 4 > 0 && open.length > 0 ? open : parcels, at)
}

/** A command about a parcel, after which its owner reads what the model says of it. */
const aboutParcel = (
  name: string,
  who: Who,
  at: number,
  act: (parcel: Parcel, model: Model, real: Real) => Promise<void>,
) =>
  command(
    `${name} parcel ${at} of the ${who}`,
    async (model, real) => {
      const parcel = pickParcel(model[who].parcels, at)
      await act(parcel, model, real)
      await isTracked(parcel, real, who)
    },
    hasParcels(who),
  )

async function isTracked(parcel: Parcel, real: Real, who: Who): Promise<void> {
  const query = { order_id: parcel.id, ...named(real[who]) }
  const { data } = await real[who].api.GET('/order/track', { params: { query } })
  const fee = cancelFeeOf(who, parcel)
  const back = returnTripOf(parcel)
  expect(data).toMatchObject({
    order_status: parcel.status,
    cancel_fee: fee === null ? null : decimal(fee),
    parcel: {
      canceled_fee: parcel.canceledFee === null ? null : decimal(parcel.canceledFee),
      lost_at: parcel.isLost ? expect.any(String) : null,
      return: back && { status: back.status, fee: decimal(back.fee), due: decimal(back.due) },
    },
  })
  expect(data!.parcel!.attempts).toHaveLength(parcel.attempts)
}

const cancel = (who: Who, at: number, isWrong: boolean) =>
  aboutParcel(isWrong ? 'for a wrong fee cancels' : 'cancels', who, at, async (parcel, model, real) => {
    const fee = cancelFeeOf(who, parcel)
    const reply = await real[who].api.POST('/order/cancel', {
      body: {
        ...named(real[who]),
        order_id: parcel.id,
        reason: 'Changed my mind',
        cancel_fee: decimal((fee ?? 0) + (isWrong ? 1 : 0)),
      },
    })
    const isAgain = isCanceledByOwner(parcel)
    const broken = { order_status: fee === null && !isAgain, cancel_fee: fee !== null && isWrong }
    if (obeys(reply, broken) && !isAgain) cancelParcel(model, who, parcel)
  })

/** A step of the courier, which is refused in every other phase. */
const courierStep =
  (
    name: string,
    phases: readonly Phase[],
    act: (tx: Database, id: number, now: Date) => Promise<unknown>,
    note: (parcel: Parcel, model: Model, who: Who) => void,
  ) =>
  (who: Who, at: number) =>
    aboutParcel(`the courier ${name}`, who, at, async (parcel, model, { shop: { services } }) => {
      const step = transact(services.db, (tx) => act(tx, parcel.id, services.now()))
      if (!phases.includes(phaseOf(parcel))) return expect(step).rejects.toMatchObject({ status: 409 })
      await step
      note(parcel, model, who)
    })

/** Up to so many steps on the way to the receiver. */
const goOn = (who: Who, at: number, most: number) =>
  aboutParcel(
    `the courier goes ${most} steps on with`,
    who,
    at,
    async (parcel, _, { shop: { services } }) => {
      for (let done = 0; done < most; done++) {
        const next = nextStep[parcel.status]
        if (!next) return
        const moved = {
          now: services.now(),
          ...(next === 'processing' && { delivery_man_id: courier.yusuf }),
        }
        await transact(services.db, (tx) => moveOrder(tx, { id: parcel.id }, next, moved))
        parcel.status = next
      }
    },
  )

const words = { en: 'Nobody opened the door', ar: 'لم يفتح أحد الباب' }

const failsToHandOver = courierStep(
  'fails to hand over',
  ['carrying'],
  (tx, id, now) => failHandOver(tx, id, { now, reason: words, waitingUntil: now }),
  (parcel) => {
    parcel.attempts += 1
  },
)
const handsOver = courierStep(
  'hands over',
  ['carrying'],
  (tx, id, now) => handOver(tx, id, { now, picture: null, name: 'Amira Saleh' }),
  (parcel, model, who) => {
    parcel.status = 'delivered'
    if (who === 'customer') model.points += pointsFor(parcel.amount - SERVICE_FEE)
  },
)
const turnsBack = courierStep(
  'turns back with',
  ['carrying'],
  (tx, id, now) => beginReturn(tx, id, { now, reason: words.en, by: 'admin' }),
  (parcel) => {
    parcel.sentBackBy = 'courier'
  },
)
const bringsBack = courierStep(
  'brings back',
  ['returning'],
  (tx, id, now) => endReturn(tx, id, now),
  (parcel) => {
    parcel.status = 'canceled'
  },
)

const loses = courierStep(
  'loses',
  ['carrying', 'returning'],
  (tx, id, now) => loseParcel(tx, id, now),
  (parcel, model) => loseInModel(model, parcel),
)

const who = fc.constantFrom<Who>('guest', 'customer', 'customer')
const at = fc.nat(20)
const sizes = fc.constantFrom<Size>('small', 'large')
const rarely = fc.integer({ min: 0, max: 9 }).map((one) => one === 0)
const sending = fc.record<Sending>({
  of: sizes,
  method: fc.constantFrom<Method>('cash', 'wallet', 'partly'),
  receiverPays: rarely,
  isQuoted: fc.boolean(),
  isWrong: rarely,
  repeats: fc.constantFrom(1, 1, 3),
})
const about = (step: (who: Who, at: number) => Command) => fc.tuple(who, at).map((args) => step(...args))

/** Everything that the two shoppers and the courier do with parcels, in any order. */
export const parcelCommands: fc.Arbitrary<Command>[] = [
  ...often(
    2,
    fc.tuple(who, sizes).map((args) => quote(...args)),
  ),
  ...often(
    6,
    fc.tuple(who, sending).map((args) => send(...args)),
  ),
  ...often(
    3,
    fc.tuple(who, at, rarely).map((args) => cancel(...args)),
  ),
  ...often(
    6,
    fc.tuple(who, at, fc.constantFrom(1, 2, 4, 4)).map((args) => goOn(...args)),
  ),
  ...often(2, about(failsToHandOver)),
  ...often(2, about(handsOver)),
  ...often(2, about(turnsBack)),
  ...often(3, about(bringsBack)),
  ...often(1, about(loses)),
]
