import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type SessionToStore, sessionMachine } from '#machines/app/session.machine.ts'
import { locationMachine } from '#machines/location/location.machine.ts'
import { type Shop, ShopContext } from '#src/core/shop.ts'
import { SameShopper } from '#src/shared/checkout/same-shopper.part.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

type Stored = { token: string | null; guest_id: string | null }
const mona: Stored = { token: 'mona', guest_id: null }
const location = createActor(locationMachine)
const guest: Stored = { token: null, guest_id: 'guest-7' }

async function show(stored: Stored, forGuests = true) {
  window.history.replaceState(null, '', '/checkout?page=cart')
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredSession: fromPromise(async (): Promise<SessionToStore> => ({ ...stored, closing: false })),
        requestGuest: fromPromise(async () => ({ guest_id: 'guest-8', message: '' })),
        storeSession: fromPromise(async () => {}),
      },
    }),
  ).start()
  await act(async () => {})
  await renderIn(
    'en',
    <ShopContext value={{ actors: { session, location } } as unknown as Shop}>
      <SameShopper forGuests={forGuests} skeleton={null}>
        <p>The checkout</p>
      </SameShopper>
    </ShopContext>,
    ['checkout'],
  )
  return {
    elsewhere: (now: Stored) => act(async () => session.send({ type: 'session.changed', ...now })),
    expires: () => act(async () => session.send({ type: 'unauthorized', token: 'mona' })),
  }
}

it('a customer who signed out in another tab is told so, and can sign in and come back', async () => {
  const { elsewhere } = await show(mona)
  await elsewhere({ token: null, guest_id: null })
  expect(screen.queryByText('The checkout')).toBeNull()
  expect(screen.getByRole('heading', { name: 'You signed out in another tab' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth/sign-in?next=${encodeURIComponent('/checkout?page=cart')}`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Continue as a guest' }))
  expect(screen.getByText('The checkout')).toBeTruthy()
})

it('an order that guests may not place offers no checkout as a guest', async () => {
  const { elsewhere } = await show(mona, false)
  await elsewhere({ token: null, guest_id: null })
  expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull()
})

it('a guest who signed in in another tab goes on', async () => {
  const { elsewhere } = await show(guest)
  await elsewhere(mona)
  expect(screen.getByRole('heading', { name: 'You signed in in another tab' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('The checkout')).toBeTruthy()
})

it('another account explains itself before anything is ordered with it', async () => {
  const { elsewhere } = await show(mona)
  await elsewhere({ token: 'omar', guest_id: null })
  expect(screen.queryByText('The checkout')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Another account is signed in now' })).toBeTruthy()
})

it('an expired token shows no checkout of a guest on the way to the sign-in page', async () => {
  const { expires } = await show(mona)
  await expires()
  expect(screen.queryByText('The checkout')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'You signed out in another tab' })).toBeNull()
})
