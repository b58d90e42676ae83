import { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const convertPointsBrowser = browser(convertPointsMachine, async ({ page, arrive }) => {
  const form = page.getByRole('region', { name: 'Convert points to money' })
  return {
    open: async () => {
      await arrive('/profile?page=loyalty-points')
      await form.getByRole('textbox').waitFor()
    },
    gestures: {
      'points.change': ({ points }) => write(form.getByRole('textbox'), points),
      'form.submit': () => form.getByRole('button', { name: 'Convert to money' }).click(),
    },
  }
})
