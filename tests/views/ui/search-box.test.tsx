import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { SearchBox } from '#ui/search-box.tsx'

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  return <SearchBox label="Search foods" value={text} onChange={setText} onSearch={onSearch} />
}

it('searches on Enter, never for nothing', async () => {
  const search = vi.fn()
  await renderIn('en', <Search onSearch={search} />)
  const box = screen.getByRole('searchbox', { name: 'Search foods' })
  await userEvent.type(box, '   {Enter}')
  expect(search).not.toHaveBeenCalled()
  await userEvent.type(box, 'kunafa{Enter}')
  expect(search).toHaveBeenCalledExactlyOnceWith('kunafa')
})

it('can be cleared once there is something to clear', async () => {
  await renderIn('en', <Search onSearch={vi.fn()} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect(screen.queryByRole('button', { name: 'Clear the text' })).toBeNull()
  await userEvent.type(box, 'kunafa')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }))
  expect(box.value).toBe('')
})
