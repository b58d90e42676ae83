import { deepStrictEqual } from 'node:assert'
import { sendAgainMachine } from '#machines/parcel/send-again.machine.ts'
import { draftIn, withDraft } from '#machines/rules/kept-draft.ts'
import { parcelName } from '#machines/rules/parcel-draft.ts'
import { parcelAgainToStore, type SendAgain } from '#machines/rules/send-again.ts'
import { connectSendAgain } from '#src/features/parcel/send-again.ports.ts'
import { sendAgainPath } from '#src/navigation/send-again-path.ts'
import { parcelKinds, placeParcel } from '#tests/machines/played.ts'
import { filledForm } from '#tests/machines/samples/parcel.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

/** A delivered parcel, and the draft that each answer of the browser needs. */
export const sendAgainService = service(sendAgainMachine, async (stage, { from }) => {
  const { city, guest_id, storage } = stage
  const isCustomer = from === 'a customer who sends back'
  const shopper = isCustomer
    ? { type: 'customer' as const, info: (await stage.becomeCustomer()).info }
    : { type: 'guest' as const, guest_id }
  const { order_id, contact_number } = await placeParcel(stage)
  const placed = await stage.placeOrder()
  const tracked = await stage.trackOrder(placed.order_id, placed.contact_number)
  await stage.moveOrder(order_id, 'delivered')
  const start = { order_id, shopper, location: city.here, categories: await parcelKinds(stage) }
  const begun = parcelAgainToStore(start, { ...filledForm, dm_tips: 2 })
  return {
    connected: connectSendAgain({
      api: stage.api,
      session: stage.session,
      storage,
      now: Date.now,
    }),
    inputs: {
      'a guest who sends again': { ...start, contact_number, way: 'again' as const },
      'a customer who sends back': { ...start, contact_number: '', way: 'back' as const },
    },
    answers: {
      trackOrder: {
        // The second sample is an order of goods, which no link of the shop leads to.
        shaped: (order, { sample }) => (sample === 0 ? order : tracked),
      },
      readDraft: {
        before: ({ output: { draft } }) => {
          if (draft) storage.write('checkoutDrafts', withDraft('', { ...begun, at: Date.now() }))
        },
      },
    },
    /** The browser keeps what the outcome says. */
    holds: async ({ context: { way }, output }) => {
      if (output?.type !== 'filled' && output?.type !== 'kept') return
      const stored = draftIn(storage.read('checkoutDrafts') ?? '', parcelName(shopper))?.said.parcel
      if (output.type === 'kept') {
        // A draft that the browser could not read may be none.
        if (stored) deepStrictEqual(stored, begun.said.parcel)
        return
      }
      const { delivery_address, receiver_details } = await stage.trackOrder(order_id, contact_number)
      const [first, last] =
        way === 'back' ? [receiver_details, delivery_address] : [delivery_address, receiver_details]
      deepStrictEqual(
        [
          stored?.sender.contact_person_name,
          stored?.sender.note,
          stored?.receiver.address,
          stored?.receiver.house,
        ],
        [first!.contact_person_name, first!.delivery_instruction ?? '', last!.address, last!.house ?? ''],
      )
    },
  }
})

/** A customer presses Send back in the list of the orders; a guest comes by the link of Send again. */
export const sendAgainBrowser = browser(sendAgainMachine, async ({ page, arrive, live, stage }, { from }) => {
  const start = live.inputs![from] as SendAgain
  const { order_id } = start
  return {
    open: async () => {
      if (from === 'a customer who sends back') {
        await arrive('/profile?page=my-orders')
        await page.getByRole('link', { name: `Send back: order #${order_id}` }).click()
      } else {
        const module = stage.city.modules.find(({ module_type }) => module_type === 'parcel')!
        // The page that follows the order asks for it, too; its link has a test of its own.
        await arrive(sendAgainPath({ id: order_id, module_id: module.id }, 'again'))
      }
    },
    answers: {
      readDraft: {
        before: ({ output: { draft } }) => {
          if (!draft) return
          const begun = parcelAgainToStore(start, { ...filledForm, dm_tips: 2 })
          stage.storage.write('checkoutDrafts', withDraft('', { ...begun, at: Date.now() }))
        },
      },
    },
  }
})

/** Issue 22, line 9: the filled form takes the place of the page that filled it. */
export const sendAgainTold = told(
  'sendAgain',
  {
    filled: ({ parcel_category_id, order_id, way, gone }, at) => ({
      goesInstead: at ? /^\/parcel-delivery-info\?id=\d+$/ : `/parcel-delivery-info?id=${parcel_category_id}`,
      carries: { filledFrom: { order_id, way, gone } },
    }),
    kept: { goesInstead: '/parcel-delivery-info' },
    notFound: {
      goesInstead: '/parcel-delivery-info',
      says: [['error', "We couldn't find that parcel. You can fill in the form yourself."]],
    },
  },
  {
    given: { order_id: 7, way: 'back' },
    samples: { filled: [{ parcel_category_id: 2, gone: { category: null, size: null } }] },
  },
)
