import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { createApi } from '#api/client.ts'
import { connectDeleteAccount } from '#src/features/account/delete-account.ports.ts'
import { connectSaveData } from '#src/features/account/save-data.ports.ts'
import { askPort, recordingApi } from './support/wire.ts'

/** A customer whom the server answers with this. */
function customer(answer: () => Response) {
  const onUnauthorized = vi.fn()
  const api = createApi({
    baseUrl: 'http://souk.test/api/v1',
    wire: () => ({ locale: 'en', token: 'token-1' }),
    onUnauthorized,
    fetch: async () => answer(),
  })
  return {
    onUnauthorized,
    isGone: () => askPort(connectDeleteAccount(api, Date), 'isAccountGone', undefined),
  }
}

describe('an account whose deletion got no answer', () => {
  it('the account is gone when its token opens nothing, and the session does not count as expired', async () => {
    const { isGone, onUnauthorized } = customer(() =>
      Response.json({ errors: [{ code: 'auth-001', message: 'Your token has expired' }] }, { status: 401 }),
    )
    expect(await isGone()).toBe(true)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('the account is there when the server still says what stands against its deletion', async () => {
    expect(await customer(() => Response.json({ obstacles: [] })).isGone()).toBe(false)
  })

  it.each([403, 429, 500, 503])(
    'the account may be there or gone while the server answers %s',
    async (status) => {
      const reply = { errors: [{ code: 'busy', message: 'Later.' }] }
      await expect(customer(() => Response.json(reply, { status })).isGone()).rejects.toThrow(ApiError)
    },
  )
})

it('the data of a customer is saved under the day it was asked for, indented for a reader', async () => {
  vi.useFakeTimers()
  const { api, sent } = recordingApi({ exported_at: '2026-11-22T11:00:00.000Z', profile: { id: 7 } })
  const saved: string[] = []
  const stored: Blob[] = []
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${stored.push(blob as Blob)}`)
  const link = { href: '', download: '', click: () => saved.push(link.href, link.download), remove: () => {} }
  const page = {
    document: { createElement: () => link, body: { append: () => {} } },
    setTimeout: globalThis.setTimeout,
  }
  await askPort(
    connectSaveData(api, () => page as never),
    'downloadData',
    undefined,
  )
  expect(sent).toEqual([{ request: 'GET /customer/data' }])
  expect(saved).toEqual(['blob:1', 'my-data-2026-11-22.json'])
  expect(await stored[0]!.text()).toBe(
    JSON.stringify({ exported_at: '2026-11-22T11:00:00.000Z', profile: { id: 7 } }, null, 2),
  )
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoked).toHaveBeenCalledWith('blob:1')
  vi.useRealTimers()
  vi.restoreAllMocks()
})
