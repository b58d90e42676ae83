import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Fold, openFoldAround } from '#ui/fold.tsx'

function Note() {
  const [said, setSaid] = useState('')
  return (
    <Fold summary={(isOpen) => (isOpen ? 'Note' : `Note: ${said}`)} styles={{}} isFilled={said !== ''}>
      <textarea aria-label="Words" value={said} onChange={({ target }) => setSaid(target.value)} />
    </Fold>
  )
}

const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open

it('a fold opens around a field that has to be seen, and stays open when the field is filled and emptied', async () => {
  await renderIn('en', <Note />)
  expect(isOpen()).toBe(false)
  expect(screen.getByText('Note:')).toBeTruthy()
  openFoldAround(screen.getByLabelText('Words'))
  await waitFor(() => expect(screen.getByText('Note')).toBeTruthy())
  await userEvent.type(screen.getByLabelText('Words'), 'x')
  await userEvent.clear(screen.getByLabelText('Words'))
  expect(isOpen()).toBe(true)
  expect(screen.getByText('Note')).toBeTruthy()
})
