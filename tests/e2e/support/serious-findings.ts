import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The engine that the builder brings along. */
const engine: { source: string } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core')
/** The builder sends its script to every frame twice per run; this one does nothing. */
const NOTHING = 'void 0'

/**
 * What axe finds serious or critical on the page as it is, one text for each place. Axe describes no element that passes,
 * and sums up in the page itself: by default it opens a second page for frames of other origins, which the shop has none of.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  await loadEngine(page)
  const axe = new AxeBuilder({ page, axeSource: NOTHING }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [id, target.join(' '), html.slice(0, 300), failureSummary].join('\n'),
      ),
    )
}

/** Loads axe into each document once: compiling it takes as long as a run. */
async function loadEngine(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(engine.source)
}
