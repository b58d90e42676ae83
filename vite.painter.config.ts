import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineStyles } from './tools/build/styles/inline-styles.ts'

/** The storefront as the server runs it, to paint first screens: one folder that needs no other. */
export default defineConfig({
  plugins: [inlineStyles(), react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender/paint.tsx',
    outDir: 'dist/.painter',
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
  },
})
