import type { Browser } from '@playwright/test'
import { asOffered } from '#tests/support/browser.ts'
import { discoverBrowser, discoverFlows, discoverService } from '#tests/support/discover.ts'
import { pathAsWritten, type WrittenStep } from '#tests/support/written-path.ts'
import { livePath } from './live-path.ts'
import type { House } from './test.ts'

export type WrittenPath = {
  /** `add-item`, as in `machines/add-item.machine.ts`. */
  flow: string
  /** The name of one of the model's inputs. */
  from: string
  steps: readonly WrittenStep[]
}

/**
 * Lives a path that somebody wrote down, in the built storefront at the reference server. Throws where a step cannot
 * happen, leads elsewhere than is written, or is not what the page shows.
 */
export async function liveAsWritten(
  { browser, house }: { browser: Browser; house: House },
  { flow, from, steps }: WrittenPath,
): Promise<void> {
  const [found] = await discoverFlows((name) => name === flow)
  const model = found?.models[0]
  const lived = await discoverBrowser(flow)
  if (!model || !lived)
    throw new Error(`${flow} has no model, or no screen (tests/machines/${flow}.browser.ts)`)
  const path = pathAsWritten(asOffered(model, lived), from, steps)
  const service = await discoverService(flow)
  const { failure } = await livePath(path, { browser, house, model, service, lived })
  if (failure) throw failure
}
