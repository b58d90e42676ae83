import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HeaderSearch } from '#app/shell/header-search.tsx'
import { renderShop } from '#tests/views/goods/shop.tsx'

const atResults = () =>
  renderShop(<HeaderSearch />, { namespaces: ['search'], at: '/home?data_type=searched&search=chicken' })

// docs/spec.md §2, Search box: a clear button.
it('what is searched for can be cleared before the box that suggests is there, which stays empty then', async () => {
  await atResults()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'chicken')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }))
  const box = await screen.findByRole('combobox')
  expect(box).toHaveProperty('value', '')
  expect(document.activeElement).toBe(box)
})

it('whoever comes to it keeps what is searched for', async () => {
  await atResults()
  await userEvent.click(screen.getByRole('searchbox'))
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'chicken')
})
