import { sql } from 'drizzle-orm'
import { ensureDiskHasRoom } from '#server/db/engine/disk.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import type { Handlers } from '#server/wiring/services.ts'

export const system = {
  healthz: async () => ({ status: 'ok' }),

  /**
   * 503 during shutdown, and when the database does not answer or has no space to write, so that balancers choose
   * another process.
   */
  readyz: async (_, { services: { db, stopping }, log }) => {
    if (stopping.aborted) throw notReady
    try {
      await db.execute(sql`select 1`)
      await ensureDiskHasRoom(db)
    } catch (error) {
      log.error({ err: error }, 'the database cannot be used')
      throw notReady
    }
    return { status: 'ok' }
  },
} satisfies Partial<Handlers>

const notReady = new ApiError(
  503,
  {
    code: 'unavailable',
    message: {
      en: 'The shop is not available right now. Try again.',
      ar: 'المتجر غير متاح الآن. حاول مرة أخرى.',
    },
  },
  { 'retry-after': '1' },
)
