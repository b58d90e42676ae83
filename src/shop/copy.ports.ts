import { answer } from '#api/answer.ts'
import { copyText } from '#browser/clipboard.ts'
import { copyTextMachine, copyTextPorts } from '#machines/copy-text.machine.ts'

/** Puts a text on the clipboard of this page. */
export const connectCopy = (page: () => Window) =>
  copyTextMachine.provide({
    actors: { writeClipboard: answer(copyTextPorts.writeClipboard, ({ text }) => copyText(page(), text)) },
  })
