import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkipLink } from '#ui/skip-link.tsx'

it('an empty state has a heading, one sentence and one way on', async () => {
  await renderIn(
    'en',
    <EmptyState
      title="Items not found!"
      hint="Try another word."
      action={<a href="/home">Home</a>}
      level={1}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Items not found!' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
})

it('an error says that something went wrong and that the cart and the entries are safe, and offers to try again', async () => {
  const retry = vi.fn()
  await renderIn('en', <ErrorState onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByRole('alert').textContent).toContain('safe')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('skeletons are hidden from those who listen; that something loads is said', async () => {
  await renderIn(
    'en',
    <Loading>
      <Skeleton ratio="4 / 3" />
    </Loading>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
})

it('a live region is there before it has something to say', async () => {
  const { rerender } = await renderIn('en', <LiveRegion>{''}</LiveRegion>)
  const region = screen.getByRole('status')
  rerender(<LiveRegion>2 items in the cart</LiveRegion>)
  expect(region.textContent).toBe('2 items in the cart')
})

it('the skip link leads to the content', async () => {
  await renderIn('en', <SkipLink to="content" />)
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
})

it('a part of the page opens in place', async () => {
  await renderIn('en', <Accordion items={[{ key: 'pay', title: 'How do I pay?', content: 'In cash.' }]} />)
  const part = screen.getByText('In cash.').closest('details')!
  expect(part.open).toBe(false)
  await userEvent.click(screen.getByText('How do I pay?'))
  expect(part.open).toBe(true)
})

it('a section is a heading with its way on beside it', async () => {
  await renderIn('en', <SectionHeading action={<a href="/all">View all</a>}>Popular near you</SectionHeading>)
  expect(screen.getByRole('heading', { level: 2, name: 'Popular near you' })).toBeTruthy()
})

it('an avatar shows initials until there is a face, and hides both: its name stands beside it', async () => {
  const { container } = await renderIn('en', <Avatar name="Layla Haddad" />)
  expect(container.textContent).toBe('LH')
  expect(container.querySelector('[aria-hidden=true]')).toBeTruthy()
})

it('a picture offers AVIF and WebP in three widths, keeps its place and waits its turn', async () => {
  await renderIn('en', <Picture src="/media/items/12-320.webp" alt="Kunafa" sizes="200px" ratio="4 / 3" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Kunafa' })
  expect(image.getAttribute('loading')).toBe('lazy')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480'])
  expect(image.getAttribute('srcset')).toBe(
    '/media/items/12-160.webp 160w, /media/items/12-320.webp 320w, /media/items/12-640.webp 640w',
  )
  expect(image.parentElement?.querySelector('source')?.getAttribute('srcset')).toContain(
    '/media/items/12-640.avif 640w',
  )
})

it('a picture from elsewhere is shown as it is', async () => {
  await renderIn('en', <Picture src="https://example.org/a.png" alt="A" sizes="200px" ratio="1 / 1" first />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A' })
  expect(image.getAttribute('src')).toBe('https://example.org/a.png')
  expect(image.getAttribute('srcset')).toBeNull()
  expect(image.getAttribute('loading')).toBe('eager')
})
