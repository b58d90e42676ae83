export type OtherTabs = {
  tell: () => void
  /** Returns the unsubscribe function. */
  onTold: (listener: () => void) => () => void
}

const channels = new Map<string, OtherTabs>()

/** The line to the shop's other tabs about a topic. There is one per topic: two would hear each other in the same tab. */
export function otherTabs(topic: string): OtherTabs {
  const known = channels.get(topic) ?? openChannel(topic)
  channels.set(topic, known)
  return known
}

/** Where tabs cannot talk, no tab hears. */
function openChannel(topic: string): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, onTold: () => () => {} }
  const channel = new BroadcastChannel(`souk:${topic}`)
  return {
    tell: () => channel.postMessage(topic),
    onTold: (listener) => {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
