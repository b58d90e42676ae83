import type { SandboxAnswer } from '#server/payments/sandbox.ts'

/** Where a browser meets the shop, and how long it waits for a page before it loads it again, in milliseconds. */
export type Browser = { origin: string; patience: number }

const returns = ['success', 'fail', 'cancel'] as const
type Return = (typeof returns)[number]

/** Opens a page of the sandbox gateway and does nothing there: the customer closes the tab. */
export const seePage = async (browser: Browser, page: string): Promise<void> =>
  void (await load(browser, page))

/**
 * Presses a button of the sandbox gateway and follows the browser back to the shop; answers what the return address says,
 * and undefined where the gateway does not send the browser back.
 */
export async function answerPage(
  browser: Browser,
  page: string,
  answer: SandboxAnswer,
): Promise<Return | undefined> {
  const pressed = await load(browser, page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
  })
  if (pressed.status === 200) return undefined
  const { searchParams } = new URL(
    (await load(browser, redirectOf(pressed))).headers.get('location')!,
    browser.origin,
  )
  const flag = returns.find((each) => each === searchParams.get('flag'))
  if (!flag) throw new Error(`The way back says ${searchParams}`)
  return flag
}

function redirectOf({ status, headers }: Response): string {
  const location = headers.get('location')
  if (status !== 303 || !location) throw new Error(`The gateway answers ${status} and leads nowhere.`)
  return location
}

/** Loads a page again until one comes: a customer who sees an error page does the same. */
async function load({ origin, patience }: Browser, path: string, more: RequestInit = {}): Promise<Response> {
  for (;;) {
    const signal = AbortSignal.timeout(patience)
    const reply = await fetch(new URL(path, origin), { ...more, redirect: 'manual', signal }).catch(
      () => undefined,
    )
    await reply?.arrayBuffer().catch(() => undefined)
    if (reply && reply.status < 500) return reply
  }
}
