import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'

describe('a dialog', () => {
  it('is named by its title and described by its text', async () => {
    await renderIn(
      'en',
      <Dialog open onClose={vi.fn()} title="Saved Addresses" description="Where should it go?">
        <button type="button">Select</button>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Saved Addresses' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Where should it go?',
    )
  })

  it.each([
    ['dialog', Dialog],
    ['drawer', Drawer],
  ])('a %s has no banner and no content information besides those of the page', async (_, Part) => {
    await renderIn(
      'en',
      <Part open onClose={vi.fn()} title="Saved Addresses" footer={<button type="button">Save</button>}>
        Nothing
      </Part>,
    )
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('asks its owner to close by the cross and by Escape, and stays open until told', async () => {
    const close = vi.fn()
    await renderIn(
      'en',
      <Dialog open onClose={close} title="Saved Addresses">
        Nothing
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('is gone when its owner closes it', async () => {
    const { rerender } = await renderIn('en', <Dialog open onClose={vi.fn()} title="Saved Addresses" />)
    rerender(<Dialog open={false} onClose={vi.fn()} title="Saved Addresses" />)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('holds the focus inside', async () => {
    await renderIn(
      'en',
      <>
        <button type="button">Behind</button>
        <Dialog open onClose={vi.fn()} title="Saved Addresses">
          <button type="button">Inside</button>
        </Dialog>
      </>,
    )
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  })

  it.each([
    ['dialog', Dialog],
    ['drawer', Drawer],
  ])('as a %s leaves a customer where they began to type', async (_, Over) => {
    await renderIn(
      'en',
      <Over open onClose={vi.fn()} title="Saved Addresses">
        {/* biome-ignore lint/a11y/noAutofocus: as quick as a customer can be */}
        <input aria-label="Search" autoFocus />
      </Over>,
    )
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
    await userEvent.keyboard('Harbour')
    expect(field.value).toBe('Harbour')
    expect(document.activeElement).toBe(field)
  })

  it('can be left by no way but its own when it must not be skipped', async () => {
    const close = vi.fn()
    await renderIn('en', <Dialog open closable={false} onClose={close} title="Placing the order" />)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
  })

  it('keeps a title for those who listen when none is drawn', async () => {
    await renderIn('en', <Dialog open onClose={vi.fn()} title="Kunafa" hideTitle />)
    expect(screen.getByRole('dialog', { name: 'Kunafa' })).toBeTruthy()
  })
})

describe('a confirmation', () => {
  it('asks to confirm this request, with Cancel and Yes', async () => {
    const confirm = vi.fn()
    const cancel = vi.fn()
    await renderIn('en', <ConfirmDialog open onConfirm={confirm} onCancel={cancel} />)
    expect(screen.getByRole('alertdialog', { name: 'Confirm this request?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(confirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('starts at the harmless answer', async () => {
    await renderIn('en', <ConfirmDialog open onConfirm={vi.fn()} onCancel={vi.fn()} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  })

  it('takes no second answer while the first is on its way', async () => {
    const confirm = vi.fn()
    await renderIn('en', <ConfirmDialog open busy onConfirm={confirm} onCancel={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  })
})

it('a drawer is a dialog named by its title, closed by its cross', async () => {
  const close = vi.fn()
  await renderIn(
    'en',
    <Drawer open onClose={close} title="Shopping Cart" footer={<button type="button">Checkout</button>}>
      Lines
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

it('a dialog that opens right after another was removed stays open when the removed dialog gives the focus back', async () => {
  const close = vi.fn()
  const opener = (
    <button type="button" key="opener">
      Opener
    </button>
  )
  const { rerender } = await renderIn('en', [opener])
  screen.getByRole('button', { name: 'Opener' }).focus()
  rerender([opener, <Dialog key="one" open onClose={vi.fn()} title="Location" />])
  await userEvent.keyboard('{Escape}')
  rerender([opener, <Dialog key="two" open onClose={close} title="Modules" />])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('dialog', { name: 'Modules' })).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})
