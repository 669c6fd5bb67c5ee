import { defineConfig } from 'vitest/config'

/** `FAIRHOUSE_TIER=nightly` runs the long forms of the same tests; a test reads it where it chooses its sizes. */
const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'

export default defineConfig({
  test: {
    include: ['{packages,features,games,apps,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/launcher/test-postgres.ts'],
    setupFiles: ['apps/server/testing/answered.ts'],
    pool: 'forks',
    // Two cores are what the promise of 15 minutes is made for; PostgreSQL needs its share of them.
    maxWorkers: 2,
    // Files share a process and what it has loaded: half the time of a server's test went into loading the server anew. The night
    // gives each file a process of its own, so that none needs what another left behind.
    isolate: isNightly,
    // generous: a machine that is busy with other things must not fail what is right
    testTimeout: isNightly ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A name narrowed by .only must not pass in CI with everything else left out.
    allowOnly: !process.env.CI,
  },
})
