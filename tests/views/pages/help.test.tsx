import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Screen } from '#src/features/pages/help.screen.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const open = (options: Parameters<typeof renderShop>[1] = {}) =>
  renderShop(<Screen />, { namespaces: ['pages', 'footer'], at: '/help-and-support', ...options })

const pathsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('help and support', () => {
  it('says whom to ask, and where they are on the map', async () => {
    await open({ config: { phone: '+97145550100', email: 'hello@souk.example', address: '63 Clock Square' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Help and support' })).toBeTruthy()
    expect(pathsOf(screen.getByRole('region', { name: 'Talk to us' }))).toEqual([
      'tel:+97145550100',
      'mailto:hello@souk.example',
    ])
    await userEvent.click(screen.getByRole('button', { name: '63 Clock Square' }))
    expect(window.history.state.overlay).toMatchObject({ name: 'store-map' })
  })

  it('leads guests to the tracking of an order, customers to all of theirs too', async () => {
    const { unmount } = await open()
    expect(pathsOf(await screen.findByRole('region', { name: 'Where is my order?' }))).toEqual([
      '/track-order',
    ])
    unmount()
    await open({ token: 'token-of-layla' })
    expect(pathsOf(await screen.findByRole('region', { name: 'Where is my order?' }))).toEqual([
      '/track-order',
      '/profile?page=my-orders',
    ])
  })

  it('names the rules there are: three of them only when their config value is not 0', async () => {
    await open({ config: { refund_policy: 0, cancelation_policy: 1, shipping_policy: 0 } })
    expect(pathsOf(await screen.findByRole('navigation', { name: 'Our rules' }))).toEqual([
      '/terms-and-conditions',
      '/privacy-policy',
      '/cancellation-policy',
    ])
  })
})
