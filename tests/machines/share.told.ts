import { shareMachine } from '#machines/app/share.machine.ts'
import { told } from '#tests/support/told.ts'

/** Neither the share sheet nor the clipboard took the page. */
export const shareTold = told(shareMachine, { 'share.refused': { says: [['error', /./]] } })
