import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Advertisement } from '#openapi/generated/client.ts'
import { Highlights } from '#src/features/home/highlights.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'
import '#ui/splide-carousel.tsx'
import { advertisement } from './samples.ts'

const film = { add_type: 'video_promotion', video_attachment_full_url: '/media/film.webm' } as const

let play: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const open = async (...ads: Advertisement[]) => {
  const shop = await renderShop(<Highlights />, {
    namespaces: ['sections', 'offers'],
    answers: { 'GET /advertisement/list': () => ads },
  })
  await screen.findByRole('heading', { name: 'Highlights for you' })
  await screen.findByRole('list', { name: 'Highlights for you' })
  return shop
}

/** The first thing the visitor does: from then on the slides can be moved. */
const begin = async () => {
  await userEvent.keyboard('{Shift}')
  await screen.findByRole('button', { name: 'Pause the slides' })
}
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Go to slide/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const video = () => document.querySelector('video')!

it('each leads to its store, with what may be said of it', async () => {
  await open(advertisement({ is_review_active: 0 }), advertisement({ id: 2, title: 'A table at home' }))
  const [first] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('Harbour Kitchen')
  expect(first?.textContent).not.toContain('12 reviews')
  expect(screen.getByText('12 reviews')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'A table at home' }).getAttribute('href')).toMatch(
    /^\/store\/harbour\?/,
  )
})

it('a video plays when it is its turn, and the next one comes when it has ended', async () => {
  await open(advertisement(film), advertisement({ id: 2 }), advertisement({ id: 3 }))
  expect(play).not.toHaveBeenCalled()
  await begin()
  expect(shown()).toBe(0)
  expect(play).toHaveBeenCalledOnce()
  fireEvent.ended(video())
  expect(shown()).toBe(1)
})

it('a video that is stopped with the slides plays again with them', async () => {
  await open(advertisement(film), advertisement({ id: 2 }))
  await begin()
  await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
  expect(play).toHaveBeenCalledTimes(2)
})

it('a video that was stopped before it began is no failure', async () => {
  play.mockRejectedValue(new DOMException('stopped', 'AbortError'))
  await open(advertisement(film), advertisement({ id: 2 }))
  await begin()
  await act(async () => {})
  fireEvent.ended(video())
  expect(shown()).toBe(1)
})

it('the customer chooses a slide by its dot', async () => {
  await open(advertisement(), advertisement({ id: 2, ...film }), advertisement({ id: 3 }))
  await begin()
  await userEvent.click(screen.getByRole('button', { name: 'Go to slide 2' }))
  expect(shown()).toBe(1)
  expect(play).toHaveBeenCalledOnce()
})
