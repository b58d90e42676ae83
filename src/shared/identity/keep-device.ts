import type { AppStorage } from '#browser/storage.ts'
import type { AuthToken } from '#openapi/generated/client.ts'

/** The device token outlives the session: the next login sends it. */
export function keepDevice<Reply extends Pick<AuthToken, 'device_token'>>(
  storage: AppStorage,
  reply: Reply,
): Reply {
  if (reply.device_token) storage.write('deviceToken', reply.device_token)
  return reply
}
