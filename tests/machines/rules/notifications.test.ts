import { describe, expect, it } from 'vitest'
import { isRead } from '#machines/app/notifications.ts'

const unread = { id: 'a', is_read: false, created_at: '2026-11-20T08:31:00.000Z' }

describe('isRead', () => {
  it('believes the list of the server', () => {
    expect([isRead(unread, []), isRead({ ...unread, is_read: true }, [])]).toEqual([false, true])
  })

  it('reads one notification by a mark of its own only', () => {
    expect(isRead(unread, [{ type: 'one', id: 'b' }])).toBe(false)
    expect(
      isRead(unread, [
        { type: 'one', id: 'b' },
        { type: 'one', id: 'a' },
      ]),
    ).toBe(true)
  })

  it('a mark reads all notifications up to its instant, in every time zone it is written in', () => {
    expect(isRead(unread, [{ type: 'all', until: '2026-11-20T08:30:59.999Z' }])).toBe(false)
    expect(isRead(unread, [{ type: 'all', until: '2026-11-20T08:31:00.000Z' }])).toBe(true)
    expect(isRead(unread, [{ type: 'all', until: '2026-11-20T12:31:00+04:00' }])).toBe(true)
  })
})
