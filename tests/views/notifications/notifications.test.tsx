import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notification } from '#openapi/generated/client.ts'
import { publishNotifications } from '#src/core/notification-news.ts'
import { byDay } from '#src/features/notifications/by-day.ts'
import { Screen } from '#src/features/notifications/notifications.screen.tsx'
import { subjectPath } from '#src/features/notifications/subject.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

const notification = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'order_status',
  title: `Order ${id}`,
  body: 'Your order is on its way.',
  order_id: Number(id),
  store_name: 'Noor Shawarma',
  is_running: false,
  conversation_id: null,
  sender_type: null,
  is_read: false,
  created_at: '2026-11-20T08:31:00.000Z',
  ...more,
})
const about = {
  message: { type: 'message', order_id: null, store_name: null, conversation_id: 3, sender_type: 'vendor' },
  referral: { type: 'referral_code', order_id: null, store_name: null },
} as const

const listOf = (...notifications: Notification[]) => ({
  total_size: notifications.length,
  unread_count: notifications.filter(({ is_read }) => !is_read).length,
  limit: 15,
  offset: 1,
  notifications,
})

beforeAll(() => standInForSight(false))
beforeEach(() => void vi.setSystemTime('2026-11-20T12:00:00.000Z'))

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const open = (notifications: () => Notification[], answers: Answers = {}) =>
  renderShop(<Screen />, {
    at: '/profile?page=notifications',
    token: 'token-1',
    namespaces: ['notifications'],
    answers: {
      'GET /customer/notifications': () => listOf(...notifications()),
      'GET /customer/notification-settings': () => ({
        order_status: true,
        message: true,
        referral_code: true,
      }),
      ...answers,
    },
  })

const dotOf = (title: string) => screen.queryByRole('button', { name: `Mark “${title}” as read` })
const rowOf = (name: RegExp) => screen.findByRole('link', { name })

