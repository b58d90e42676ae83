import { deepStrictEqual, strictEqual } from 'node:assert'
import { type Shared, shareMachine } from '#machines/app/share.machine.ts'
import { connectShare } from '#src/shared/sharing/share.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { closed, told } from '#tests/support/told.ts'

/** A device whose sheet sends a page or a text on, until it fails. */
export const shareService = service(shareMachine, async () => {
  const sent: Shared[] = []
  let clipboard = ''
  let works = true
  let mayCopy = true
  const share = async (shared: Shared) => {
    if (!works) throw new Error('This browser has no sheet to share with')
    sent.push(shared)
  }
  const writeText = async (text: string) => {
    if (!mayCopy) throw new Error('The browser refused to copy')
    clipboard = text
  }
  const window = { navigator: { share, clipboard: { writeText } } } as unknown as Window
  return {
    connected: connectShare(() => window),
    answers: {
      openShareSheet: {
        before: () => {
          works = true
        },
        refusing: () => {
          works = false
        },
      },
      writeClipboard: {
        refusing: () => {
          mayCopy = false
        },
      },
    },
    holds: (snapshot) => {
      const { shared } = snapshot.context
      if (snapshot.matches('copied')) strictEqual(clipboard, 'url' in shared ? shared.url : shared.text)
      else if (works && shared.title) deepStrictEqual(sent.at(-1), shared)
    },
  }
})

export const shareBrowser = browser(
  shareMachine,
  async ({ page, arrive, stage: { city } }) => ({
    open: async () => {
      await page.context().grantPermissions(['clipboard-write'])
      // This browser has no sheet of its own; whether the one in its place opens is the path's to say.
      await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
      await arrive(`/store/${city.kitchen.slug}?module_id=${city.kitchen.module_id}`)
      await page.getByRole('button', { name: 'Share this store' }).waitFor()
    },
    gestures: {
      'share.request': () => page.getByRole('button', { name: 'Share this store' }).click(),
    },
  }),
  {
    inVain: {
      'share.request': {
        sharing: 'a second press opens no second sheet',
        copying: 'a second press copies nothing else',
      },
    },
  },
)

/** Neither the share sheet nor the clipboard took the page. */
export const shareTold = told(
  'share',
  { 'share.refused': ({ refusal }, at) => ({ says: [['error', at ? /./ : refusal]] }) },
  { given: { refusal: 'Not shared.' }, samples: { 'share.refused': [{ error: closed }] } },
)
