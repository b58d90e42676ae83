import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pricedParcel, startParcel } from '#machines/rules/parcel-draft.ts'
import { Payer } from '#src/features/parcel/payer.part.tsx'
import {
  farEnds,
  filledForm,
  parcelOfCustomer,
  parcelOfGuest,
  parcelQuote,
  tooHeavy,
  tooMany,
} from '#tests/machines/samples/parcel.ts'
import { refusal } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'
import { asked, end, openParcel, sent } from './open-parcel.tsx'

describe('the page of a parcel', () => {
  it('shows the price with its formula before any contact is typed', async () => {
    const emptyPerson = { contact_person_name: '', contact_person_number: '' }
    await openParcel({
      ...parcelOfGuest,
      saved: {
        ...filledForm,
        sender: { ...filledForm.sender, ...emptyPerson },
        receiver: { ...filledForm.receiver, ...emptyPerson },
      },
    })
    expect(await screen.findByText('4.00 km × $2.00 per km = $8.00')).toBeTruthy()
    expect(screen.getByText('Size: Medium')).toBeTruthy()
    expect(screen.getByText(/^This price is valid until /)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send parcel · $13.00' })).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('asks for no other price when a name is typed', async () => {
    await openParcel()
    await screen.findByText('Size: Medium')
    await userEvent.type(end('Deliver to').getByLabelText(/^Name/), ' Zaki')
    expect(end('Deliver to').getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Omar Zaki')
    expect(asked).toHaveLength(1)
  })

  it('names both ends that are not served, each beside its own address', async () => {
    await openParcel(parcelOfGuest, [() => Promise.reject(farEnds)])
    expect(await end('Pick up from').findByText('We do not fetch parcels there.')).toBeTruthy()
    expect(end('Deliver to').getByText('We do not bring parcels there.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send parcel' })).toBeTruthy()
  })

  it.each(['kind', 'size'])('names ends that are not served before a %s is chosen', async (open) => {
    const saved = { ...filledForm, parcel_size_id: null }
    await openParcel(
      {
        ...parcelOfGuest,
        parcel_category_id: null,
        saved: open === 'kind' ? { ...saved, parcel_category_id: null } : saved,
      },
      [() => Promise.reject(farEnds)],
    )
    expect(await end('Pick up from').findByText('We do not fetch parcels there.')).toBeTruthy()
    expect(end('Deliver to').getByText('We do not bring parcels there.')).toBeTruthy()
  })

  it('shows the price of the smallest size as a beginning until a size is chosen, and offers nothing at it', async () => {
    const large = { ...parcelQuote, id: 'quote-2', total: 18 }
    await openParcel({ ...parcelOfGuest, saved: { ...filledForm, parcel_size_id: null } }, [
      async () => parcelQuote,
      async () => large,
    ])
    expect((await screen.findByText('From')).nextElementSibling?.textContent).toBe('$13.00')
    expect(screen.getByText(/^This is the price of the smallest size\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send parcel' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Large/ }))
    expect(await screen.findByRole('button', { name: 'Send parcel · $18.00' })).toBeTruthy()
    expect(screen.queryByText('From')).toBeNull()
    expect(asked).toMatchObject([{ parcel_size_id: 3 }, { parcel_size_id: 4 }])
  })

  it('the form says so where the shop carries no parcels', async () => {
    await openParcel({ ...parcelOfGuest, categories: [], parcel_category_id: null, saved: undefined })
    expect(screen.getByText("We don't carry parcels at your location yet.")).toBeTruthy()
    expect(screen.queryByRole('radiogroup', { name: 'What are you sending?' })).toBeNull()
  })

  it('shows no price before a kind is chosen', async () => {
    const open = { parcel_category_id: null, parcel_size_id: null }
    await openParcel({ ...parcelOfGuest, parcel_category_id: null, saved: { ...filledForm, ...open } })
    await expect.poll(() => asked).toHaveLength(1)
    expect(screen.getByText(/^Choose what you are sending and both addresses/)).toBeTruthy()
    expect(end('Price').queryByText(/\$/)).toBeNull()
  })

  it('the form says before any press that both ends are one door, until a floor tells them apart', async () => {
    const receiver = { ...filledForm.receiver, latitude: '25.2', longitude: '55.2' }
    await openParcel({ ...parcelOfGuest, saved: { ...filledForm, receiver } })
    const same = /^The sender's and the receiver's address are the same\./
    expect(end('Deliver to').getByText(same)).toBeTruthy()
    expect(end('Pick up from').queryByText(same)).toBeNull()
    expect(screen.getByText('There is no price for this parcel yet.')).toBeTruthy()
    expect(asked).toEqual([])
    await userEvent.type(end('Deliver to').getByLabelText(/^Floor/), '3')
    expect(await screen.findByText('Size: Medium')).toBeTruthy()
    expect(end('Deliver to').queryByText(same)).toBeNull()
    expect(asked).toMatchObject([{ two_doors: 1 }])
  })

  it('names a kind that the shop no longer carries beside the kinds, and keeps what was typed', async () => {
    const gone = refusal(403, { code: 'parcel_category_id', message: 'We no longer deliver this kind.' })
    await openParcel(parcelOfGuest, [() => Promise.reject(gone)])
    expect(await end('What are you sending?').findByText('We no longer deliver this kind.')).toBeTruthy()
    expect(end('Deliver to').getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Omar')
  })

  it('offers no second question while an end is not served', async () => {
    await openParcel(parcelOfGuest, [() => Promise.reject(farEnds)])
    await end('Deliver to').findByText('We do not bring parcels there.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says why there is no price at the moment, and offers to ask again', async () => {
    await openParcel(parcelOfGuest, [() => Promise.reject(tooMany), async () => parcelQuote])
    expect(await screen.findByText('Too many requests. Wait a moment.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Size: Medium')).toBeTruthy()
  })

  it('offers to ask again when no price came', async () => {
    await openParcel(parcelOfGuest, [() => Promise.reject(new Error('offline')), async () => parcelQuote])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Size: Medium')).toBeTruthy()
  })

  it('renews an expired quote with one press and says the difference', async () => {
    const brief = { ...parcelQuote, expires_at: parcelQuote.created_at }
    const dearer = { ...parcelQuote, id: 'quote-2', total: 15, previous_total: 13 }
    await openParcel(parcelOfGuest, [async () => brief, async () => dearer])
    expect(await screen.findByText('This price has expired.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Update price' }))
    expect(await screen.findByText('The price is $2.00 higher than before.')).toBeTruthy()
    expect(asked[1]).toMatchObject({ replaces: 'quote-1' })
  })

  it('holds nothing against the ways to pay before there is a price', async () => {
    await openParcel({ ...parcelOfGuest, saved: undefined })
    expect(screen.queryByText('There is nothing to pay')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay online/ }).disabled).toBe(false)
  })

  it('the form says beside a number of another country that the courier may not be able to call it', async () => {
    await openParcel()
    const phone = end('Deliver to').getByLabelText<HTMLInputElement>(/^Phone number/)
    const warning = /^This number is from another country/
    expect(screen.queryByText(warning)).toBeNull()
    await userEvent.clear(phone)
    await userEvent.type(phone, '+442079460958')
    await userEvent.tab()
    expect(end('Deliver to').getByText(warning)).toBeTruthy()
    expect(end('Pick up from').queryByText(warning)).toBeNull()
  })

  it('names every missing field and sends nothing', async () => {
    await openParcel({ ...parcelOfGuest, saved: undefined })
    await userEvent.click(screen.getByRole('button', { name: 'Send parcel' }))
    expect(screen.getByText('Choose the size of your parcel')).toBeTruthy()
    expect(screen.getAllByText('Name is required')).toHaveLength(2)
    expect(end('Deliver to').getByText('Choose the address')).toBeTruthy()
    expect(screen.getByText('Confirm that your parcel has none of these items')).toBeTruthy()
    expect(sent).toEqual([])
  })

  const weight = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Weight in kg/ })
  const described = () =>
    weight()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join(' ')

  it('the weight names the limit of the chosen size, and its unit', async () => {
    await openParcel()
    expect(weight().value).toBe('4')
    expect(described()).toBe('With its packaging, up to 10 kg in this size')
  })

  it('a parcel that is too heavy is told so while its weight is typed, and moves to the larger size with one press', async () => {
    const quotes = [async () => parcelQuote, async () => parcelQuote]
    await openParcel(parcelOfGuest, quotes)
    await screen.findByText('Size: Medium')
    await userEvent.clear(weight())
    await userEvent.type(weight(), '١٢٫٥')
    expect(asked).toHaveLength(1)
    expect(described()).toBe('This size takes up to 10 kg. Choose a larger one.')
    expect(weight().getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Choose Large, up to 20 kg' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true)
    expect(document.activeElement).toBe(weight())
    expect(described()).toBe('With its packaging, up to 20 kg in this size')
    expect(screen.queryByRole('button', { name: /^Choose Large/ })).toBeNull()
    await expect.poll(() => asked.slice(1)).toEqual([expect.objectContaining({ parcel_size_id: 4 })])
  })

  it('a parcel that no size of its kind takes is offered none', async () => {
    await openParcel({ ...parcelOfGuest, saved: { ...filledForm, typedWeight: '30' } })
    expect(described()).toBe('Parcels of this kind may weigh up to 20 kg.')
    expect(screen.queryByRole('button', { name: /^Choose Large/ })).toBeNull()
  })

  it('a text that is no weight is named when its field is left, and not while it is typed', async () => {
    await openParcel({ ...parcelOfGuest, saved: { ...filledForm, typedWeight: '' } })
    await userEvent.type(weight(), 'heavy')
    expect(described()).toBe('With its packaging, up to 10 kg in this size')
    await userEvent.tab()
    expect(described()).toBe('Enter the weight in kilograms, for example 2.5')
  })

  it('a weight that is missing is named at the press, beside its field alone', async () => {
    await openParcel({ ...parcelOfGuest, saved: { ...filledForm, typedWeight: '' } })
    await screen.findByText('Size: Medium')
    await userEvent.click(screen.getByRole('button', { name: 'Send parcel · $13.00' }))
    expect(described()).toBe('Enter the weight of your parcel')
    expect(document.activeElement).toBe(weight())
    expect(screen.getAllByText('Enter the weight of your parcel')).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('a weight that the server refuses is told beside the weight, and nowhere else', async () => {
    await openParcel(parcelOfGuest, undefined, { place: () => Promise.reject(tooHeavy) })
    await userEvent.click(await screen.findByRole('button', { name: 'Send parcel · $13.00' }))
    const message = 'This size takes up to 3 kg. Choose a larger one.'
    expect(await screen.findAllByText(message)).toHaveLength(1)
    expect(described()).toBe(message)
  })

  it('swaps both ends with everything that was said of them', async () => {
    await openParcel(parcelOfGuest, [async () => parcelQuote, async () => parcelQuote])
    await userEvent.click(screen.getByRole('button', { name: 'Swap sender and receiver' }))
    expect(end('Pick up from').getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Omar')
    expect(end('Deliver to').getByLabelText<HTMLTextAreaElement>('Note to the courier').value).toBe(
      'Ring twice',
    )
    expect(end('Deliver to').getByText('9 Lighthouse Road')).toBeTruthy()
  })

  it('leads a guest who signs in for the wallet back to the parcel of this kind', async () => {
    await openParcel({ ...parcelOfGuest, config: { ...parcelOfGuest.config, customer_wallet_status: 1 } })
    const link = await screen.findByRole('link', { name: 'Sign in to pay from your wallet' })
    expect(link.getAttribute('href')).toBe('/auth/sign-in?next=%2Fparcel-delivery-info%3Fid%3D2')
  })

  it('the form leads a customer with an empty wallet to adding money, and back to the parcel', async () => {
    const wallet = { customer_wallet_status: 1, partial_payment_status: 1, add_fund_status: 1 } as const
    const config = { ...parcelOfCustomer.config, ...wallet }
    const start = startParcel({ ...parcelOfCustomer, config, saved: filledForm })
    const draft = pricedParcel(start, { type: 'known', quote: parcelQuote })
    await renderIn('en', <Payer draft={draft} refusals={[]} change={() => {}} />, ['sendParcel', 'checkout'])
    expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe(
      '/profile?page=wallet&from=checkout&order=parcel',
    )
  })

  it('takes cash only when the receiver pays, and says why', async () => {
    await openParcel()
    await screen.findByText('Size: Medium')
    await userEvent.click(screen.getByRole('radio', { name: /^Pay online/ }))
    await userEvent.click(screen.getByRole('radio', { name: /^The receiver pays/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay online/ }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Cash/ }).checked).toBe(true)
    expect(screen.getAllByText('Not available when the receiver pays the courier').length).toBeGreaterThan(0)
  })

  it('is ordered by its button and not by Enter in a field', async () => {
    await openParcel()
    await screen.findByText('Size: Medium')
    await userEvent.type(end('Deliver to').getByLabelText(/^Name/), '{Enter}')
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Send parcel · $13.00' }))
    await expect
      .poll(() => sent)
      .toMatchObject([
        { quote_id: 'quote-1', order_amount: 13, parcel_size_id: 3, weight: 4, no_prohibited_goods: 1 },
      ])
  })

  it('draws every size of the kind to one scale', async () => {
    await openParcel()
    const sizes = within(screen.getByRole('radiogroup', { name: 'How big is it?' }))
    expect(sizes.getAllByRole('radio')).toHaveLength(2)
    const frames = [...document.querySelectorAll('svg[viewBox]')]
      .map((drawing) => drawing.getAttribute('viewBox'))
      .filter((box) => box !== '0 0 24 24')
    expect(new Set(frames).size).toBe(1)
  })

  it('says from which order it is filled, and names the size that is gone until another is chosen', async () => {
    const gone = { category: null, size: 'Huge' }
    const saved = { ...filledForm, parcel_size_id: null }
    await openParcel({ ...parcelOfGuest, saved }, undefined, { filled: { order_id: 12, way: 'back', gone } })
    expect(screen.getByText('Filled in from order #12, the other way round')).toBeTruthy()
    expect(screen.getByText(/^The size “Huge” is no longer offered here/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Large/ }))
    expect(screen.queryByText(/Huge/)).toBeNull()
    expect(end('Deliver to').getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Omar')
  })

  it('names the kind that is no longer offered', async () => {
    const saved = { ...filledForm, parcel_category_id: null, parcel_size_id: null }
    const gone = { category: 'Pianos', size: null }
    await openParcel({ ...parcelOfGuest, parcel_category_id: null, saved }, [], {
      filled: { order_id: 12, way: 'again', gone },
    })
    expect(screen.getByText('Filled in from order #12')).toBeTruthy()
    expect(screen.getByText(/^“Pianos” is no longer offered/)).toBeTruthy()
  })

  it('speaks Arabic', async () => {
    await openParcel(parcelOfGuest, undefined, { locale: 'ar' })
    expect(await screen.findByRole('button', { name: /^إرسال الطرد · / })).toBeTruthy()
  })
})
