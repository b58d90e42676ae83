import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Receipt } from '#openapi/generated/client.ts'
import { Overlay } from '#src/features/receipt/receipt.overlay.tsx'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const receipt: Receipt = {
  order_id: 100001,
  order_type: 'delivery',
  order_status: 'delivered',
  payment_status: 'paid',
  created_at: '2026-11-20T15:04:05.000Z',
  currency: 'USD',
  shop: { name: 'Souk', address: '1 Harbour Street', phone: '+97140000000' },
  store: { name: 'Forno Nonna', address: '8 Pearl Street', phone: '+97141111111' },
  sender: null,
  receiver: {
    name: 'Sara Nasser',
    address: '12 Coffee Street',
    phone: '+971501234567',
    road: '5',
    house: '14',
    floor: '3',
  },
  lines: [
    {
      name: 'Margherita',
      quantity: 2,
      options: ['Size: Large'],
      add_ons: [{ name: 'Olives', quantity: 2, price: 4 }],
      allergens: ['Gluten', 'Dairy'],
      price: 20,
      discount: 2,
      amount: 44,
    },
    {
      name: 'Tea',
      quantity: 1,
      options: [],
      add_ons: [],
      allergens: null,
      price: 16,
      discount: 0,
      amount: 16,
    },
  ],
  figures: [
    { key: 'item_total', name: 'Items', amount: 60 },
    { key: 'tax', name: 'Tax', amount: 3 },
    { key: 'dm_tips', name: 'Tip for the courier', amount: 3 },
  ],
  tax_percentage: 5,
  original_delivery_charge: 0,
  delivery_fee: null,
  free_delivery_by: null,
  total: 66,
  payments: [{ payment_method: 'cash_on_delivery', payment_status: 'paid', amount: 66 }],
  payment_history: [
    {
      type: 'paid',
      payment_method: 'cash_on_delivery',
      amount: 66,
      status: 'done',
      at: '2026-11-20T15:38:10.000Z',
    },
  ],
}

type By = { token?: string; contact_number?: string }

const open = (more: Partial<Receipt> = {}, answers: Answers = {}, { token, contact_number }: By = {}) =>
  renderShop(<Overlay order_id={100001} {...(contact_number && { contact_number })} />, {
    ...(token && { token }),
    namespaces: ['afterOrder', 'orders'],
    answers: { 'GET /order/receipt': () => ({ ...receipt, ...more }), ...answers },
  })

