import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { onlyEmbedded } from './tools/check/contract-engines.ts'
import { ServiceFirst } from './tools/check/service-first.ts'

/**
 * Tests by what they need: nothing, a document, a server, the demo city. `vitest run --project unit tests/machines`.
 * Only views need an environment of their own per file; the files of the other projects share their modules
 * (`isolate: false`), which saves two fifths of the processor time of the contract and a third of that of the units.
 */
export default defineConfig({
  test: {
    // The default is one core fewer than there are: of two cores, one would idle.
    maxWorkers: '100%',
    sequence: { sequencer: ServiceFirst },
    globalSetup: 'tests/support/generated.setup.ts',
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/{views,browser-ports,contract}/**',
            'tests/machines/{service,one-total,checkout-walks,payment-walks}.test.ts',
          ],
          setupFiles: ['tests/support/property-seed.setup.ts'],
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
          // A context of its own for each file, in a thread that stays, takes two fifths of the time of new processes.
          pool: 'vmThreads',
          include: ['tests/{views,browser-ports}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/views.setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? onlyEmbedded : [],
          setupFiles: ['tests/support/property-seed.setup.ts', 'tests/contract/support/note-refusals.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          isolate: false,
          include: ['tests/machines/{service,one-total,checkout-walks,payment-walks}.test.ts'],
          setupFiles: ['tests/support/property-seed.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
