import { colors } from '#theme/colors.ts'

/** The shop's colours, day and night, for the charts and the gallery: neither carries the shop's own style sheet. */
const PALETTE = {
  canvas: colors.bg.canvas,
  surface: colors.bg.surface,
  subtle: colors.bg.subtle,
  hover: colors.bg.hover,
  press: colors.bg.press,
  ink: colors.fg.default,
  muted: colors.fg.muted,
  quiet: colors.fg.subtle,
  hairline: colors.border.subtle,
  edge: colors.border.default,
  strong: colors.border.strong,
  accent: { value: colors.accent.solid.value.base },
  'accent-soft': { value: colors.accent.soft.value.base },
  'accent-text': { value: colors.accent.text.value.base },
  'on-accent': { value: colors.fg.onAccent.value.base },
  success: colors.success.text,
  'success-soft': colors.success.soft,
  danger: colors.danger.text,
  'danger-soft': colors.danger.soft,
  warning: colors.warning.text,
  info: colors.info.text,
  'info-soft': colors.info.soft,
  focus: colors.focus,
}

/** Custom properties `--canvas`, `--ink` ... as a rule for the given selector. */
export const paletteRule = (selector: string): string =>
  `${selector} {\n${Object.entries(PALETTE)
    .map(([name, { value }]) => `  --${name}: ${value};`)
    .join('\n')}\n}\n`
