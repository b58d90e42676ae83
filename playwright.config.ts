import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isPictured } from './tests/e2e/paths/support/is-pictured.ts'
import { chromiumOptions, withoutPictures } from './tools/dev/chromium.ts'

const PORT = Number(process.env.E2E_PORT ?? 3210)
/** A shop that is open already, for trying tests out; without it a fresh one is opened for the run. */
const OPEN = process.env.E2E_URL
const DATA_DIR = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'souk-e2e-'))

/** Tests that look at pictures; the others go without, a fifth faster. */
const pictured = [
  'chat',
  'details',
  'faults',
  'flow-export',
  'home',
  'painted',
  'pay',
  'prescription',
  'products',
  'profile',
  'refund',
  'reviews',
  'slow-network',
].map((name) => `**/${name}.spec.ts`)
/** What `npm run test:all` runs as parts of their own. */
const apart = (process.env.SPECS_APART?.split(',') ?? []).map(
  (path) => `**/${path}${path.endsWith('.ts') ? '' : '/**'}`,
)
const launchOptions = await chromiumOptions()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: OPEN ?? `http://localhost:${PORT}`,
    browserName: 'chromium',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Pictures of each step take a fifth of the time; a failed test runs again with all of them (tools/check/browser.ts).
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A project that ignores files ignores no others.
    { name: 'with pictures', testMatch: pictured, testIgnore: apart, use: { launchOptions } },
    {
      name: 'without pictures',
      testIgnore: [...pictured, ...apart],
      use: { launchOptions: isPictured ? launchOptions : withoutPictures(launchOptions) },
    },
  ],
  ...(!OPEN && {
    webServer: {
      command: 'node server/main.ts',
      url: `http://localhost:${PORT}/readyz`,
      env: {
        PORT: String(PORT),
        DATA_DIR,
        SIMULATOR_SPEED: '10',
        PAYMENT_GATEWAY: 'sandbox',
        // All tests order with a few phone numbers from one address; tests/contract holds the limits.
        RATE_LIMIT: '6000',
        MAX_UNPAID_ORDERS: '0',
        MAX_UNPAID_ORDERS_PER_ADDRESS: '0',
        MAX_UNPAID_PIECES: '0',
        // tests/e2e/web-push.spec.ts plays the push service there.
        WEB_PUSH_TEST_ORIGIN: `http://127.0.0.1:${PORT + 1000}`,
        LOG_LEVEL: 'warn',
      },
      timeout: 120_000,
    },
  }),
})
