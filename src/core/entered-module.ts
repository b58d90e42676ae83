import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { shared } from '#src/flow/shared.ts'

/**
 * The module that the customer last chose to shop in on this page; an address that leads into one does not count. It is
 * kept, because who reads it may still load when the customer chooses.
 */
export const enteredModule = shared<ModuleChoice | null>(null)
