import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import '#ui/splide-carousel.tsx'

const slides = ['Two for one', 'Free delivery', 'New in town'].map((text) => ({
  key: text,
  content: <p>{text}</p>,
}))

afterEach(() => vi.restoreAllMocks())

/** The first thing the visitor does: the first load is over. */
const pressKey = () => userEvent.keyboard('{Shift}')

it('shows its slides at once, to be swiped, and moves none of them before the first load is over', async () => {
  await renderIn('en', <Carousel label="Offers" slides={slides} perView={{ base: 1 }} autoplay={4000} dots />)
  expect(screen.getByRole('list', { name: 'Offers' }).children).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})

it('is a named carousel with a pause button once the page has settled', async () => {
  await renderIn('en', <Carousel label="Offers" slides={slides} perView={{ base: 1 }} autoplay={4000} dots />)
  await pressKey()
  expect(await screen.findByRole('button', { name: 'Pause the slides' })).toBeTruthy()
  expect(screen.getByLabelText('Offers')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy()
})

it('the carousel stands still for a customer who prefers reduced motion, until the customer presses play', async () => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? ({ matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList)
      : matchMedia(query),
  )
  await renderIn('en', <Carousel label="Offers" slides={slides} perView={{ base: 1 }} autoplay={4000} dots />)
  await pressKey()
  await userEvent.click(await screen.findByRole('button', { name: 'Play the slides' }))
  expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeTruthy()
})

it('leaves a slide that has the focus alone until the focus is elsewhere', async () => {
  const pressed = ['Two for one', 'Free delivery'].map((text) => ({
    key: text,
    content: <button type="button">{text}</button>,
  }))
  await renderIn('en', <Carousel label="Offers" slides={pressed} perView={{ base: 1 }} autoplay={4000} />)
  const slide = screen.getByRole('button', { name: 'Two for one' })
  slide.focus()
  await pressKey()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(slide)
  slide.blur()
  expect(await screen.findByRole('button', { name: 'Pause the slides' })).toBeTruthy()
})

it('has no pause button where nothing moves by itself', async () => {
  await renderIn('en', <Carousel label="Offers" slides={slides} perView={{ base: 1 }} dots />)
  await pressKey()
  expect(await screen.findByRole('button', { name: 'Go to slide 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
})

it('a row that scrolls can be reached and moved without a finger', async () => {
  await renderIn(
    'en',
    <ScrollRow label="Popular stores">
      <li>Burger House</li>
    </ScrollRow>,
  )
  expect(screen.getByRole('region', { name: 'Popular stores' })).toBeTruthy()
  expect(screen.getByRole('list').tabIndex).toBe(0)
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeTruthy()
})
