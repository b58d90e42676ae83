import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Screen as ParcelHome } from '#app/parcel-and-tracking.part.tsx'
import { EasySteps } from '#src/features/home/easy-steps.part.tsx'
import { ParcelCategories } from '#src/features/home/parcel-categories.part.tsx'
import { WhyChoose } from '#src/features/home/why-choose.part.tsx'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const namespaces = ['parcelHome'] as const

// docs/spec.md §1: the parcel module shows an order-tracking form instead of item search.
const openHome = (options: { token?: string; answers?: Answers } = {}) =>
  renderShop(<ParcelHome />, { at: '/home', namespaces: ['parcelHome', 'tracking'], ...options })

it('a guest finds an order from the home, and is led to where it is followed', async () => {
  await openHome({ answers: { 'GET /order/track': () => orderAs('picked_up') } })
  await userEvent.type(screen.getByLabelText(/Order ID/), '100001')
  await userEvent.type(screen.getByLabelText(/Contact number/), '501234567')
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/track-order?order_id=100001'),
  )
  expect(window.history.state).toEqual({ contact_number: '+971501234567' })
})

it('the home says what the form lacks, and that there is no such order', async () => {
  const { asked } = await openHome()
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  expect(screen.getByText('Need a order id')).toBeTruthy()
  expect(screen.getByText('Need a contact number')).toBeTruthy()
  expect(asked.map(({ call }) => call)).not.toContain('GET /order/track')
  await userEvent.type(screen.getByLabelText(/Order ID/), '77')
  await userEvent.type(screen.getByLabelText(/Contact number/), '501234567')
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  expect(await screen.findByText('Order not found')).toBeTruthy()
  expect(window.location.pathname).toBe('/home')
})

it('a customer is asked for the order id alone', async () => {
  await openHome({ token: 'token-1' })
  expect(await screen.findByLabelText(/Order ID/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText(/Contact number/)).toBeNull())
})

it('each kind of parcel leads to where it is ordered', async () => {
  await renderShop(<ParcelCategories />, {
    namespaces,
    answers: {
      'GET /parcel-category': () => [
        { id: 2, name: 'Gifts', description: 'Carried upright', image_full_url: '' },
      ],
    },
  })
  expect(await screen.findByRole('heading', { name: 'We Deliver Everything' })).toBeTruthy()
  const kind = await screen.findByRole('link', { name: /^Gifts/ })
  expect(kind.getAttribute('href')).toBe('/parcel-delivery-info?id=2')
})

it('the owner’s reasons stand in their order', async () => {
  const banners = ['Door to door', 'Within the hour'].map((title, id) => ({
    id,
    title,
    short_description: '',
    image_full_url: '',
  }))
  await renderShop(<WhyChoose />, {
    namespaces,
    answers: { 'GET /other-banners/why-choose': () => ({ banners }) },
  })
  await screen.findByRole('heading', { name: 'Door to door' })
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Door to door',
    'Within the hour',
  ])
})

const steps = ['Say where', 'Both addresses.', 'Hand it over', 'Within minutes.', 'Watch', 'Every turn.']
const content = {
  banner_type: 'image',
  banner_video: null,
  banner_video_content_full_url: null,
  banner_image_full_url: '/media/cover-640.webp',
  banner_contents: steps.map((value) => ({ value })),
}

const open = (over: object) =>
  renderShop(<EasySteps />, {
    namespaces,
    answers: { 'GET /other-banners/video-content': () => ({ ...content, ...over }) },
  })

it('three steps stand beside a picture', async () => {
  await open({})
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getByRole('heading', { name: 'Hand it over' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('a film of the shop plays in place, with its picture before it', async () => {
  await open({ banner_type: 'video_content', banner_video_content_full_url: '/media/how.mp4' })
  const film = await screen.findByLabelText('Easiest way to get services')
  expect(film.getAttribute('src')).toBe('/media/how.mp4')
  expect(film.getAttribute('poster')).toBe('/media/cover-640.webp')
})

it('a film somewhere else opens there', async () => {
  await open({ banner_type: 'video', banner_video: 'https://films.example/embed/7' })
  const link = await screen.findByRole('link', { name: 'Watch the video' })
  expect(link.getAttribute('href')).toBe('https://films.example/embed/7')
})
