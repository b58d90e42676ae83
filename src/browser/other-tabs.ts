export type OtherTabs = { tell: () => void; onTold: (listener: () => void) => void }

/** Tells the shop's other tabs that something they show has changed; where tabs cannot talk, nobody hears. */
export function createOtherTabs(topic: string): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, onTold: () => {} }
  const channel = new BroadcastChannel(`souk:${topic}`)
  return {
    tell: () => channel.postMessage(topic),
    onTold: (listener) => channel.addEventListener('message', listener),
  }
}
