/** The walks: whole journeys through the running product in a real browser, as a phone and as a desktop. */
import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import type { Teller } from '../launcher/tell.ts'
import { ensureChromium } from './chromium.ts'
import { startProduct } from './product.ts'
import { packaged, runNode } from './run.ts'
import { honest, readPlaywright, type Tally } from './tally.ts'

const REPORT = join(ROOT, 'test-results', 'walks.json')

/** Starts a product, walks through it and stops it; `args` go to Playwright. */
export async function runWalks(teller: Teller, args: readonly string[]): Promise<Tally> {
  if (!globSync('journeys/*.spec.ts', { cwd: ROOT }).length) return { passed: 0, failed: 0 }
  const browser = await ensureChromium(teller)
  if ('advice' in browser) {
    teller.say(browser.advice)
    return { passed: 0, failed: 1 }
  }
  const product = await startProduct()
  try {
    if (existsSync(REPORT)) rmSync(REPORT)
    const env = {
      ...product.env,
      CHROMIUM_PATH: browser.path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    }
    const playwright = packaged('@playwright/test', 'cli.js')
    const { code } = await runNode([playwright, 'test', '--reporter=list,json', ...args], { env })
    return honest(readPlaywright(REPORT), code)
  } finally {
    await product.stop()
  }
}
