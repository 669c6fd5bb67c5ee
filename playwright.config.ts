import { existsSync, statfsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, headless } from '#tools/suite/chromium.ts'

/**
 * `npm run test:e2e` starts a product for each lane and names their ports here; by hand the walks go to one that runs at the usual ports.
 * A walk reads the ports from the environment, which is set here for the lane that it goes in.
 */
const lanes: Record<string, string>[] = JSON.parse(process.env.WALK_LANES ?? '[]')
Object.assign(process.env, lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)])
const port = process.env.PORT ?? '8080'

/** What the pages of a lane and those who draw them hold in common, some times over. */
const SHARED_BYTES = 2 * 1024 ** 3

/** Playwright has the browser share memory through files on the disk, since many containers have no room for it in /dev/shm. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > SHARED_BYTES
}

const executablePath = chromiumPath()
const browser = {
  launchOptions: {
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    executablePath,
    args: [
      ...headless(executablePath),
      '--no-sandbox',
      '--disable-background-networking',
      // the games draw with WebGL; a machine without a graphics card computes it
      '--enable-unsafe-swiftshader',
    ],
  },
}

/**
 * On the phone go the walks of what a small window changes most; `routes` opens every page there. The night walks all of them on
 * both sizes.
 */
const onPhone = /(visitor|true-journey|routes)\.spec\.ts$/
/** By day the longest journey and the visitor go on the phone only; the cashier and games on a desktop have tests of their own. */
const onPhoneOnly = /(visitor|true-journey)\.spec\.ts$/
/** By day go the journeys of money and access; what the shell does in other sizes, languages and without a call, the night tries. */
const onlyAtNight = /(gallery|installed|languages|phone|picture|rules|sound|storage)\.spec\.ts$/
const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
/** As someone who asked for less motion: pictures that move cost half of two cores. At night the phone shows everything that moves. */
const calm = { contextOptions: { reducedMotion: 'reduce' as const } }
/** Files that are named on the command line ("social", "e2e/social.spec.ts:94") run at any time, with their tests tagged `@night`. */
const asked = process.argv
  .map((arg) => `${basename(arg).replace(/(\.spec\.ts)?(:\d+)*$/, '')}.spec.ts`)
  .filter((file) => existsSync(join(import.meta.dirname, 'e2e', file)))
const isAsked = asked.some((file) => onlyAtNight.test(file))

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/walks',
  // One at a time in each product: an operator's authenticator code works once, and some tests close the brand.
  workers: Math.max(1, lanes.length),
  fullyParallel: false,
  // what another test or a component test shows too is tagged, and runs at night
  ...(isNightly || asked.length > 0 ? {} : { grepInvert: /@night/ }),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // more than four times what the longest takes here: a machine that is slower, or cold, is no fault of the platform
  timeout: 300_000,
  // generous: two lanes share two cores with the games that they draw
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // a worker would answer in place of what a walk puts in the way of a call; the walk of the installed site allows it
    serviceWorkers: 'block',
    // a trace paints every frame once more, which two cores that also draw the games cannot spare
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
  },
  projects: [
    // first, so that the longest walk of all is not the last one, alone in its lane
    {
      name: 'phone',
      ...(isNightly ? {} : { testMatch: onPhone }),
      use: {
        ...browser,
        viewport: { width: 390, height: 844 },
        // by day one point is one pixel: a processor that draws in place of a graphics card draws a quarter of them
        deviceScaleFactor: isNightly ? 2 : 1,
        isMobile: true,
        hasTouch: true,
        ...(isNightly ? {} : calm),
      },
    },
    {
      name: 'desktop',
      ...(isNightly ? {} : { testIgnore: [onPhoneOnly, ...(isAsked ? [] : [onlyAtNight])] }),
      use: { ...browser, viewport: { width: 1280, height: 800 }, ...calm },
    },
  ],
})
