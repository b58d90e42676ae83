import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#app/error-boundary.part.tsx'
import { Arriving, lazyPart } from '#ui/lazy-part.tsx'

afterEach(() => vi.restoreAllMocks())

const Text = () => <p>There</p>

const shown = (Part: ReturnType<typeof lazyPart>) => (
  <Suspense fallback={<p>Coming</p>}>
    <Part />
  </Suspense>
)

it('a lazy part that was fetched ahead shows at once', async () => {
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

describe('a part whose place is taken without Suspense', () => {
  const held = () => {
    const asked: { resolve: (Part: typeof Text) => void; reject: (error: Error) => void }[] = []
    const Part = lazyPart(
      () => new Promise<typeof Text>((resolve, reject) => asked.push({ resolve, reject })),
    )
    const view = (
      <QueryClientProvider client={new QueryClient()}>
        <ErrorBoundary shown="part" instead={() => <p>Lost</p>}>
          <Suspense>
            <Arriving part={Part} meanwhile={<p>Coming</p>}>
              <Part />
            </Arriving>
          </Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    )
    return { asked, Part, view }
  }

  it('is shown as soon as it has come', async () => {
    const { asked, view } = held()
    render(view)
    expect(screen.getByText('Coming')).toBeTruthy()
    await act(async () => asked[0]!.resolve(Text))
    expect(screen.getByText('There')).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('is said to be lost when it is', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { asked, view } = held()
    render(view)
    await act(async () => asked[0]!.reject(new Error('lost')))
    expect(await screen.findByText('Lost')).toBeTruthy()
  })

  it('is asked for anew when it is lost on its way ahead', async () => {
    const { asked, Part, view } = held()
    Part.fetch()
    render(view)
    await act(async () => asked[0]!.reject(new Error('lost')))
    expect(screen.getByText('Coming')).toBeTruthy()
    await act(async () => asked[1]!.resolve(Text))
    expect(screen.getByText('There')).toBeTruthy()
  })
})
