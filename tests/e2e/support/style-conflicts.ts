import type { Page } from '@playwright/test'

/**
 * Elements whose utility classes set different values of one property: the class that comes later in the stylesheet wins, and
 * any file can change their order. Each as the property, both values and the element.
 */
export async function styleConflicts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Said = { when: string; property: string; value: string }
    const said = new Map<string, Said[]>()
    const read = (rules: CSSRuleList, under: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) record(rule, under)
        else if ('cssRules' in rule) {
          const { conditionText = '', name = '' } = rule as CSSRule & {
            conditionText?: string
            name?: string
          }
          read(rule.cssRules as CSSRuleList, `${under}${conditionText}${name}|`)
        }
      }
    }
    const record = ({ selectorText, style }: CSSStyleRule, under: string) => {
      const [found, ...others] = selectorText.match(/\.(?:\\.|[\w-])+/g) ?? []
      if (!found || others.length > 0 || !under.includes('utilities')) return
      const when = under + selectorText.replace(found, '')
      const name = found.slice(1).replaceAll('\\', '')
      for (const property of style)
        said.set(name, [
          ...(said.get(name) ?? []),
          { when, property, value: style.getPropertyValue(property) },
        ])
    }
    for (const { cssRules } of document.styleSheets) read(cssRules, '')

    const conflicts = [...document.querySelectorAll('[class]')].flatMap((element) => {
      const first = new Map<string, string>()
      return [...element.classList].flatMap((name) =>
        (said.get(name) ?? []).flatMap(({ when, property, value }) => {
          const key = `${when} ${property}`
          const other = first.get(key)
          first.set(key, value)
          return other === undefined || other === value
            ? []
            : [
                `${property}: ${other} or ${value}, ${element.localName} “${element.textContent.slice(0, 40)}”`,
              ]
        }),
      )
    })
    return [...new Set(conflicts)]
  })
}
