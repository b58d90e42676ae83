import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyPart } from '#ui/lazy-part.tsx'

const Text = () => <p>There</p>

const shown = (Part: ReturnType<typeof lazyPart>) => (
  <Suspense fallback={<p>Coming</p>}>
    <Part />
  </Suspense>
)

it('shows what is there ahead at once', async () => {
  const Part = lazyPart(async () => Text)
  Part.fetch()
  await Promise.resolve()
  await Promise.resolve()
  render(shown(Part))
  expect(screen.queryByText('Coming')).toBeNull()
  expect(screen.getByText('There')).toBeTruthy()
})

it('shows what stands in for it until it is there', async () => {
  let arrive: (Part: typeof Text) => void = () => {}
  const Part = lazyPart(
    () =>
      new Promise<typeof Text>((resolve) => {
        arrive = resolve
      }),
  )
  await act(async () => render(shown(Part)))
  expect(screen.getByText('Coming')).toBeTruthy()
  await act(async () => arrive(Text))
  expect(await screen.findByText('There')).toBeTruthy()
})

it('asks again, when it is shown, for what was lost ahead', async () => {
  const answers = [() => Promise.reject(new Error('lost')), async () => Text]
  const Part = lazyPart(() => answers.shift()!())
  Part.fetch()
  await Promise.resolve()
  await act(async () => render(shown(Part)))
  expect(await screen.findByText('There')).toBeTruthy()
})
