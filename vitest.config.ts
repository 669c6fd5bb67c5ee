import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from '#tools/suite/chromium.ts'

/** `FAIRHOUSE_TIER=nightly` runs the long forms of the same tests; a test reads it where it chooses its sizes. */
const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
const notOurs = ['**/node_modules/**', '**/dist/**']
const rooms = '{packages,features,games,apps,tools}'

export default defineConfig({
  test: {
    // Two cores are what the promise of 12 minutes is made for; PostgreSQL needs its share of them.
    maxWorkers: 2,
    // What a test that passes had the server say belongs to the test: a quiet run shows the names of failures alone.
    silent: 'passed-only',
    // `npm test` counts by these reports, and names the file that ran when an error came that no test awaited
    ...(process.env.FAIRHOUSE_ANSWERED
      ? { reporters: ['dot', 'json', ['junit', { addFileAttribute: true }]] }
      : {}),
    // A name narrowed by .only must not pass in CI with everything else left out.
    allowOnly: !process.env.CI,
    projects: [
      {
        test: {
          name: 'node',
          include: [`${rooms}/**/*.test.ts`],
          exclude: notOurs,
          globalSetup: ['tools/launcher/test-postgres.ts'],
          setupFiles: ['apps/server/testing/answered.ts'],
          pool: 'forks',
          // Files share a process and what it has loaded: half the time of a server's test went into loading the server again. The night
          // gives each file a process of its own, so that none needs what another left behind.
          isolate: isNightly,
          // generous, so that a busy machine doesn't fail correct tests
          testTimeout: isNightly ? 3_600_000 : 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [react(), tailwind()],
        cacheDir: 'node_modules/.vite/panels',
        // libraries are found before the first test: one that is found late has the page reloaded in the midst of a test
        optimizeDeps: {
          entries: [
            'apps/{site,office}/{src,testing}/**/*.tsx',
            'features/*/*/{site,office}/**/*.tsx',
            'packages/ui/**/*.tsx',
          ],
          // hls.js: a cache from before a file imported it, with the same lock file, finds it late; a test run alone then fails to load.
          // zzfx: the games import it, which are not among the entries
          include: ['react/jsx-dev-runtime', 'vitest-browser-react/pure', 'hls.js', 'zzfx'],
        },
        test: {
          name: 'panels',
          env: { FAIRHOUSE_TIER: process.env.FAIRHOUSE_TIER ?? '' },
          include: [`${rooms}/**/*.test.tsx`],
          setupFiles: ['packages/ui/testing/empty-page.ts'],
          exclude: notOurs,
          // each test draws into a page of its own root; the modules are shared, as in an application
          isolate: isNightly,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(),
                args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
