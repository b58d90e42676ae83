import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip, RemovableChip } from '#ui/chip.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tabs } from '#ui/tabs.tsx'

const addresses = [
  { value: 'home', title: 'Home', hint: '12 Pearl Street' },
  { value: 'office', title: 'Office' },
  { value: 'other', title: 'Other', disabled: true },
]

it('a checkbox is ticked by its words and by Space', async () => {
  const change = vi.fn()
  await renderIn(
    'en',
    <Checkbox checked={false} onChange={change}>
      Save this Address
    </Checkbox>,
  )
  expect(screen.getByRole('checkbox', { name: 'Save this Address' })).toBeTruthy()
  await userEvent.click(screen.getByText('Save this Address'))
  expect(change).toHaveBeenLastCalledWith(true)
  screen.getByRole('checkbox').focus()
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenCalledTimes(2)
})

it('a checkbox shows what its owner says', async () => {
  const { rerender } = await renderIn(
    'en',
    <Checkbox checked onChange={vi.fn()}>
      Cutlery
    </Checkbox>,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  rerender(
    <Checkbox checked={false} onChange={vi.fn()}>
      Cutlery
    </Checkbox>,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('a checkbox that stands for several says when some of them are ticked', async () => {
  const change = vi.fn()
  await renderIn(
    'en',
    <Checkbox checked={false} mixed onChange={change}>
      Drinks
    </Checkbox>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Drinks' })
  expect(box.indeterminate).toBe(true)
  await userEvent.click(box)
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
})

it('a switch is a switch', async () => {
  const change = vi.fn()
  await renderIn(
    'en',
    <Switch checked onChange={change}>
      Dark theme
    </Switch>,
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Dark theme' }))
  expect(change).toHaveBeenCalledWith(false)
})

it('radio cards are one group; each card is named by its title and its note', async () => {
  const change = vi.fn()
  await renderIn(
    'en',
    <RadioCards label="Saved Addresses" options={addresses} value="home" onChange={change} />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Saved Addresses' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Home.*12 Pearl Street/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).disabled).toBe(true)
  await userEvent.click(screen.getByText('Office'))
  expect(change).toHaveBeenCalledWith('office')
})

it('radio cards stay unmarked while nothing is chosen', async () => {
  await renderIn(
    'en',
    <RadioCards label="Size" hideLabel options={addresses} value={null} onChange={vi.fn()} />,
  )
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)).toEqual([])
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeTruthy()
})

it('a segment group is a group of radios', async () => {
  const change = vi.fn()
  await renderIn(
    'en',
    <SegmentGroup
      label="View"
      segments={[
        { value: 'grid', label: 'Grid' },
        { value: 'list', label: 'List' },
      ]}
      value="grid"
      onChange={change}
    />,
  )
  expect(screen.getByRole('group', { name: 'View' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Grid' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(change).toHaveBeenCalledWith('list')
})

it('a chip says whether it is pressed, and a removable one what it removes', async () => {
  const remove = vi.fn()
  await renderIn(
    'en',
    <>
      <Chip pressed>Popular</Chip>
      <RemovableChip name="Discounted" onRemove={remove} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Popular', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Discounted' }))
  expect(remove).toHaveBeenCalledOnce()
})

function ResultTabs() {
  const [tab, setTab] = useState('items')
  return (
    <Tabs
      label="Results"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'items', label: 'Foods', content: 'Burger' },
        { value: 'stores', label: 'Restaurants', content: 'Burger House' },
      ]}
    />
  )
}

it('tabs show one panel, tied to its tab, and move with the arrow keys', async () => {
  await renderIn('en', <ResultTabs />)
  expect(screen.getByRole('tablist', { name: 'Results' })).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'Foods' }).textContent).toBe('Burger')
  screen.getByRole('tab', { name: 'Foods' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Restaurants', selected: true })).toBe(document.activeElement)
  const panel = await screen.findByRole('tabpanel', { name: 'Restaurants' })
  expect(panel.textContent).toBe('Burger House')
})

it('tabs move the other way in Arabic', async () => {
  await renderIn('ar', <ResultTabs />)
  screen.getByRole('tab', { name: 'Foods' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Restaurants', selected: true })).toBeTruthy()
})
