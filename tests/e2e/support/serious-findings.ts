import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds serious or critical on the page as it is, one text for each place. */
export const seriousFindings = (page: Page): Promise<string[]> => findings(new AxeBuilder({ page }))

/** What another theme can change of that: its colours. */
export const themeFindings = (page: Page): Promise<string[]> =>
  findings(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [id, target.join(' '), html.slice(0, 300), failureSummary].join('\n'),
      ),
    )
}
