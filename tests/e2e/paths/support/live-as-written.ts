import type { Browser } from '@playwright/test'
import { asOffered } from '#tests/support/browser.ts'
import { discoverBrowser, discoverFlows, discoverService, discoverTold } from '#tests/support/discover.ts'
import { callerOf, pointAt } from '#tests/support/point-at.ts'
import { pathAsWritten, type WrittenStep } from '#tests/support/written-path.ts'
import { livePath } from './live-path.ts'
import type { House } from './test.ts'

export type WrittenPath = {
  /** `add-item`, as in `machines/cart/add-item.machine.ts`. */
  flow: string
  /** The name of one of the model's inputs. */
  from: string
  steps: readonly WrittenStep[]
}

/**
 * Lives a written path in the built storefront at the reference server. Throws at a step that cannot happen, leads
 * elsewhere than is written, or is not what the page shows; the error points at the line of that step.
 */
export async function liveAsWritten(
  { browser, house }: { browser: Browser; house: House },
  { flow, from, steps }: WrittenPath,
): Promise<void> {
  const call = callerOf(new Error())
  try {
    await live({ browser, house }, { flow, from, steps })
  } catch (error) {
    throw pointAt(error, call)
  }
}

async function live(
  { browser, house }: { browser: Browser; house: House },
  { flow, from, steps }: WrittenPath,
): Promise<void> {
  const [found] = await discoverFlows((name) => name === flow)
  const model = found?.models[0]
  const lived = await discoverBrowser(flow)
  if (!model || !lived) throw new Error(`${flow} has no model, or no screen (docs/testing.md)`)
  const path = pathAsWritten(asOffered(model, lived), from, steps)
  const service = await discoverService(flow)
  const { failure } = await livePath(path, {
    browser,
    house,
    model,
    service,
    lived,
    told: await discoverTold(flow, model.machine.id),
  })
  if (failure) throw failure
}
