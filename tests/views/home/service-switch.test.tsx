import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Module } from '#openapi/generated/client.ts'
import { ServiceSwitch } from '#src/features/home/service-switch.part.tsx'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const module = (id: number, module_type: Module['module_type'], zones: number[]) => ({
  id,
  module_type,
  module_name: `${module_type} service`,
  icon_full_url: '',
  zones: zones.map((zone) => ({ id: zone })),
})
const all = [module(1, 'food', [1]), module(2, 'grocery', [1, 2]), module(5, 'parcel', [2])]

const open = (answers: Answers) => renderShop(<ServiceSwitch />, { namespaces: ['modules'], answers })

it('the switch of modules offers the modules of the zones, and marks the current module', async () => {
  await open({ 'GET /module': () => all })
  const food = await screen.findByRole('button', { name: 'food service' })
  expect(food.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: 'grocery service' }).getAttribute('aria-current')).toBeNull()
  expect(screen.queryByRole('button', { name: 'parcel service' })).toBeNull()
})

it('a press on another service enters it, and one on the current service does nothing', async () => {
  const { said } = await open({ 'GET /module': () => all })
  await userEvent.click(await screen.findByRole('button', { name: 'food service' }))
  expect(said).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'grocery service' }))
  expect(JSON.parse(localStorage.getItem('module') ?? 'null')).toMatchObject({
    id: 2,
    module_type: 'grocery',
  })
  expect(window.location.pathname).toBe('/home')
  expect(screen.getByRole('button', { name: 'grocery service' }).getAttribute('aria-current')).toBe('true')
})

it('a place with one service has no switch', async () => {
  const { asked } = await open({ 'GET /module': () => [all[0], all[2]] })
  await expect.poll(() => asked.map(({ call }) => call)).toContain('GET /module')
  expect(screen.queryByRole('navigation')).toBeNull()
})
