import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Combobox, type ComboboxOption, type ComboboxProps } from '#ui/combobox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Menu } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'

describe('a disclosure', () => {
  const languages = (
    <Disclosure button="Language">
      {(close) => (
        <button type="button" onClick={close}>
          English
        </button>
      )}
    </Disclosure>
  )

  it('says whether it is open, and shows its panel only then', async () => {
    await renderIn('en', languages)
    expect(screen.queryByText('English')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Language', expanded: false }))
    expect(screen.getByRole('button', { name: 'Language', expanded: true })).toBeTruthy()
    expect(screen.getByText('English')).toBeTruthy()
  })

  it('closes by Escape and by its own choice, and gives the focus back', async () => {
    await renderIn('en', languages)
    const button = screen.getByRole('button', { name: 'Language' })
    await userEvent.click(button)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('English')).toBeNull()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await userEvent.click(screen.getByText('English'))
    expect(screen.queryByText('English')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('closes when the customer goes elsewhere', async () => {
    await renderIn(
      'en',
      <>
        {languages}
        <button type="button">Cart</button>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }))
    expect(screen.queryByText('English')).toBeNull()
  })
})

it('a popover is a dialog named by its title, and opens only when told', async () => {
  const change = vi.fn()
  const popover = (open: boolean) => (
    <Popover
      open={open}
      onOpenChange={change}
      title="Filter"
      trigger={<button type="button">Filters</button>}
    >
      Discounted
    </Popover>
  )
  const { rerender } = await renderIn('en', popover(false))
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  expect(change).toHaveBeenCalledWith(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(popover(true))
  expect((await screen.findByRole('dialog', { name: 'Filter' })).textContent).toContain('Discounted')
})

it('a menu opens by keyboard, moves by arrows and says what was picked', async () => {
  const pick = vi.fn()
  await renderIn(
    'en',
    <Menu
      label="Delivery type"
      trigger={<button type="button">Filter</button>}
      items={[
        { value: 'all', label: 'All' },
        { value: 'take_away', label: 'Take Away' },
      ]}
      onPick={pick}
    />,
  )
  screen.getByRole('button', { name: 'Filter' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Take Away' }))
  expect(pick).toHaveBeenCalledWith('take_away')
})

describe('a combobox', () => {
  const streets: ComboboxOption[] = [
    { value: '1', label: 'Pearl Street', hint: 'Old Harbour' },
    { value: '2', label: 'Pearl Quay' },
  ]

  function LocationSearch({
    options = streets,
    ...props
  }: Partial<Pick<ComboboxProps, 'options' | 'onPick' | 'onEnter' | 'enterSuggests'>>) {
    const [text, setText] = useState('')
    return (
      <Combobox
        label="Search a place"
        text={text}
        onType={setText}
        onClear={() => setText('')}
        options={text ? options : []}
        onPick={vi.fn()}
        {...props}
      />
    )
  }

  it('is named, suggests while typing, and is picked from by the arrow keys', async () => {
    const pick = vi.fn()
    await renderIn('en', <LocationSearch onPick={pick} />)
    const input = screen.getByRole('combobox', { name: 'Search a place' })
    await userEvent.type(input, 'pearl')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('listbox', { name: 'Search a place' })).toBeTruthy()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true }).id).toBe(
      input.getAttribute('aria-activedescendant'),
    )
    await userEvent.keyboard('{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: '1' }))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is picked from by a press, and keeps the focus', async () => {
    const pick = vi.fn()
    await renderIn('en', <LocationSearch onPick={pick} />)
    await userEvent.type(screen.getByRole('combobox'), 'pearl')
    await userEvent.click(screen.getByRole('option', { name: /Pearl Quay/ }))
    expect(pick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: '2' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
  })

  it('closes its list on Escape, and only its list', async () => {
    const outer = vi.fn()
    await renderIn(
      'en',
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around the field
      <div onKeyDown={(event) => event.key === 'Escape' && outer()}>
        <LocationSearch />
      </div>,
    )
    await userEvent.type(screen.getByRole('combobox'), 'pearl')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(outer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(outer).toHaveBeenCalledOnce()
  })

  it('a combobox searches for the typed text on Enter while no option is marked', async () => {
    const enter = vi.fn()
    await renderIn('en', <LocationSearch onEnter={enter} />)
    await userEvent.type(screen.getByRole('combobox'), 'kunafa{Enter}')
    expect(enter).toHaveBeenCalledExactlyOnceWith('kunafa')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('a combobox whose Enter asks for suggestions shows those that arrive later', async () => {
    const search = (options: ComboboxOption[]) => <LocationSearch options={options} enterSuggests />
    const { rerender } = await renderIn('en', search([]))
    await userEvent.type(screen.getByRole('combobox'), 'pearl{Enter}')
    rerender(search(streets))
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('a combobox reopens by an arrow key that the customer presses before the suggestions arrive', async () => {
    const { rerender } = await renderIn('en', <LocationSearch options={[]} />)
    await userEvent.type(screen.getByRole('combobox'), 'pearl{Enter}{ArrowDown}')
    rerender(<LocationSearch options={streets} />)
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('can be cleared', async () => {
    await renderIn('en', <LocationSearch />)
    const input = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(input, 'pearl')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }))
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
  })
})
