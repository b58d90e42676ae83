// Only a browser shows what it fetches.
import { expect, test } from '@playwright/test'
import { firstLoad, SCREENS } from '#tests/fixtures/first-load.ts'

for (const screen of SCREENS)
  test(`the first load of /home is within its budget, ${screen.width} px wide, ${screen.lang}`, {
    tag: '@gate',
  }, async ({ browser, baseURL }) => {
    const { lines, over } = await firstLoad(browser, baseURL!, screen)
    console.log(lines.join('\n'))
    expect(over, lines.join('\n')).toEqual([])
  })
