const slot = '@slot' as const

/** Conditions beyond Panda's base; colours need none of the theme's, `light-dark()` follows `color-scheme`. */
export const conditions = {
  dark: {
    '[data-theme=dark] &': slot,
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme]) &': slot },
  },
  light: {
    '[data-theme=light] &': slot,
    '@media (prefers-color-scheme: light)': { ':root:not([data-theme]) &': slot },
  },
  rtl: '&:dir(rtl)',
  ltr: '&:dir(ltr)',
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  food: '[data-module=food] &',
  grocery: '[data-module=grocery] &',
  pharmacy: '[data-module=pharmacy] &',
  ecommerce: '[data-module=ecommerce] &',
  parcel: '[data-module=parcel] &',
  // A control that works takes no press and keeps its colours: a ring turns in it, which has to be seen.
  disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true]):not([aria-busy=true])',
  enabled: '&:not(:disabled, [aria-disabled=true])',
  busy: '&:is([aria-busy=true], [data-busy])',
}
