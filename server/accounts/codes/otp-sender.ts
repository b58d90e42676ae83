export type Channel = 'sms' | 'email'

/** One code, or one link, on its way, in words the customer reads. */
export type OtpMessage = { channel: Channel; to: string; text: string }

/** Who carries codes and links to customers: the outbox of the demo, or a provider over HTTP. */
export type OtpSender = { send: (message: OtpMessage) => Promise<void> }
