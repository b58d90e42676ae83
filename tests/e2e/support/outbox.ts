import { expect, type Page } from '@playwright/test'

/** The entries that a test has read. */
const read = new Set<string>()

/** The next code that the demo sends to this phone or email: the shop answers before it has sent it. */
export async function codeIn(page: Page, to: string): Promise<string> {
  let code: string | undefined
  const look = async () => {
    const html = await (await page.request.get('/outbox')).text()
    const [newest] = html.split('<li>').filter((each) => each.includes(`>${to}</b>`))
    if (!newest || read.has(newest)) return undefined
    read.add(newest)
    code = newest.match(/\b\d{6}\b/)![0]
    return code
  }
  await expect.poll(look, { message: `No code is sent to ${to}.` }).toBeDefined()
  return code!
}
