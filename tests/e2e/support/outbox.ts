import { expect, type Page } from '@playwright/test'

const CODE = /\b\d{6}\b/

/** The entries that a test has read. */
const read = new Set<string>()

/** The next code that the demo sends to this phone or email: the shop answers before it has sent it. */
export async function codeIn(page: Page, to: string): Promise<string> {
  let newest = ''
  const look = async () => {
    const html = await (await page.request.get('/outbox')).text()
    newest = html.split('<li>').find((each) => each.includes(`>${to}</b>`)) ?? ''
    return read.has(newest) ? '' : newest
  }
  await expect.poll(look, { message: `The shop sends a code to ${to}` }).toMatch(CODE)
  read.add(newest)
  return newest.match(CODE)![0]
}
