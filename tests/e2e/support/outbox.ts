import type { Page } from '@playwright/test'

/** The newest code that the demo shows for this phone or email. */
export async function codeIn(page: Page, to: string): Promise<string> {
  const html = await (await page.request.get('/outbox')).text()
  const [entry] = html.split('<li>').filter((each) => each.includes(`>${to}</b>`))
  return entry!.match(/\b\d{6}\b/)![0]
}
