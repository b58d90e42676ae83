import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Overlay } from '#src/features/orders/request-refund.overlay.tsx'
import { offer, reasons } from '#tests/machines/samples/refund.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture'
})

afterEach(() => vi.unstubAllGlobals())

const refusal = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ code, message }] }, { status })

const open = async (answers: Answers = {}) => {
  const shop = await renderShop(<Overlay order_id={100001} />, {
    token: 'token-1',
    namespaces: ['afterOrder'],
    answers: {
      'GET /order/refund-offer': () => offer,
      'GET /order/refund-reasons': () => reasons,
      'POST /order/refund-request': () => ({ message: 'Your refund request has been placed.' }),
      ...answers,
    },
  })
  return { ...shop, dialog: within(await screen.findByRole('dialog')) }
}
const sum = () => screen.getByRole('region', { name: 'Your refund' }).textContent

describe('the refund dialog', () => {
  it('says the amount of the whole order and each way back before anything is sent', async () => {
    const { dialog } = await open()
    expect(await dialog.findByText('You can ask until 21 Nov, 12:00 PM.')).toBeTruthy()
    expect(sum()).toContain('$134.43')
    expect(sum()).toContain('$10.00 to your wallet, within a day')
    expect(sum()).toContain('$124.43 back to the card or account you paid with, within 8 days')
    expect(sum()).toContain('Points and cashback')
  })

  it('counts the chosen pieces, and their amount follows', async () => {
    const { dialog } = await open()
    await userEvent.click(await dialog.findByRole('radio', { name: /^Some items/ }))
    expect(sum()).toContain('$0.00')
    await userEvent.click(dialog.getByRole('button', { name: 'One more: Kebab' }))
    await userEvent.click(dialog.getByRole('button', { name: 'One more: Kebab' }))
    expect(dialog.getByText('2 of 3 · $45.71')).toBeTruthy()
    expect(sum()).toContain('$45.71')
    expect(sum()).toContain('$35.71 back to the card or account you paid with')
    await userEvent.click(dialog.getByRole('button', { name: 'One less: Kebab' }))
    expect(sum()).toContain('$22.85')
  })

  it('the refund dialog names the missing answers, and moves the focus to the first of them', async () => {
    const { dialog, asked } = await open()
    await userEvent.click(await dialog.findByRole('radio', { name: /^Some items/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    const flaw = await dialog.findByText('Choose at least one item.')
    expect(dialog.getByText('Choose what went wrong.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(flaw))
    expect(asked.map(({ call }) => call)).not.toContain('POST /order/refund-request')
  })

  it('keeps everything when no answer comes, and says that sending again is safe', async () => {
    let tries = 0
    const { dialog, asked } = await open({
      'POST /order/refund-request': () => {
        if (++tries === 1) throw new TypeError('network')
        return { message: 'Your refund request has been placed.' }
      },
    })
    await userEvent.click(await dialog.findByRole('radio', { name: 'Something is missing' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tell us more' }), 'No bread')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText("We couldn't send your request. It's safe to try again.")).toBeTruthy()
    expect(dialog.getByDisplayValue('No bread')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'POST /order/refund-request')).toHaveLength(2),
    )
  })

  it("shows the server's reason when the order can no longer be refunded", async () => {
    const message = 'You can ask for a refund within 24 hours of delivery.'
    const { dialog } = await open({ 'GET /order/refund-offer': () => refusal(403, 'refund', message) })
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Back to the order' })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull()
  })

  it('shows a chosen file while the browser reads it, and sends the request with it afterwards', async () => {
    let draw = (_: object) => {}
    vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (draw = resolve)))
    const { dialog, asked } = await open()
    const sent = () => asked.filter(({ call }) => call === 'POST /order/refund-request')
    await userEvent.click(await dialog.findByRole('radio', { name: 'Something is missing' }))
    const field = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!
    await userEvent.upload(field, new File(['x'], 'bread.png', { type: 'image/png' }))
    const send = dialog.getByRole('button', { name: 'Send request' })
    expect(dialog.getByRole('img', { name: 'bread.png' })).toBeTruthy()
    expect(send.getAttribute('aria-busy')).toBeNull()
    await userEvent.click(send)
    expect(send.getAttribute('aria-busy')).toBe('true')
    expect(sent()).toEqual([])
    draw({ width: 1, height: 1, close: () => {} })
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it("shows the server's words for a refused picture, and keeps the form", async () => {
    const message = 'Choose a picture: jpg, png, gif or webp.'
    const { dialog } = await open({ 'POST /order/refund-request': () => refusal(403, 'image', message) })
    await userEvent.click(await dialog.findByRole('radio', { name: 'Something is missing' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Send request' })).toBeTruthy()
  })

  it('offers to read the order and the reasons again', async () => {
    let offers = 0
    let lists = 0
    const { dialog } = await open({
      'GET /order/refund-offer': () => (++offers === 1 ? refusal(500, 'server', 'Oops') : offer),
      'GET /order/refund-reasons': () => (++lists === 1 ? refusal(500, 'server', 'Oops') : reasons),
    })
    expect(await dialog.findByText("We couldn't load your order.")).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText("We couldn't load the reasons.")).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('radio', { name: 'Something is missing' })).toBeTruthy()
  })

  it('offers a parcel as a whole only', async () => {
    const { dialog } = await open({ 'GET /order/refund-offer': () => ({ ...offer, lines: [] }) })
    await dialog.findByRole('radio', { name: 'Something is missing' })
    expect(dialog.queryByRole('radio', { name: /^Some items/ })).toBeNull()
  })
})
