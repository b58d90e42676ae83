import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import type { PaymentFailure } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { PayView } from '#src/features/payment/pay.view.tsx'
import type { Offer } from '#src/features/payment/pay-props.ts'
import { Transfer } from '#src/features/payment/transfer.part.tsx'
import { backFromWallet, beforeWallet } from '#src/navigation/wallet-path.ts'
import {
  afterGateway,
  bank,
  splitRefused,
  told,
  transferred,
  unpaid,
} from '#tests/machines/samples/unpaid-order.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const send = vi.fn()
const parentSend = vi.fn()
beforeEach(() => {
  send.mockClear()
  parentSend.mockClear()
})

type Offering = Parameters<typeof offerPaymentMachine.resolveState>[0]['value']
/** The page of an order that is offered for payment. */
const showOffer = (value: Offering, order: TrackedOrder, locale: 'en' | 'ar' = 'en', usesWallet = true) => {
  const context = { order, arrival: 'later', shownFailures: [], usesWallet } as const
  const snapshot = offerPaymentMachine.resolveState({ value, context })
  return show('offering', order, locale, { snapshot, send })
}

type Value = Parameters<typeof payOrderMachine.resolveState>[0]['value']
const show = (value: Value, order: TrackedOrder, locale: 'en' | 'ar' = 'en', offer?: Offer) => {
  const context = {
    order,
    contact_number: '',
    arrival: 'later',
    looks: 1,
    shownFailures: [],
    usesWallet: true,
  } as const
  const snapshot = payOrderMachine.resolveState({ value, context })
  return renderIn(
    locale,
    <PayView
      snapshot={snapshot}
      send={parentSend}
      reading={undefined}
      offer={offer}
      transfer={undefined}
      isSignedIn
      canAddMoney
    />,
    ['pay'],
  )
}
const unanswered = { choosing: { page: 'payable', dialog: 'closed' } } as const

// Rule 9.
const failures: [PaymentFailure, TrackedOrder, RegExp, RegExp][] = [
  ['insufficient_funds', afterGateway('failed', 'insufficient_funds'), /Not enough money/, /another card/],
  ['bank_refused', afterGateway('failed', 'bank_refused'), /bank declined/, /ask your bank why/],
  [
    'confirmation_failed',
    afterGateway('failed', 'confirmation_failed'),
    /confirm that it was you/,
    /confirm the payment/,
  ],
  ['expired', afterGateway('expired', 'expired'), /page expired/, /open a new page/],
  ['canceled', afterGateway('canceled', 'canceled'), /You left/, /Pay again whenever/],
  ['technical', afterGateway('failed', 'technical'), /didn't go through/, /technical problem/],
]

describe('the screen of a payment that failed', () => {
  it.each(failures)('names the reason %s in words and its next step', async (_, order, title, next) => {
    await showOffer(unanswered, order)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toMatch(title)
    expect(alert.textContent).toMatch(next)
    await userEvent.click(screen.getByRole('button', { name: 'Pay $42.50' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'pay.press' })
  })

  it.each(['en', 'ar'] as const)('says something else for each of the six reasons, in %s', async (locale) => {
    const texts = new Set<string>()
    for (const [, order] of failures) {
      const { unmount } = await showOffer(unanswered, order, locale)
      texts.add(screen.getByRole('alert').textContent!)
      unmount()
    }
    expect(texts.size).toBe(6)
  })
})

describe('the screen of a split whose card was refused', () => {
  it('says that the part went back to the wallet, and asks for what the wallet leaves', async () => {
    await showOffer(unanswered, splitRefused())
    const wallet = screen.getByRole('switch', { name: /^Wallet/ })
    expect(wallet).toHaveProperty('checked', true)
    expect(
      screen.getByText(/^\$20\.00 went back to your wallet\. .*pays \$20\.00 and \$22\.50 is left/),
    ).toBeTruthy()
    expect(screen.getByText('Amount to pay').nextElementSibling?.textContent).toBe('$22.50')
    expect(screen.getByRole('button', { name: 'Pay $22.50' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Cash on delivery/ }).textContent).toContain('$22.50')
    await userEvent.click(wallet)
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'wallet.use', usesWallet: false })
  })

  it('asks for the whole amount when the customer declines the wallet', async () => {
    await showOffer(unanswered, splitRefused(), 'en', false)
    expect(screen.getByText('$20.00 went back to your wallet.')).toBeTruthy()
    expect(screen.getByText('Amount to pay').nextElementSibling?.textContent).toBe('$42.50')
    expect(screen.getByRole('button', { name: 'Pay $42.50' })).toBeTruthy()
  })

  it('says the same in the dialog', async () => {
    await showOffer({ choosing: { page: 'payable', dialog: 'open' } }, splitRefused())
    expect(screen.getByRole('alertdialog').textContent).toMatch(
      /\$20\.00 went back .*\$22\.50 is left to pay/,
    )
  })

  it('leads to the wallet to add money when its balance is too low, and from there back', async () => {
    await showOffer(unanswered, splitRefused())
    const href = screen.getByRole('link', { name: 'Add money' }).getAttribute('href')!
    expect(href).toBe('/profile?page=wallet&from=checkout&order=100001')
    expect(backFromWallet(beforeWallet(href.slice(href.indexOf('?')))!)).toBe(
      '/checkout?page=pay&order=100001',
    )
  })
})

