import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

it('is named by what it does', async () => {
  const press = vi.fn()
  await renderIn(
    'en',
    <IconButton aria-label="Remove from wishlist" onClick={press}>
      <svg aria-hidden="true" />
    </IconButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove from wishlist' }))
  expect(press).toHaveBeenCalledOnce()
})

it('says Close in the customer’s language', async () => {
  await renderIn('ar', <CloseButton />)
  expect(screen.getByRole('button', { name: 'إغلاق' })).toBeTruthy()
})
