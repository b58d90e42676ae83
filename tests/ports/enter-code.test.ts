import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { connectEnterCode } from '#src/shared/identity/enter-code.ports.ts'
import { askPort } from './support/wire.ts'

const clock = { now: () => 1_000_000 }
const recipient = '+971501234567'
const never = () => Promise.reject(new Error('not asked'))
const waits = (status: number, code: string, retryAfter?: number) =>
  new ApiError(status, [{ code, message: 'Wait 42 seconds.' }], retryAfter)

const asked = (send: () => Promise<{ message: string; resend_in: number; expires_in: number }>) =>
  askPort(connectEnterCode(clock, { send, check: never }), 'sendCode', { recipient })

describe('a code', () => {
  it('that was sent says when another can be asked for, and how long it is good for', async () => {
    expect(await asked(async () => ({ message: 'Sent.', resend_in: 60, expires_in: 600 }))).toEqual({
      type: 'sent',
      message: 'Sent.',
      resend_at: 1_060_000,
      good_for: 600_000,
    })
  })

  it('that was sent within the last minute is not sent again, and another can be asked for afterwards', async () => {
    expect(await asked(() => Promise.reject(waits(405, 'otp_block_time', 60)))).toEqual({
      type: 'held',
      resend_at: 1_060_000,
      good_for: 600_000,
    })
  })

  it('that was sent earlier lives ten minutes since then', async () => {
    expect(await asked(() => Promise.reject(waits(405, 'otp_block_time', 42)))).toEqual({
      type: 'held',
      resend_at: 1_042_000,
      good_for: 582_000,
    })
  })

  it('that was sent, now or before, is noted for a reload; too many requests are not', async () => {
    const noted: unknown[] = []
    const note = (...code: unknown[]) => noted.push(code)
    for (const wait of [60, 61]) {
      const send = () => Promise.reject(waits(405, 'otp_block_time', wait))
      await askPort(connectEnterCode(clock, { send, check: never, recordCode: note }), 'sendCode', {
        recipient,
      })
    }
    const send = async () => ({ message: 'Sent.', resend_in: 60, expires_in: 300 })
    await askPort(connectEnterCode(clock, { send, check: never, recordCode: note }), 'sendCode', {
      recipient,
    })
    expect(noted).toEqual([
      [recipient, { resend_at: 1_060_000, good_for: 600_000 }],
      [recipient, { resend_at: 1_060_000, good_for: 300_000 }],
    ])
  })

  it('that is held back for longer was requested or tried too often', async () => {
    expect(await asked(() => Promise.reject(waits(405, 'otp_block_time', 61)))).toEqual({
      type: 'blocked',
      message: 'Wait 42 seconds.',
      resend_at: 1_061_000,
    })
  })

  it('that a backend holds back without saying how long can be asked for at once', async () => {
    expect(await asked(() => Promise.reject(waits(405, 'otp_block_time')))).toEqual({
      type: 'blocked',
      message: 'Wait 42 seconds.',
      resend_at: 1_000_000,
    })
  })

  it.each([waits(405, 'method'), waits(403, 'otp_block_time'), new TypeError('Failed to fetch')])(
    'that is refused otherwise was not sent: %s',
    async (error) => {
      await expect(asked(() => Promise.reject(error))).rejects.toBe(error)
    },
  )
})
