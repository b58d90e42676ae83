/** What a device shows; `data` is for the storefront behind it (docs/spec.md §3 Push notification). */
export type PushMessage = { title: string; body: string; data: Record<string, string> }

/** `unregistered`: the device is no more; `refused`: it will never be taken like this. */
export type PushOutcome = 'sent' | 'unregistered' | 'refused'

/**
 * Delivers messages to devices. Throws when the provider is unreachable or fails internally; the caller retries later.
 */
export type PushSender = { send: (device: string, message: PushMessage) => Promise<PushOutcome> }
