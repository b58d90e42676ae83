import { answer } from '#api/answer.ts'
import { copyText } from '#browser/clipboard.ts'
import { openShareSheet } from '#browser/share.ts'
import { shareMachine, sharePorts } from '#machines/app/share.machine.ts'

/** Connects sharing to the share sheet and the clipboard of the browser. */
export const connectShare = (page: () => Window) =>
  shareMachine.provide({
    actors: {
      openShareSheet: answer(sharePorts.openShareSheet, (shared) => openShareSheet(page(), shared)),
      writeClipboard: answer(sharePorts.writeClipboard, ({ text }) => copyText(page(), text)),
    },
  })
