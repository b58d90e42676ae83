import { deepStrictEqual, strictEqual } from 'node:assert'
import { type SharedPage, shareMachine } from '#machines/share.machine.ts'
import { connectShare } from '#src/shop/share.ports.ts'
import { service } from '#tests/support/service.ts'

/** A device whose sheet sends a page on, until it fails. */
export const shareService = service(shareMachine, async () => {
  const sent: SharedPage[] = []
  let clipboard = ''
  let works = true
  let mayCopy = true
  const share = async (page: SharedPage) => {
    if (!works) throw new Error('This browser has no sheet to share with')
    sent.push(page)
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
      const { title, url } = snapshot.context
      if (snapshot.matches('copied')) strictEqual(clipboard, url)
      else if (works && url) deepStrictEqual(sent.at(-1), { title, url })
    },
  }
})
