import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor as waitForState } from 'xstate'
import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import type { Module } from '#openapi/generated/client.ts'
import { ModuleSwitcherView } from '#src/features/modules/module-switcher.view.tsx'
import { PickModuleView } from '#src/features/modules/pick-module.view.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

const module = (id: number, module_type: Module['module_type'], module_name: string, zone = 1): Module => ({
  id,
  module_type,
  module_name,
  icon_full_url: `/media/module-${id}-160.webp`,
  thumbnail_full_url: '',
  description: '',
  stores_count: 12,
  items_count: 300,
  zones: [
    { id: zone, stores_count: 5 },
    { id: 7, stores_count: 7 },
  ],
})

const food = module(1, 'food', 'Food')
const grocery = module(2, 'grocery', 'Grocery')
const parcel = module(5, 'parcel', 'Parcel', 9)

async function openPicker(modules: Module[] | Error, current?: number) {
  const machine = pickModuleMachine.provide({
    actors: {
      listModules: fromPromise(async () => {
        if (modules instanceof Error) throw modules
        return modules
      }),
    },
  })
  const actor = createActor(machine, { input: { zone_ids: [1] } }).start()
  await waitForState(actor, (state) => !state.matches('loading'))
  const send = vi.fn(actor.send)
  await renderIn('en', <PickModuleView snapshot={actor.getSnapshot()} send={send} current={current} />, [
    'modules',
  ])
  return { actor, send }
}

describe('the module picker', () => {
  it('the picker counts the stores of the customer’s zones', async () => {
    await openPicker([food, grocery])
    for (const card of screen.getAllByRole('listitem')) expect(card.textContent).toContain('5 stores')
  })

  it('offers the modules of the zones, the choice of before highlighted', async () => {
    const { actor } = await openPicker([food, grocery, parcel], 1)
    const dialog = screen.getByRole('dialog', { name: 'Select a type of module for your orders' })
    expect(dialog.textContent).toContain('A module must be selected to continue.')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('button', { name: /Food/ }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('button', { name: /Grocery/ }).getAttribute('aria-current')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Grocery.*5 stores/ }))
    expect(actor.getSnapshot().output).toEqual({ type: 'picked', module: { id: 2, module_type: 'grocery' } })
  })

  it('says whom to ask when there is none', async () => {
    await openPicker([parcel])
    expect(screen.getByRole('heading', { name: 'No module found' })).toBeTruthy()
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeTruthy()
  })

  it('tries again when they did not come', async () => {
    const { send } = await openPicker(new TypeError('offline'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(send).toHaveBeenCalledWith({ type: 'modules.retry' })
  })

  it('is left by its cross', async () => {
    const { actor } = await openPicker([food, grocery])
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ type: 'dismissed' }))
  })
})

describe('the side switcher', () => {
  const open = (onChoose = vi.fn()) =>
    renderIn('en', <ModuleSwitcherView modules={[food, grocery]} current={1} onChoose={onChoose} />, [
      'modules',
    ])

  it('goes to another module, and nowhere when the customer is there already', async () => {
    const onChoose = vi.fn()
    await open(onChoose)
    await userEvent.click(screen.getByRole('button', { name: 'Food', current: true }))
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Grocery' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(grocery)
  })

  it('unfolds and folds', async () => {
    await open()
    const navigation = screen.getByRole('navigation', { name: 'Services' })
    await userEvent.click(screen.getByRole('button', { name: 'Show the services', expanded: false }))
    expect(navigation.hasAttribute('data-open')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Hide the services', expanded: true }))
    expect(navigation.hasAttribute('data-open')).toBe(false)
  })
})
