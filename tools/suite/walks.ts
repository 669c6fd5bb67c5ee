/** The walks: whole journeys through the running product in a real browser, as a phone and as a desktop. */
import { existsSync, globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import type { Teller } from '../launcher/tell.ts'
import { ensureChromium } from './chromium.ts'
import { startProduct, type Product } from './product.ts'
import { packaged, runNode } from './run.ts'
import { honest, NOTHING, oneFault, readPlaywright, tryAgain, type Tally } from './tally.ts'

const REPORT = join(ROOT, 'test-results', 'walks.json')

/**
 * Measured: two walks beside each other on two cores take more than twice as long each, since both draw. More cores may take more.
 */
const CORES_PER_LANE = 2
const MOST_LANES = 4

/**
 * Walks through products that are started for it and stopped afterwards; `args` go to Playwright. The whole run goes in a lane for
 * every two cores, each with a product of its own: what one walk closes or locks, no other notices. A few files go in one lane. Walks
 * that failed go once more, alone, unless `isStrict`.
 */
export async function runWalks(
  teller: Teller,
  args: readonly string[],
  { isStrict = false }: { isStrict?: boolean } = {},
): Promise<Tally> {
  if (!globSync('journeys/*.spec.ts', { cwd: ROOT }).length) return NOTHING
  const browser = await ensureChromium(teller)
  if ('advice' in browser) {
    teller.say(browser.advice)
    return oneFault('walk: no Chromium')
  }
  const products: Product[] = []
  try {
    const lanes = args.length
      ? 1
      : Math.max(1, Math.min(MOST_LANES, Math.floor(availableParallelism() / CORES_PER_LANE)))
    // one after the other: the first builds the web apps that all of them serve
    while (products.length < lanes) products.push(await startProduct())
    const first = await walkThrough(products, browser.path, args)
    if (isStrict) return first
    return await tryAgain(first, () => walkThrough(products.slice(0, 1), browser.path, ['--last-failed']))
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
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
