import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Button } from '#ui/button.tsx'

it('is a button with its words as name, pressed by mouse, Enter and Space', async () => {
  const press = vi.fn()
  await renderIn('en', <Button onClick={press}>Add to cart</Button>)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

it('keeps its name and takes no press while work runs', async () => {
  const press = vi.fn()
  await renderIn(
    'en',
    <Button busy onClick={press}>
      Place order
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Place order' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

it('does not send a form twice while work runs', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  await renderIn(
    'en',
    <form onSubmit={send}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

it('says that it cannot be pressed yet', async () => {
  await renderIn('en', <Button aria-disabled="true">Place order</Button>)
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
})
