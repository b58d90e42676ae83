import { describe, expect, it } from 'vitest'
import { isRead } from '#machines/app/notifications.ts'

const at = '2026-11-20T08:31:00.000Z'
const unread = { id: 'a', order_id: null, is_read: false, created_at: at }
const opening = (id: string, order_id: number | null = null, created_at = at) =>
  ({ type: 'one', opened: { id, order_id, created_at } }) as const

describe('isRead', () => {
  it('believes the list of the server', () => {
    expect([isRead(unread, []), isRead({ ...unread, is_read: true }, [])]).toEqual([false, true])
  })

  it('reads one notification by a mark of its own only', () => {
    expect(isRead(unread, [opening('b')])).toBe(false)
    expect(isRead(unread, [opening('b'), opening('a')])).toBe(true)
  })

  it('a mark of a step reads the earlier steps of its order, no later step and no other order', () => {
    const step = { ...unread, order_id: 7 }
    expect(isRead(step, [opening('b', 7)])).toBe(true)
    expect(isRead(step, [opening('b', 7, '2026-11-20T12:31:00+04:00')])).toBe(true)
    expect(isRead(step, [opening('b', 7, '2026-11-20T08:30:59.999Z')])).toBe(false)
    expect(isRead(step, [opening('b', 8)])).toBe(false)
  })

  it('a mark reads all notifications up to its instant, in every time zone it is written in', () => {
    expect(isRead(unread, [{ type: 'all', until: '2026-11-20T08:30:59.999Z' }])).toBe(false)
    expect(isRead(unread, [{ type: 'all', until: at }])).toBe(true)
    expect(isRead(unread, [{ type: 'all', until: '2026-11-20T12:31:00+04:00' }])).toBe(true)
  })
})
