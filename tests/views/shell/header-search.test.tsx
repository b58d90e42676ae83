import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HeaderSearch } from '#app/shell/header-search.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const atResults = () =>
  renderShop(<HeaderSearch />, { namespaces: ['search'], at: '/home?data_type=searched&search=chicken' })

// docs/spec.md §2, Search box: a clear button.
it('the customer can clear the searched text before the suggestion box has loaded, and the box then stays empty', async () => {
  await atResults()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'chicken')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }))
  const box = await screen.findByRole('combobox')
  expect(box).toHaveProperty('value', '')
  expect(document.activeElement).toBe(box)
})

it('the field keeps the searched text when the customer clicks it', async () => {
  await atResults()
  await userEvent.click(screen.getByRole('searchbox'))
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'chicken')
})
