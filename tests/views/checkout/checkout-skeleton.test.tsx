import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { locationMachine } from '#machines/location/location.machine.ts'
import { type Shop, ShopContext } from '#src/core/shop.ts'
import { CheckoutSkeleton } from '#src/features/checkout/checkout.skeleton.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

it('nothing of the placeholder takes the focus, which would be lost when checkout comes', async () => {
  const location = createActor(locationMachine)
  await renderIn(
    'en',
    <ShopContext value={{ actors: { location } } as unknown as Shop}>
      <CheckoutSkeleton />
    </ShopContext>,
    ['checkout'],
  )
  expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', true)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
