import { defineConfig } from '@pandacss/dev'
import { preset } from './src/theme/preset.ts'
import { slimRecipes } from './src/theme/slim-recipes.ts'

export default defineConfig({
  presets: ['@pandacss/preset-base', preset],
  logLevel: 'error',
  eject: true,
  preflight: false,
  strictTokens: true,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/**', './src/i18n/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  // The code imports through package.json; Panda reads styles only from imports it recognises.
  importMap: '#styled',
  // A part hands its variants on, so none of them is a literal Panda could find: every variant is written out.
  staticCss: { recipes: '*' },
  hooks: {
    'codegen:prepare': ({ artifacts }) =>
      slimRecipes(artifacts, { ...preset.theme?.recipes, ...preset.theme?.slotRecipes }),
  },
})
