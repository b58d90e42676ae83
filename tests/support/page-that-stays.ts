/** A window whose page is shown again as soon as it was left for `left`. */
export function pageThatStays() {
  const left: string[] = []
  const page = Object.assign(new EventTarget(), {
    crypto,
    history: { state: null, replaceState: () => {} },
    location: {
      assign: (address: string) => {
        left.push(address)
        queueMicrotask(() => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
      },
    },
  })
  return { left, page: page as unknown as Window }
}
