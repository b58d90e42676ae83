import { deepStrictEqual } from 'node:assert'
import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { draftIn, type GuestMemory, guestMemoryOf } from '#machines/rules/kept-draft.ts'
import { connectKeepDraft } from '#src/shared/checkout/checkout.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const keepDraftService = service(keepDraftMachine, async ({ storage }, { steps }) => {
  const remembered: GuestMemory[] = []
  return {
    connected: connectKeepDraft({
      storage,
      now: Date.now,
      rememberGuest: (memory) => remembered.push(memory),
    }),
    /** The browser has the last word of the customer, unless it refused to keep it; of a guest, also for the next order. */
    holds: ({ context }) => {
      if (steps.some(({ step }) => step.type === '@refused')) return
      const stored = draftIn(storage.read('checkoutDrafts') ?? '', context)
      deepStrictEqual(stored?.said ?? {}, context.said)
      deepStrictEqual(remembered.at(-1), stored && guestMemoryOf(context))
    },
  }
})

export const keepDraftBrowser = browser(keepDraftMachine, async ({ page, arrive, stage }) => ({
  open: async () => {
    await stage.fillCart([stage.city.soup, 4])
    await arrive('/checkout?page=cart')
  },
  gestures: {
    'draft.changed': ({ said }) =>
      write(page.getByRole('main').getByLabel('Order note'), said.order_note ?? ''),
  },
}))