describe('the receipt', () => {
  it('names the door, each add-on with its price, the tax and the payment', async () => {
    await open()
    const paper = within(await screen.findByRole('article'))
    expect(paper.getByText('Street 5 · House 14 · Floor 3')).toBeTruthy()
    const line = paper.getByText('Margherita').closest('li')?.textContent
    expect(line).toContain('$20.00 each')
    expect(line).toContain('Size: Large')
    expect(line).toContain('Olives × 2+$8.00')
    expect(line).toContain('Contains Gluten · Dairy')
    expect(line).toContain('−$4.00')
    expect(line).toContain('$44.00')
    expect(paper.getByText('5% of the items after discounts')).toBeTruthy()
    expect(paper.getByText('Tea').closest('li')?.textContent).not.toContain('Contains')
    expect(paper.getByText('Cash on delivery')).toBeTruthy()
  })

  it('the ground floor has its name, and a house without a floor shows none', async () => {
    const { unmount } = await open({ receiver: { ...receipt.receiver, floor: '0' } as Receipt['receiver'] })
    expect(await screen.findByText('Street 5 · House 14 · Ground floor')).toBeTruthy()
    unmount()
    await open({ receiver: { ...receipt.receiver, floor: '' } as Receipt['receiver'] })
    expect(await screen.findByText('Street 5 · House 14')).toBeTruthy()
  })

  it('an option or add-on of price 0 is named without "Free", which would say that the dish lacks it', async () => {
    const add_ons = [{ name: 'Peanuts', quantity: 1, price: 0 }]
    const lines = [{ ...receipt.lines[0]!, allergens: null, options: ['Sauces: Garlic'], add_ons }]
    await open({ lines })
    const row = (await screen.findByText('Margherita')).closest('li')!
    expect(within(row).getByText('Sauces: Garlic').parentElement?.textContent).toBe('Sauces: Garlic')
    expect(within(row).getByText(/^Peanuts/).parentElement?.textContent).toBe('Peanuts × 1')
    expect(row.textContent).not.toMatch(/free/i)
  })

  it('says that the order came to nothing, and what went back, and is not split then', async () => {
    const back = {
      type: 'given_back' as const,
      payment_method: 'wallet' as const,
      amount: 66,
      status: 'done' as const,
      at: '2026-11-20T16:00:00.000Z',
    }
    await open({ order_status: 'refunded', payment_history: [...receipt.payment_history, back] })
    expect(await screen.findByText('This order was refunded.')).toBeTruthy()
    expect(screen.getAllByText('$66.00').length).toBeGreaterThan(1)
    expect(screen.queryByRole('radio', { name: 'Split' })).toBeNull()
  })

  it('the receipt of a parcel names its receiver, has no items, and calls it a parcel', async () => {
    const sender = { ...receipt.receiver, name: 'Nora Karam' }
    await open({ order_type: 'parcel', store: null, sender, lines: [], order_status: 'canceled' })
    expect(await screen.findByText('This parcel was canceled.')).toBeTruthy()
    expect(screen.getByText('Receiver')).toBeTruthy()
    expect(screen.queryByText('Customer')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Items' })).toBeNull()
  })

  it('the receipt of a parcel names its weight where its sender stated one', async () => {
    await open({ order_type: 'parcel', store: null, lines: [], weight: 2.5 })
    const term = await screen.findByText('Weight')
    expect(term.nextElementSibling!.textContent).toBe('2.5 kg')
  })

  it('the receipt of a lost parcel says so, and not that it was canceled', async () => {
    const lost_at = '2026-11-21T13:00:00.000Z'
    await open({ order_type: 'parcel', store: null, lines: [], order_status: 'canceled', lost_at })
    expect(await screen.findByText('We lost this parcel, so it costs nothing.')).toBeTruthy()
    expect(screen.queryByText('This parcel was canceled.')).toBeNull()
  })

  it('is asked for by a guest with the own id, and from another browser with the phone number', async () => {
    const { asked } = await open({}, {}, { contact_number: '+971501234567' })
    await screen.findByRole('article')
    const [read] = asked.filter(({ call }) => call === 'GET /order/receipt')
    expect(read?.query).toEqual({
      order_id: '100001',
      guest_id: 'guest-1',
      contact_number: '+971501234567',
    })
  })

  it('says that it is not there when the order belongs to another customer', async () => {
    const errors = [{ code: 'order', message: 'Order not found' }]
    const refuse = () => Response.json({ errors }, { status: 404 })
    await open({}, { 'GET /order/receipt': refuse }, { token: 'token-1' })
    expect(await screen.findByText('Receipt not found')).toBeTruthy()
  })

  it('prints, and saves the page that the server makes', async () => {
    const print = vi.fn()
    window.print = print
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute('href') ?? '')
    })
    const page = { link: '/api/receipts/secret?lang=en', expires_at: '2026-11-20T15:14:05.000Z' }
    await open({}, { 'POST /order/receipt': () => page })
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toEqual(['/api/receipts/secret?lang=en&download=1']))
    click.mockRestore()
  })
})

