import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Screen } from '#app/profile.part.tsx'
import { enteredModule } from '#src/core/entered-module.ts'
import { InterestQuestion } from '#src/features/account/interest-question.part.tsx'
import { InterestOffer } from '#src/features/home/interest-offer.part.tsx'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

beforeAll(() => standInForSight(false))

const category = (id: number, name: string) => ({ id, name, image_full_url: null, childes: [] })
const categories = [category(3, 'Pizza'), category(5, 'Sushi'), category(8, 'Salads')]
const customer = (interest: number[], modules: number[]) => ({
  f_name: 'Layla',
  l_name: 'Haddad',
  email: 'layla@souk.example',
  phone: '+971501234567',
  created_at: '2026-01-05T08:00:00.000Z',
  interest,
  selected_modules_for_interest: modules,
})
const food = { id: 1, module_type: 'food', module_name: 'Food' }

type Options = Parameters<typeof renderShop>[1] & object

const open = ({ answers, ...options }: Options = {}) =>
  act(() =>
    renderShop(<Screen />, {
      at: '/interest',
      token: 'token-1',
      namespaces: ['account'],
      answers: {
        'GET /categories': () => categories,
        'GET /customer/info': () => customer([5, 40], [1, 4]),
        'GET /module': () => [food],
        'POST /customer/update-interest': () => ({ message: 'Updated successfully.' }),
        ...answers,
      },
      ...options,
    }),
  )
const tile = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sentOf = (asked: { call: string; body: unknown }[]) =>
  asked.filter(({ call }) => call === 'POST /customer/update-interest').map(({ body }) => body)

describe('the page of interests', () => {
  it('names the module, and ticks what the customer chose in it before', async () => {
    await open()
    expect((await tile('Sushi')).checked).toBe(true)
    expect((await tile('Pizza')).checked).toBe(false)
    expect(await screen.findByText('Choose categories of Food. We suggest products that fit.')).toBeTruthy()
  })

  it('saves the choice of this module, and leads home', async () => {
    const { asked, said } = await open()
    await userEvent.click(await tile('Salads'))
    await press('Save')
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(sentOf(asked)).toEqual([{ interest: [5, 8] }])
    expect(said).toEqual([{ kind: 'success', text: 'Updated successfully.' }])
    expect(localStorage.getItem('askedInterests')).toBe('[1]')
  })

  it('says that nothing is chosen, with the focus on it, until something is', async () => {
    const { asked } = await open({ answers: { 'GET /customer/info': () => customer([], []) } })
    await tile('Pizza')
    await press('Save')
    const flaw = await screen.findByText('Choose at least one category, or skip.')
    await waitFor(() => expect(document.activeElement).toBe(flaw))
    await userEvent.click(await tile('Pizza'))
    expect(screen.queryByText('Choose at least one category, or skip.')).toBeNull()
    expect(sentOf(asked)).toEqual([])
  })

  it('leads on without a choice, to where the customer came from', async () => {
    const { asked } = await open({ at: '/interest?next=/profile?page=settings' })
    await press('Skip')
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    expect(sentOf(asked)).toEqual([])
  })

  it('keeps the choice that the shop did not take', async () => {
    const { said } = await open({
      answers: { 'POST /customer/update-interest': () => Response.json({}, { status: 500 }) },
    })
    await userEvent.click(await tile('Pizza'))
    await press('Save')
    await waitFor(() => expect(said.map(({ kind }) => kind)).toEqual(['error']))
    expect((await tile('Pizza')).checked).toBe(true)
    expect(window.location.pathname).toBe('/interest')
  })

  it('offers another try where the categories do not come', async () => {
    let isDown = true
    await open({
      answers: {
        'GET /categories': () => (isDown ? Response.json({}, { status: 500 }) : categories),
      },
    })
    await screen.findByRole('alert')
    isDown = false
    await press('Try again')
    expect(await tile('Pizza')).toBeTruthy()
  })

  it('leads home from a module of parcels, which has nothing to like', async () => {
    await open({ module: { id: 5, module_type: 'parcel' } })
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
  })
})

describe('the offer at home', () => {
  const atHome = (modules: number[], options: Options = {}) =>
    renderShop(<InterestOffer />, {
      at: '/home',
      token: 'token-1',
      namespaces: ['sections'],
      answers: { 'GET /customer/info': () => customer([], modules) },
      ...options,
    })

  it('leads a customer without interests to the page', async () => {
    await atHome([])
    await press('Choose')
    await waitFor(() => expect(window.location.pathname).toBe('/interest'))
    expect(localStorage.getItem('askedInterests')).toBe('[1]')
  })

  it('goes for good when it is declined', async () => {
    await atHome([])
    await press('No, thanks')
    await waitFor(() => expect(screen.queryByText('What do you like?')).toBeNull())
    expect(localStorage.getItem('askedInterests')).toBe('[1]')
    expect(window.location.pathname).toBe('/home')
  })

  it('is not made to a customer who has interests', async () => {
    const { asked } = await atHome([4])
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /customer/info'))
    await act(async () => {})
    expect(screen.queryByText('What do you like?')).toBeNull()
  })
})

describe('the question on entering a module', () => {
  afterEach(() => enteredModule.set(null))
  const pharmacy = { id: 4, module_type: 'pharmacy' } as const
  const at = (path: string, modules: number[]) =>
    renderShop(<InterestQuestion />, {
      at: path,
      token: 'token-1',
      answers: { 'GET /customer/info': () => customer([], modules) },
    })

  it('leads a customer with interests elsewhere to the page, once', async () => {
    await at('/home', [1])
    act(() => enteredModule.set(pharmacy))
    await waitFor(() => expect(window.location.pathname).toBe('/interest'))
    expect(localStorage.getItem('askedInterests')).toBe('[4]')
  })

  it('is asked of a customer who chose before the page had loaded it', async () => {
    enteredModule.set(pharmacy)
    await at('/home', [1])
    await waitFor(() => expect(window.location.pathname).toBe('/interest'))
  })

  it('is not asked of a customer who has gone on to another page', async () => {
    const { asked } = await at('/product/12', [1])
    act(() => enteredModule.set(pharmacy))
    await act(async () => {})
    expect(asked.map(({ call }) => call)).not.toContain('GET /customer/info')
    expect(window.location.pathname).toBe('/product/12')
  })
})
