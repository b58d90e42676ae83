import type { Page } from '@playwright/test'
import type { PageFlow } from '#tests/support/page-flow.ts'
import { CODES, type Sensor } from '#tests/support/window-stand-in.ts'

/** The storage of a page for the stage, and the way to its first page. */
export type PageWindow = {
  /** As much of the page's window as storage needs. */
  window: Window
  /** Opens an address once the storage is written. A bare `page.goto` can overtake a write. */
  goto: (path: string) => Promise<void>
}

/** The storage of a page that may not be open yet. */
export function pageWindow(page: Page): PageWindow {
  const written = new Map<string, string | null>()
  let pending: Promise<unknown>[] = []
  let count = 0
  const write = (key: string, value: string | null) => {
    written.set(key, value)
    const put = ([name, text]: readonly [string, string | null]) => {
      if (text === null) localStorage.removeItem(name)
      else localStorage.setItem(name, text)
    }
    if (page.url() !== 'about:blank') return void pending.push(page.evaluate(put, [key, value] as const))
    // Nothing is there yet: the first page finds it, later pages find what the first one made of it.
    const once = `written ${++count}`
    pending.push(
      page.addInitScript(
        ([name, text, mark]) => {
          if (sessionStorage.getItem(mark)) return
          sessionStorage.setItem(mark, 'yes')
          if (text === null) localStorage.removeItem(name)
          else localStorage.setItem(name, text)
        },
        [key, value, once] as const,
      ),
    )
  }
  const localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => written.get(key) ?? null,
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null),
  }
  return {
    window: Object.assign(new EventTarget(), { localStorage }) as unknown as Window,
    goto: async (path) => {
      await Promise.all(pending)
      pending = []
      await page.goto(path)
    },
  }
}

/** The visitor as the page asks for them. */
export const pageSensor = (flow: () => PageFlow): Sensor => ({
  grant: (position) => flow().hands('locate', position),
  refuse: (reason) => flow().hands('locate', { refusal: CODES[reason] }),
  navigator: {} as Navigator,
})
