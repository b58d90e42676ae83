import { offerInterestsMachine } from '#machines/catalogue/offer-interests.machine.ts'
import { readDownTo } from '#tests/e2e/support/read-down-to.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const offerInterestsBrowser = browser(offerInterestsMachine, async ({ page, arrive }, { from }) => {
  const offer = page.getByRole('region', { name: 'What do you like?' })
  return {
    open: async () => {
      if (from === 'a customer who was asked before')
        await page.addInitScript(() => window.localStorage.setItem('askedInterests', '[1]'))
      await arrive('/home')
      if (from !== 'a customer who enters another module')
        return readDownTo(page, page.getByRole('heading', { name: 'Just For You' }))
      await openOver(page, { name: 'modules' })
      await page.getByRole('dialog').getByRole('button', { name: 'Pharmacy' }).click()
      // pickModule says so; the oracle counts toasts from here on.
      await page.getByText('A module has been selected.').waitFor()
    },
    gestures: {
      'offer.accept': () => offer.getByRole('button', { name: 'Choose' }).click(),
      'offer.decline': () => offer.getByRole('button', { name: 'No, thanks' }).click(),
    },
  }
})
