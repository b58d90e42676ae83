/** A typed channel between two parts of the page that do not know each other. */
export type PubSub<Message> = {
  /** Calls every subscriber; true when one of them showed the message to the customer. */
  publish: (message: Message) => boolean
  /** Calls back for every message; the subscriber returns whether it showed the message. Returns the unsubscribe function. */
  subscribe: (subscriber: (message: Message) => boolean) => () => void
}

export function pubSub<Message>(): PubSub<Message> {
  const subscribers = new Set<(message: Message) => boolean>()
  return {
    publish: (message) => [...subscribers].map((subscriber) => subscriber(message)).some(Boolean),
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
  }
}
