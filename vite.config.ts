import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { importsWithStyles } from './tools/build/styles/imports-with-styles.ts'
import { inlineStyles } from './tools/build/styles/inline-styles.ts'

/** What the first load brings is loaded once, under every screen. */
const first =
  /[\\/]src[\\/](app|core|flow|navigation|prerender|shared(?![\\/]checkout)|features[\\/]home|i18n|ui)[\\/]|[\\/]add-item-questions\.part/

/** `npm run dev` shows a change of these files without a reload; React's plugin does so only for what it compiles. */
const refreshed = (files: RegExp): Plugin => ({
  name: 'refreshed',
  apply: 'serve',
  config: () => ({ oxc: { jsx: { refresh: true }, jsxRefreshInclude: files } }),
})

export default defineConfig({
  plugins: [
    inlineStyles(),
    importsWithStyles(),
    // The first screen's code is written for few renders and travels lighter without the compiler's caches (005).
    react({ compiler: true, exclude: [/node_modules/, first], refreshExclude: /node_modules/ }),
    refreshed(first),
  ],
  // React itself has the hook that this package brings to older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    target: 'baseline-widely-available',
    // What has light-dark(): for older ones every colour would be written three times.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Lazy screens name what they share with others themselves (src/app/lazy-screen.part.tsx).
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // No getter of this code does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      // A path or another constant costs less at its uses than as an export of the first load.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The manifest says which file is which; the first load names them all.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What the entry needs is one file, not one for each module that is shared with a later screen.
            { name: 'shop', tags: ['$initial'], priority: 1 },
            // Parts and icons that several later screens share.
            {
              name: 'parts',
              test: /[\\/]src[\\/]ui[\\/]|[\\/](lucide-react|@ark-ui|@zag-js)[\\/]/,
              minShareCount: 3,
            },
            // The entry names the files of what it may open: fewer of them are fewer bytes of it.
            { name: 'rules', test: /[\\/]machines[\\/].*(?<!\.machine)\.ts$/, minShareCount: 4 },
          ],
        },
      },
    },
  },
})