describe('the list of notifications', () => {
  it('groups them by day, and names today and yesterday', async () => {
    await open(() => [
      notification('3'),
      notification('2', { created_at: '2026-11-19T08:31:00.000Z' }),
      notification('1', { created_at: '2026-11-02T08:31:00.000Z', is_read: true }),
    ])
    await screen.findByRole('heading', { level: 2, name: 'Today' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      '2 Nov 2026',
    ])
  })

  it('leads each one to its order, its conversation or the referral code', async () => {
    await open(() => [
      notification('1'),
      notification('2', { ...about.message, title: 'Message from Noor Shawarma' }),
      notification('3', { ...about.referral, title: 'A friend joined' }),
    ])
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile?page=my-orders&orderId=1',
      '/chatting?conversationId=3&type=vendor&chatFrom=true',
      '/profile?page=referral-code',
    ])
  })

  it('has one row for an order, with its store, its newest step, and its earlier steps on demand', async () => {
    const step = (id: string, body: string, created_at: string) =>
      notification(id, { order_id: 7, title: 'Order 7', body, created_at })
    await open(() => [
      step('b', 'Your order is on its way.', '2026-11-20T08:31:00.000Z'),
      notification('5', { ...about.message, title: 'Message from Noor Shawarma' }),
      step('a', 'Your order has been placed.', '2026-11-19T08:31:00.000Z'),
    ])
    const row = await rowOf(/Order 7/)
    expect(row.textContent).toMatch(/Noor Shawarma.*Order 7.*Your order is on its way\./)
    expect(screen.getAllByRole('link')).toHaveLength(2)
    const earlier = screen.getByText('Your order has been placed.').closest('details')!
    expect([earlier.open, earlier.querySelector('time')!.textContent]).toEqual([false, '19 Nov, 8:31 AM'])
    await userEvent.click(screen.getByText('1 earlier update'))
    expect(earlier.open).toBe(true)
  })

  it('shows running orders first, under a heading of their own', async () => {
    await open(() => [
      notification('3', { is_running: true, created_at: '2026-11-02T08:31:00.000Z' }),
      notification('2'),
    ])
    await screen.findByRole('heading', { level: 2, name: 'In progress' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'In progress',
      'Today',
    ])
    expect((await rowOf(/Order 3/)).textContent).toMatch(/2 Nov, 8:31 AM/)
  })

  it('shows an order as unread while one of its steps is, and reads all of them with its newest', async () => {
    const { asked } = await open(
      () => [
        notification('b', { order_id: 7, title: 'Order 7', is_read: true }),
        notification('a', { order_id: 7, title: 'Order 7' }),
      ],
      { 'PUT /customer/notifications/b/read': () => ({ unread_count: 0 }) },
    )
    await rowOf(/Order 7.*Unread/)
    await userEvent.click(dotOf('Order 7')!)
    expect(dotOf('Order 7')).toBeNull()
    await waitFor(() => expect(asked.at(-1)?.call).toBe('PUT /customer/notifications/b/read'))
  })

  it('keeps the choice of kinds folded above the list', async () => {
    await open(() => [notification('1')])
    const kinds = (await screen.findByText('Messages')).closest('details')!
    expect(kinds.open).toBe(false)
    await userEvent.click(screen.getByText('What we notify you about'))
    expect(kinds.open).toBe(true)
  })

  it('says which are unread, in words too', async () => {
    await open(() => [notification('1'), notification('2', { is_read: true })])
    expect((await rowOf(/Order 1/)).textContent).toMatch(/Unread$/)
    expect((await rowOf(/Order 2/)).textContent).not.toMatch(/Unread/)
    expect(dotOf('Order 2')).toBeNull()
  })

  it('shows an opened notification as read at once, and tells the server', async () => {
    const { asked } = await open(() => [notification('1'), notification('2')], {
      'PUT /customer/notifications/1/read': () => ({ unread_count: 1 }),
    })
    await userEvent.click(await rowOf(/Order 1/))
    expect(dotOf('Order 1')).toBeNull()
    expect(dotOf('Order 2')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)?.call).toBe('PUT /customer/notifications/1/read'))
  })

  it('asks nothing when the customer opens a notification that is read already', async () => {
    const { asked } = await open(() => [notification('1', { is_read: true })])
    await userEvent.click(await rowOf(/Order 1/))
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  })

  it('keeps the keyboard at the row when its dot goes', async () => {
    await open(() => [notification('1'), notification('2')], {
      'PUT /customer/notifications/1/read': () => ({ unread_count: 1 }),
    })
    await rowOf(/Order 1/)
    dotOf('Order 1')!.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await rowOf(/Order 1/))
  })

  it('marks all up to the newest on show, and keeps the keyboard at the heading', async () => {
    const { asked } = await open(() => [notification('1'), notification('2', { is_read: true })], {
      'PUT /customer/notifications/read': () => ({ unread_count: 0 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(dotOf('Order 1')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Notifications')
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        call: 'PUT /customer/notifications/read',
        body: { until: '2026-11-20T08:31:00.000Z' },
      }),
    )
  })

  it('marks all up to the newest of the day when an older running order comes first', async () => {
    const { asked } = await open(
      () => [
        notification('2', { is_running: true, created_at: '2026-11-02T08:31:00.000Z' }),
        notification('1'),
      ],
      { 'PUT /customer/notifications/read': () => ({ unread_count: 0 }) },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { until: '2026-11-20T08:31:00.000Z' } }))
  })

  it('shows a notification as unread again when its mark does not reach the server', async () => {
    await open(() => [notification('1')], {
      'PUT /customer/notifications/read': () => new Response('', { status: 503 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(dotOf('Order 1')).toBeTruthy())
  })

  it('reads the list again when a notification arrives, and leaves the toast to others', async () => {
    let held = [notification('1')]
    await open(() => held)
    await rowOf(/Order 1/)
    held = [notification('2'), ...held]
    expect(publishNotifications()).toBe(false)
    expect(await rowOf(/Order 2/)).toBeTruthy()
  })

  it('says that there are none yet', async () => {
    await open(() => [])
    expect(await screen.findByText('No notifications yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('offers another try when it cannot be read', async () => {
    let isDown = true
    await open(() => [], {
      'GET /customer/notifications': () =>
        isDown ? new Response('', { status: 500 }) : listOf(notification('1')),
    })
    const main = within(document.body)
    const retry = await main.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retry)
    expect(await rowOf(/Order 1/)).toBeTruthy()
  })
})

describe('the subject of a notification', () => {
  it('is its order before its conversation', () => {
    expect(subjectPath({ order_id: 7, conversation_id: 3, sender_type: 'vendor' })).toMatch(/orderId=7$/)
  })
})

describe('byDay', () => {
  it('keeps the order of the rows, and opens a day again when the list returns to it', () => {
    const rows = ['a1', 'a2', 'b1', 'a3'].map((created_at) => ({ created_at }))
    expect(
      byDay(rows, ({ created_at }) => created_at[0]!).map(({ day, rows: own }) => [day, own.length]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ])
  })
})
