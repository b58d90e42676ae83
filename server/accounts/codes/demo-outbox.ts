import type { OtpMessage, OtpSender } from './otp-sender.ts'

type Sent = OtpMessage & { at: Date }

export type DemoOutbox = OtpSender & { newestFirst: () => readonly Sent[] }

const KEPT = 50

/** Keeps the last messages in memory, for the page that shows them; nothing leaves the shop. */
export function createDemoOutbox(now: () => Date): DemoOutbox {
  let messages: Sent[] = []
  return {
    send: async (message) => {
      messages = [{ ...message, at: now() }, ...messages].slice(0, KEPT)
    },
    newestFirst: () => messages,
  }
}
