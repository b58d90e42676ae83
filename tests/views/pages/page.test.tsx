import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageView } from '#src/features/pages/page.view.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

it('a heading is one line, with or without an empty one below it', async () => {
  const value =
    'Who we are.\n\n## What we promise\nThe price you see.\nNothing else.\n\n## Who\n\nSixty stores.'
  await renderIn('en', <PageView page={{ title: 'About us', value }} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What we promise',
    'Who',
  ])
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Who we are.',
    'The price you see.\nNothing else.',
    'Sixty stores.',
  ])
})
