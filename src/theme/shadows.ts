const soft = 'light-dark(rgb(48 38 26 / 0.06), rgb(0 0 0 / 0.4))'
const faint = 'light-dark(rgb(48 38 26 / 0.04), rgb(0 0 0 / 0.3))'
const deep = 'light-dark(rgb(48 38 26 / 0.16), rgb(0 0 0 / 0.6))'

/** Two levels only: what lies on the page, and what floats above it. */
export const shadows = {
  none: { value: 'none' },
  rest: { value: `0 1px 2px ${faint}, 0 2px 8px ${soft}` },
  lifted: { value: `0 2px 6px ${soft}, 0 16px 40px ${deep}` },
}
