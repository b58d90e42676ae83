/** One way a screen can look. */
export type Look = { lang: 'en' | 'ar'; theme: 'light' | 'dark'; width: 390 | 820 | 1440 }

/** The looks that a test sees in one page load: it loads the first, and resizes and recolors the page for the others. */
export type Visit = readonly [Look, ...Look[]]

/** Screens whose steps press a control that another width hides or replaces: each width loads its own page. */
const openedPerWidth = /^(search-filter|stores-filter|menu)$/

/**
 * Returns the visits that show a screen in both languages, both themes and all widths with the fewest page loads: a
 * language needs a load of its own. The place of the screen in the list picks which language gets the wide looks and which
 * theme comes first, so that eight screens in a row show every combination.
 */
export function visitsOf(name: string, index: number): readonly Visit[] {
  const picks = (bit: number) => (index >> bit) % 2 === 1
  const [wide, narrow] = picks(0) ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  const [first, second] = picks(1) ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const desk: Look = { lang: wide, theme: first, width: 1440 }
  const tablet: Look = { lang: wide, theme: second, width: 820 }
  const phone: Look = { lang: narrow, theme: picks(2) ? 'dark' : 'light', width: 390 }
  return openedPerWidth.test(name) ? [[desk], [phone], [tablet]] : [[desk, tablet], [phone]]
}

/** Returns what a visit shows, for example `en, 1440 px light, 820 px dark`. */
export const titleOf = (visit: Visit): string =>
  [visit[0].lang, ...visit.map(({ width, theme }) => `${width} px ${theme}`)].join(', ')

/** The screens that a shop lives from: the gate visits each of them once, in turn on a desk and on a phone. */
const vital = [
  'landing',
  'home-food',
  'search',
  'store',
  'product',
  'cart',
  'checkout-guest',
  'pay',
  'tracking',
  'my-orders',
  'order',
  'wallet',
  'profile',
  'sign-in',
  'chatting',
]

export type Planned<Screen> = { screen: Screen; visit: Visit; isInGate: boolean }

/** Returns all visits of the screens in their order. */
export const planOf = <Screen extends { name: string }>(screens: readonly Screen[]): Planned<Screen>[] =>
  screens.flatMap((screen, index) =>
    visitsOf(screen.name, index).map((visit, at) => {
      const turn = vital.indexOf(screen.name)
      return { screen, visit, isInGate: turn >= 0 && turn % 2 === at }
    }),
  )
