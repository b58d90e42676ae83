import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The flow gallery: a page of its own beside the storefront, which never carries any of it. */
export default defineConfig({
  root: 'src/gallery/page',
  base: '/flows/',
  publicDir: false,
  plugins: [react()],
  // Its styles are its own; the storefront's are made by Panda.
  css: { postcss: { plugins: [] } },
  build: {
    outDir: '../../../dist/flows',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { index: 'src/gallery/page/index.html', follow: 'src/gallery/page/follow.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'follow' ? 'follow.js' : 'assets/[hash].js'),
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
})
