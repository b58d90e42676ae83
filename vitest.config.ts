import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests by what they need: nothing, a document, a server, the demo city. `vitest run --project unit tests/machines`. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/{views,browser-ports,contract,e2e,faults,races,bench}/**',
            'tests/machines/{service,one-total}.test.ts',
          ],
          // Drawings carry their styles inside.
          css: { include: [/chart\.css/] },
          // Walking the largest machines takes seconds, on a busy machine some more.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'views',
          environment: 'happy-dom',
          include: ['tests/{views,browser-ports}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/views.setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/contract/support/note-refusals.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: ['tests/machines/{service,one-total}.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
