import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customerTokens } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { EXPIRES_IN } from './code-limits.ts'

/** A code as one browser sent it; `retry_key` is a secret of that browser. */
export type SentCode = { purpose: string; to: string; code: string; retry_key: string | undefined }

/**
 * By which a browser that lost the reply to a right code finds what the code opened. The key makes it unguessable: in another
 * browser a used code opens nothing. `null` without a key.
 */
export const retryHash = ({ purpose, to, code, retry_key }: SentCode): string | null =>
  retry_key === undefined ? null : fingerprint(JSON.stringify([purpose, to, code, retry_key]))

/** Notes in a session (the fingerprint of its token) what made it, or what it was last used for. */
export async function recordRetry(tx: Database, session: string, hash: string | null): Promise<void> {
  if (hash === null) return
  await tx.update(customerTokens).set({ retry_hash: hash }).where(eq(customerTokens.token_hash, session))
}

/** What was opened before is not opened again. */
export const retriesSince = (now: Date): Date => new Date(now.getTime() - EXPIRES_IN * 1000)

/** Opens by a code, or again what this browser opened by it before the code was refused. */
export async function orAgain<Opened>(
  hash: string | null,
  open: () => Promise<Opened>,
  openAgain: (hash: string) => Promise<Opened | undefined>,
): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    const opened = hash !== null && error instanceof ApiError ? await openAgain(hash) : undefined
    if (!opened) throw error
    return opened
  }
}