describe('the split of a receipt', () => {
  const split = async () => {
    const user = userEvent.setup()
    const shop = await open()
    await user.click(await screen.findByRole('radio', { name: 'Split' }))
    const people = () => within(screen.getByRole('region', { name: 'People' })).getAllByRole('listitem')
    return { user, people, ...shop }
  }
  const sums = (rows: HTMLElement[]) => rows.map((row) => row.querySelector('output')?.textContent)

  it('is equal at first, and a third person pays a third', async () => {
    const { user, people } = await split()
    expect(sums(people())).toEqual(['$33.00', '$33.00'])
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    expect(sums(people())).toEqual(['$22.00', '$22.00', '$22.00'])
    await user.click(screen.getByRole('button', { name: 'Remove Person 2' }))
    expect(sums(people())).toEqual(['$33.00', '$33.00'])
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it('by item shares fees and tips in proportion', async () => {
    const { user, people } = await split()
    await user.type(screen.getByRole('textbox', { name: 'Name of person 1' }), 'Omar')
    await user.click(screen.getByRole('radio', { name: 'By item' }))
    const [pizza, tea] = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')
    const everyone = within(pizza!).getByRole('button', { name: 'Everyone' })
    expect(everyone.getAttribute('aria-pressed')).toBe('true')
    await user.click(within(pizza!).getByRole('button', { name: 'Omar' }))
    await user.click(within(tea!).getByRole('button', { name: 'Person 2' }))
    expect(everyone.getAttribute('aria-pressed')).toBe('false')
    expect(sums(people())).toEqual(['$48.40', '$17.60'])
    expect(people()[0]?.textContent).toContain('$44.00 for items, $4.40 for everything else')
    await user.click(everyone)
    expect(sums(people())).toEqual(['$24.20', '$41.80'])
  })

  it('a split by amount shows the amount left to pay and the amount too much, and keeps a text that it cannot read', async () => {
    const { user } = await split()
    await user.click(screen.getByRole('radio', { name: 'By amount' }))
    const amount = (id: number) => screen.getByRole('textbox', { name: `Amount of person ${id}` })
    expect(screen.getByText('Everything is covered')).toBeTruthy()
    await user.type(amount(1), '40')
    expect(amount(2).getAttribute('placeholder')).toBe('26.00')
    await user.type(amount(2), '20')
    expect(screen.getByText('Still to pay: $6.00')).toBeTruthy()
    await user.type(amount(2), '0')
    expect(screen.getByText('$174.00 too much')).toBeTruthy()
    await user.clear(amount(2))
    await user.type(amount(2), 'half')
    expect((amount(2) as HTMLInputElement).value).toBe('half')
    expect(amount(2).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter an amount, like 12.50')).toBeTruthy()
  })

  it('is kept by the tab when the receipt closes, and is split anew when the total has changed', async () => {
    const { user, unmount } = await split()
    await user.type(screen.getByRole('textbox', { name: 'Name of person 1' }), 'Omar')
    await user.click(screen.getByRole('radio', { name: 'By amount' }))
    await user.type(screen.getByRole('textbox', { name: 'Amount of person 1' }), '40')
    unmount()
    const again = await open()
    await user.click(await screen.findByRole('radio', { name: 'Split' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of person 1' }).value).toBe('Omar')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount of person 1' }).value).toBe('40')
    again.unmount()
    await open({ total: 70 })
    await user.click(await screen.findByRole('radio', { name: 'Split' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of person 1' }).value).toBe('')
    expect(screen.getByRole('radio', { name: 'Equally' })).toHaveProperty('checked', true)
  })

  it('is shared as a text, and kept while the customer looks at the receipt', async () => {
    const { user } = await split()
    await user.type(screen.getByRole('textbox', { name: 'Name of person 2' }), 'Sara')
    await user.click(screen.getByRole('radio', { name: 'Receipt' }))
    await user.click(screen.getByRole('radio', { name: 'Split' }))
    await user.click(screen.getByRole('button', { name: 'Share as text' }))
    await screen.findByRole('button', { name: 'Copied to the clipboard' })
    expect(await navigator.clipboard.readText()).toBe(
      ['Forno Nonna · Order #100001', 'Person 1: $33.00', 'Sara: $33.00', 'Total: $66.00'].join('\n'),
    )
  })
})
