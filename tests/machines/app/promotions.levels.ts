import { expect, type Page } from '@playwright/test'
import { unwrap } from '#api/unwrap.ts'
import { promotionsMachine } from '#machines/app/promotions.machine.ts'
import { browser } from '#tests/support/browser.ts'
import { promotionsModel } from './promotions.model.ts'

const FILM = '/film.webm'

export const promotionsBrowser = browser(
  promotionsMachine,
  async ({ page, arrive, stage }, { from }) => {
    // While something lies over the page nothing below has a role.
    const heading = page.getByRole('heading', { name: 'Highlights for you', includeHidden: true })
    // What starts over stands on the page more than once.
    const own = page.locator('section', { has: heading }).locator('.splide__slide:not(.splide__slide--clone)')
    /** Without a hand, which would hold the slides. */
    const press = (name: string) =>
      page
        .locator('section', { has: heading })
        .getByRole('button', { name, includeHidden: true })
        .dispatchEvent('click')
    const happensToVideo = (event: string) => () => own.locator('video').dispatchEvent(event)
    return {
      open: async () => {
        const [ad] = await unwrap(stage.server.GET('/advertisement/list'))
        const { kinds } = promotionsModel.inputs[from]!
        const ads = kinds.map((add_type, index) => ({
          ...ad,
          id: index + 1,
          add_type,
          video_attachment_full_url: add_type === 'video_promotion' ? FILM : null,
        }))
        await page.route('**/api/v1/advertisement/list', (route) => route.fulfill({ json: ads }))
        // A film that neither ends nor fails by itself.
        await page.route(`**${FILM}`, () => {})
        await startOnlyByHand(page)
        await arrive('/home')
        await expect(async () => {
          await page.evaluate(() => scrollBy(0, 300))
          await expect(heading).toBeVisible({ timeout: 200 })
        }).toPass()
        await heading.scrollIntoViewIfNeeded()
        await page.getByRole('list', { name: 'Highlights for you' }).waitFor()
      },
      gestures: {
        'carousel.ready': async ({ calm }) => {
          await page.emulateMedia({ reducedMotion: calm ? 'reduce' : 'no-preference' })
          await page.keyboard.press('Shift')
        },
        'slide.show': ({ index }) => press(`Go to slide ${index + 1}`),
        'hand.enter': async () => {
          await heading.hover()
          await own.first().hover()
        },
        'hand.leave': () => heading.hover(),
        'page.cover': async () => {
          await page.getByRole('button', { name: /^Cart/ }).first().dispatchEvent('click')
          await expect(page.getByRole('dialog')).toBeVisible()
        },
        // A key would be the visitor's first move, which makes the slides ready.
        'page.uncover': async () => {
          await page.goBack()
          await expect(page.getByRole('dialog')).toHaveCount(0)
        },
        'video.end': happensToVideo('ended'),
        'video.fail': happensToVideo('error'),
        'slides.pause': () => press('Pause the slides'),
        'slides.play': () => press('Play the slides'),
      },
    }
  },
  {
    offered: {
      'slide.show': (snapshot, { index }) =>
        !snapshot.matches('standing') && index !== snapshot.context.index,
    },
  },
)

/** The slides begin to move with the first thing the visitor does, and not because the page has been idle for long. */
const startOnlyByHand = (page: Page) =>
  page.addInitScript(() => {
    const whenIdle = requestIdleCallback
    let isBegun = false
    addEventListener('keydown', () => (isBegun = true), true)
    const afterHand = (run: IdleRequestCallback) => (isBegun ? whenIdle(run) : 0)
    Object.assign(globalThis, { requestIdleCallback: afterHand })
  })
