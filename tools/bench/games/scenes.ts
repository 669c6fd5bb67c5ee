import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { chromium, type Browser, type CDPSession } from 'playwright-core'
import { build } from 'vite'
import { catalogue } from '#games/catalogue.ts'
import { chromiumPath, headless } from '#tools/suite/chromium.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { isSoftwareRenderer, leaveOutPixels, scriptSeconds, watchFrames } from './probes.ts'

/** A mid-range phone: a quarter of this machine's speed, a 4G connection, a screen of 390 by 844 points. */
const SLOWER = 4
const LINE_MS = 500
const LINE = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_000_000,
  uploadThroughput: 340_000,
}
export const SCREEN = { width: 390, height: 844 }
const PLAY_MS = 6_000
/** The first round initialises the audio device, GPU programs and, here, the rules that replace the platform's responses. */
const WARM_MS = 3_000
const ROOT = join(import.meta.dirname, '../../../apps/game')

type Measured = { readonly first: number; readonly script: number; readonly p95: number }

/**
 * Each slot's scene on an emulated phone: from the URL to the first frame of the stage, and the cost of a frame while rounds are shown.
 * Golden rounds replace the server, so the figures are the scene's own.
 */
export async function benchScenes(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'scenes-'))
  const server = await served(outDir)
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...headless(executablePath),
      '--no-sandbox',
      '--disable-background-networking',
      '--enable-unsafe-swiftshader',
    ],
  })
  try {
    const base = server.listeningOrigin
    const isSoftware = await isSoftwareRenderer(browser)
    if (isSoftware)
      tell(
        'No graphics card found: rendering is left out and script time is measured; frame rates are reported but not judged.',
      )
    const slots = catalogue.filter(({ kind }) => kind === 'slots').map(({ id }) => id)
    const seen: Measured[] = []
    for (const id of isQuick ? slots.slice(0, 2) : slots) {
      const one = await measured(browser, isSoftware, `${base}/studio/${id}?game=${id}&picker=no`)
      tell(
        `${id}: first frame ${one.first} ms, script of a frame ${one.script} ms, frame to frame ${one.p95} ms (p95)`,
      )
      seen.push(one)
    }
    const reached = [
      figure(of('S-first', 'slot: from navigation to the first frame', 2_500, 1_800), seen, 'first'),
      figure(of('S-work', 'script time per frame while rounds are shown', 8, 4), seen, 'script'),
    ]
    if (isSoftware) return reached
    return [...reached, figure(of('S-frame', 'frame interval, 95th percentile', 20, 17), seen, 'p95')]
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

const of = (id: string, what: string, must: number, ambitious: number): Goal => ({
  id,
  what,
  must,
  ambitious,
  better: 'less',
  unit: 'ms',
})

function figure(goal: Goal, seen: readonly Measured[], which: keyof Measured): Reached {
  const { low, median, high } = quartiles(seen.map((one) => one[which]))
  return { goal, value: median, low, high, isNoisy: high - low > 0.5 * median }
}

/** The studio page, built and served like the product: compressed and cached by the browser. */
export async function served(outDir: string): Promise<FastifyInstance> {
  const input = join(ROOT, 'studio.html')
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  const app = Fastify()
  await app.register(compress)
  await app.register(files, { root: outDir, extensions: ['html'] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

async function measured(browser: Browser, isSoftware: boolean, url: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  if (isSoftware) await context.addInitScript(leaveOutPixels)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await asPhone(session)
  // the browser applies the network limits shortly after confirming them, and aborts pending requests then
  await page.waitForTimeout(LINE_MS)
  await page.goto(url)
  const shown = await page.waitForFunction(
    () =>
      document.querySelector('.stage canvas') && !document.querySelector('.curtain') ? performance.now() : 0,
    null,
    { polling: 'raf', timeout: 60_000 },
  )
  const first = Math.round(await shown.jsonValue())
  await page.keyboard.press('Space')
  await page.waitForTimeout(WARM_MS)
  const gaps = await page.evaluateHandle(watchFrames)
  const before = await scriptSeconds(session)
  await page.keyboard.press('Space')
  await page.waitForTimeout(PLAY_MS)
  const script = (await scriptSeconds(session)) - before
  const each = await gaps.jsonValue()
  await context.close()
  const p95 = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.95)] ?? Number.NaN
  return { first, script: hundredths((script * 1_000) / Math.max(1, each.length)), p95: hundredths(p95) }
}

const hundredths = (value: number): number => Number(value.toFixed(2))

export async function asPhone(session: CDPSession): Promise<void> {
  // CPU time of the page on its throttled CPU: other programs' load is not the scene's
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
}
