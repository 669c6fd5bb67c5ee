/** End-to-end tests: the running product in a real browser, as a phone and as a desktop. */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createEnding } from '../launcher/ending.ts'
import { buildWebApp, webAppStates } from '../launcher/product/build.ts'
import { ROOT } from '../launcher/place.ts'
import type { Reporter } from '../launcher/reporter.ts'
import { ensureChromium } from './chromium.ts'
import { startProducts, type Product } from './product.ts'
import { isStopped, packaged, runNode } from './run.ts'
import { keepSpent, spentInJourneys } from './time/spent.ts'
import { failedWalks, honest, NOTHING, oneFault, readPlaywright, tryAgain, type Tally } from './tally.ts'

const REPORT = join(ROOT, 'test-results', 'walks.json')

/**
 * With three workers on two cores these were busy for nine tenths of the time, and tests that follow rounds of a few seconds came too late.
 * The nightly run has time, retries nothing, and gives each worker two cores.
 */
const coresPerLane = () => (process.env.FAIRHOUSE_TIER === 'nightly' ? 2 : 1)
/** Approximate memory of a product's programs and a browser with its pages. */
const BYTES_PER_LANE = 2 * 1024 ** 3
const MOST_LANES = 4

/**
 * Runs the tests against products that are started for them and stopped afterwards; `args` go to Playwright. The whole run uses one worker
 * per core, each with its own product, so that changes of one test do not affect the others. A few files run in one worker.
 * Files with a failure are repeated alone against a fresh product, unless `isStrict`: state left by the first attempt would make the
 * second fail. They are repeated whole, since their tests may continue one another.
 */
export async function runWalks(
  reporter: Reporter,
  args: readonly string[],
  { isStrict = false }: { isStrict?: boolean } = {},
): Promise<Tally> {
  if (!globSync('e2e/*.spec.ts', { cwd: ROOT }).length) return NOTHING
  const browser = await ensureChromium(reporter)
  if ('advice' in browser) {
    reporter.say(browser.advice)
    return oneFault('end-to-end tests: no Chromium')
  }
  await buildStaleApps(reporter)
  const isWhole = args.every((arg) => arg.startsWith('--shard='))
  const first = await walkInLanes(isWhole ? lanesHere() : 1, browser.path, args)
  if (!args.length && existsSync(REPORT))
    keepSpent('journeys', spentInJourneys(JSON.parse(readFileSync(REPORT, 'utf8'))))
  if (isStrict || isStopped()) return first
  const failed = failedWalks(REPORT)
  if (!failed.length) return first
  const named = new Set(failed.flatMap(({ file, project }) => [file, `--project=${project}`]))
  // a file that is named runs its tests of the night too, which the first run left out
  const sameTests = args.length === 0 ? ['--grep-invert=@night'] : []
  return tryAgain(first, () => walkInLanes(1, browser.path, [...named, ...sameTests]))
}

/** With this many products, which are stopped afterwards. */
async function walkInLanes(lanes: number, chromium: string, args: readonly string[]): Promise<Tally> {
  const products = await startProducts(lanes)
  try {
    return await walkThrough(products, chromium, args)
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
}

function lanesHere(): number {
  const byCores = Math.floor(availableParallelism() / coresPerLane())
  const byMemory = Math.floor(process.availableMemory() / BYTES_PER_LANE)
  return Math.max(1, Math.min(MOST_LANES, byCores, byMemory))
}

/** All of them serve one build, made here first, so that they can start in parallel. */
async function buildStaleApps(reporter: Reporter): Promise<void> {
  const stale = webAppStates().filter(({ isStale }) => isStale)
  if (!stale.length) return
  const ending = createEnding()
  await reporter.step('web apps built', () => Promise.all(stale.map((app) => buildWebApp(app, ending))))
}

async function walkThrough(
  products: readonly Product[],
  chromium: string,
  args: readonly string[],
): Promise<Tally> {
  if (existsSync(REPORT)) rmSync(REPORT)
  const env = {
    ...process.env,
    WALK_LANES: JSON.stringify(products.map((product) => product.own)),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  }
  const playwright = packaged('@playwright/test', 'cli.js')
  const { code } = await runNode([playwright, 'test', '--reporter=list,json', ...args], { env })
  return honest(readPlaywright(REPORT), code)
}
