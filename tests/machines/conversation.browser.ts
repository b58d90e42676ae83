import { conversationMachine } from '#machines/chat/conversation.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const conversationBrowser = browser(conversationMachine, async ({ page, arrive, live }, { from }) => {
  const { whom } = live.inputs![from] as { whom: { conversation_id: number } }
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Try again' })
  return {
    open: async () => {
      // The page reads anew as soon as the line stands; here it does when the path says so.
      await page.route('**/api/v1/events*', (route) => route.fulfill({ status: 404, json: { errors: [] } }))
      await arrive(`/chatting?conversationId=${whom.conversation_id}&type=vendor&chatFrom=true`)
    },
    gestures: {
      // The network comes back: something may have been said meanwhile.
      'message.news': () => page.evaluate(() => window.dispatchEvent(new Event('online'))),
      'message.sent': async () => {
        await main.getByRole('textbox', { name: 'Write a message' }).fill('One more')
        await main.getByRole('button', { name: 'Send' }).click()
      },
      'older.ask': async () => {
        if (await retry.isVisible()) return retry.click()
        await main
          .getByRole('region', { name: 'Messages' })
          .evaluate((log) => log.scrollTo(0, -log.scrollHeight))
      },
      'conversation.retry': () => retry.click(),
    },
  }
})