// Rule 8.
describe('the screen of a payment that the gateway or the shop still decides', () => {
  it('the waiting screen says what it waits for, when it last looked, and that the customer can close the page', async () => {
    vi.setSystemTime('2026-11-20T12:05:00.000Z')
    await show({ waiting: 'pausing' }, unpaid())
    vi.useRealTimers()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming your payment')
    expect(screen.getByText(/waiting for the payment service. You can close this page/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/\$42\.50 · Last checked at 12:05/)
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    expect(parentSend).toHaveBeenCalledExactlyOnceWith({ type: 'look.again' })
  })

  it('the waiting screen offers no way to pay', async () => {
    await show({ waiting: 'pausing' }, unpaid())
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check now'])
  })

  // Rule 13.
  it('the waiting screen shows a transfer under review with the details that the customer sent', async () => {
    await show({ waiting: 'pausing' }, transferred(told('pending')))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your transfer is under review')
    expect(screen.queryByText(/We check your transfer until/)).toBeNull()
    const said = screen.getByRole('region', { name: 'The details you sent' })
    expect(within(said).getByText('Reference').nextElementSibling?.textContent).toBe('TR-1')
  })
})

it('the waiting screen says until when the shop looks for a transfer, and what follows', async () => {
  const reviewed = { ...told('pending'), review_ends: '2026-11-21T12:00:00.000Z' }
  await show({ waiting: 'pausing' }, transferred(reviewed))
  expect(
    screen.getByText(/We check your transfer until 21 Nov, 12:00 PM\. .*we cancel the order/),
  ).toBeTruthy()
})

// Rule 13.
describe('the screen of an order that waits for its money', () => {
  it('counts the time that is left, and says so when it is over', async () => {
    const ends = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    const { unmount } = await showOffer(unanswered, unpaid({ payment_deadline: ends(240_500) }))
    expect(await screen.findByText(/^Pay within .*[34]:[05]\d.*, or the order is canceled\.$/)).toBeTruthy()
    unmount()
    await showOffer(unanswered, unpaid({ payment_deadline: ends(-1000) }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The time to pay has run out.' }),
    ).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(parentSend).toHaveBeenCalledExactlyOnceWith({ type: 'time.over' })
  })

  it('takes no details of a transfer once the time is over, until the server has canceled the order', async () => {
    await show({ expiring: 'pausing' }, transferred())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The time to pay has run out.')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('textbox')).toEqual([])
  })
})

describe('the screen of an order that is read again', () => {
  it('offers nothing to pay for a transfer whose details were just sent', async () => {
    await show('reading', transferred())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay for your order')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  const expired = unpaid({
    order_status: 'canceled',
    canceled_by: 'admin',
    cancellation_reason: 'Order payment canceled',
  })

  it('says that an order ran out, that nothing was charged, and offers to order again', async () => {
    await show('closed', expired)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This order has expired')
    expect(screen.getByText(/You weren't charged\.$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
  })

  it('says of an order that ran out and was paid in part that the money is on its way back', async () => {
    await show('closed', { ...expired, payment_history: splitRefused().payment_history! })
    expect(screen.getByText(/Anything you paid is on its way back to you\.$/)).toBeTruthy()
  })

  it('still says that the order is canceled', async () => {
    await show('reading', unpaid({ order_status: 'canceled' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This order is canceled')
  })
})

// Rule 13.
it('the account, the amount and the order ID of a transfer can be copied', async () => {
  const order = transferred()
  const context = {
    order_id: order.id,
    told: null,
    methods: [bank],
    method_id: bank.id,
    values: {},
    note: '',
    proof: [],
    chosen: [],
    refusals: [],
  }
  const snapshot = tellTransferMachine.resolveState({ value: { filling: 'fresh' }, context })
  const user = userEvent.setup()
  await renderIn(
    'en',
    <Transfer
      order={order}
      wallet={{ usesWallet: true, canAdd: true }}
      send={send}
      transfer={{ snapshot, send }}
    />,
    ['pay'],
  )
  const copied: string[] = []
  for (const button of screen.getAllByRole('button', { name: /^Copy / })) {
    await user.click(button)
    expect(await within(button.closest('dd')!).findByText('Copied')).toBeTruthy()
    copied.push(await navigator.clipboard.readText())
  }
  expect(copied).toEqual(['AE07 0331 2345 6789 0123 456', '42.50', String(order.id)])
})

it('a transfer that was denied says why once, and shows what was sent, with its picture', async () => {
  const denied = { ...told('denied', 'We could not find this transfer.'), proof_full_url: '/proof.png' }
  const order = transferred(denied)
  const context = {
    order_id: order.id,
    told: denied,
    methods: [bank],
    method_id: bank.id,
    values: { reference: 'TR-1' },
    note: '',
    proof: [],
    chosen: [],
    refusals: [],
  }
  const snapshot = tellTransferMachine.resolveState({ value: { filling: 'fresh' }, context })
  const wallet = { usesWallet: true, canAdd: true }
  await renderIn('en', <Transfer order={order} wallet={wallet} send={send} transfer={{ snapshot, send }} />, [
    'pay',
  ])
  expect(screen.getAllByRole('alert')[0]!.textContent).toMatch(
    /^We could not find this transfer\.Check the details/,
  )
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveProperty('value', 'TR-1')
  expect(screen.getByRole('img', { name: 'Picture of the transfer' }).getAttribute('src')).toBe('/proof.png')
})
