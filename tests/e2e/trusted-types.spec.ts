// Only a browser shows it: what its policy of Trusted Types refuses.
import { mirror } from '#tests/fixtures/visitor.ts'
import { endVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

test('a page creates no policy of a stranger, starts no script but those of the build, and draws its map with a worker', async ({
  page,
  visitor,
  forgive,
}) => {
  forgive(/^logged: .*(policy|Trusted)/i)
  forgive(/Not a script of this shop|TrustedScriptURL/)
  await visitor({ isNew: true })

  await test.step('a page creates no Trusted Types policy but the two of the shop', async () => {
    const answer = await page.goto('/home')
    expect(answer!.headers()['content-security-policy']).toContain('trusted-types painted default')
    const refused = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void }
      }
      try {
        trustedTypes.createPolicy('of-a-stranger', { createScriptURL: (url: string) => url })
        return 'created'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refused).toBe('TypeError')
  })

  await test.step('a prerendered page starts no script but those of the build', async () => {
    await mirror(page, { lang: 'en', theme: 'light' })
    await page.route('**/media/stranger.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.stranger = true' }),
    )
    await page.route('**/home', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/data-entry="[^"]+"/, 'data-entry="/media/stranger.js"')
      await route.fulfill({ response: answer, body })
    })
    const thrown = page.waitForEvent('pageerror')
    await page.goto('/home')
    expect((await thrown).message).toContain('Not a script of this shop: /media/stranger.js')
    expect(await page.evaluate(() => 'stranger' in globalThis)).toBe(false)
    await page.unrouteAll()
    await endVisit(page)
  })

  await test.step('the map draws with its worker, and no other script address is trusted', async () => {
    await page.goto('/')
    const working = page.waitForEvent('worker')
    await page
      .getByRole('button', { name: /Deliver to|Where to/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Pick from map' }).click()
    expect((await working).url()).toContain('/assets/maplibre-gl-worker')
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
    const refused = await page.evaluate(() => {
      try {
        new Worker('/media/stranger.js')
        return 'started'
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(refused).toContain('Not a script of this shop')
  })
})
