import { answer } from '#api/answer.ts'
import { shareOrCopy } from '#browser/share.ts'
import { copyTextMachine, copyTextPorts } from '#machines/copy-text.machine.ts'

/** Hands a page on under its title: the device's own sheet where there is one, the clipboard elsewhere. */
export const connectShare = (page: () => Window, title: string) =>
  copyTextMachine.provide({
    actors: {
      writeClipboard: answer(copyTextPorts.writeClipboard, ({ text }) =>
        shareOrCopy(page(), { title, url: text }),
      ),
    },
  })
