import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { chromiumPath, headless } from '#tools/suite/chromium.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { asPhone, SCREEN, served } from '../games/scenes.ts'
import { scriptSeconds } from '../games/probes.ts'

const ROOMS = ['koi-shallows', 'coral-bay', 'moonlit-deep'] as const
const WARM_MS = 5_000
const PLAY_MS = 8_000

const goal = (id: string, what: string, must: number, ambitious: number, unit: string): Goal => ({
  id,
  what,
  must,
  ambitious,
  better: 'less',
  unit,
})
const goals = {
  script: goal(
    'F-script',
    'script time per frame at a full table that fires, CPU slowed 4 times',
    4,
    2,
    'ms',
  ),
  draws: goal('F-draws', 'draw calls of a frame, 95th percentile', 60, 40, ''),
  textures: goal('F-textures', 'textures of a room', 64, 32, 'MB'),
  long: goal('F-long', 'long tasks while the table fires', 0, 0, ''),
} as const

type Seen = Record<keyof typeof goals, number>

declare global {
  interface Window {
    /** What the probe counts in the page. */
    drawn: { draws: number; frames: number[]; bytes: Map<WebGLTexture, number>; long: number }
  }
}

/** Runs in the page before anything else: draw calls are counted instead of drawn, textures by what they hold. */
function countDrawing(): void {
  const bytes = new Map<WebGLTexture, number>()
  window.drawn = { draws: 0, frames: [], bytes, long: 0 }
  const count = (): void => {
    window.drawn.draws += 1
  }
  const proto = WebGL2RenderingContext.prototype
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
    Object.defineProperty(proto, name, { value: count })
  Object.defineProperty(proto, 'clear', { value: () => undefined })
  let bound: WebGLTexture | null = null
  const { bindTexture, texImage2D, texStorage2D, deleteTexture } = proto
  const keep = (width: unknown, height: unknown): void => {
    if (bound && typeof width === 'number' && typeof height === 'number') bytes.set(bound, width * height * 4)
  }
  Object.defineProperty(proto, 'bindTexture', {
    value: function (this: WebGL2RenderingContext, target: number, texture: WebGLTexture | null) {
      bound = texture
      return bindTexture.call(this, target, texture)
    },
  })
  Object.defineProperty(proto, 'texImage2D', {
    value: function (this: WebGL2RenderingContext, ...args: unknown[]) {
      const source = args.length === 6 ? Object(args[5]) : null
      if (source) keep(source.width, source.height)
      else keep(args[3], args[4])
      return Reflect.apply(texImage2D, this, args)
    },
  })
  Object.defineProperty(proto, 'texStorage2D', {
    value: function (this: WebGL2RenderingContext, ...args: unknown[]) {
      keep(args[3], args[4])
      return Reflect.apply(texStorage2D, this, args)
    },
  })
  Object.defineProperty(proto, 'deleteTexture', {
    value: function (this: WebGL2RenderingContext, texture: WebGLTexture | null) {
      if (texture) bytes.delete(texture)
      return deleteTexture.call(this, texture)
    },
  })
  const each = (): void => {
    window.drawn.frames.push(window.drawn.draws)
    window.drawn.draws = 0
    requestAnimationFrame(each)
  }
  requestAnimationFrame(each)
  new PerformanceObserver((list) => {
    window.drawn.long += list.getEntries().length
  }).observe({ type: 'longtask' })
}

/** Each room with three other seats that fire without pause, on an emulated phone. */
export async function benchWater(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'water-'))
  const server = await served(outDir)
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    executablePath,
    args: [...headless(executablePath), '--no-sandbox', '--enable-unsafe-swiftshader'],
  })
  try {
    const seen: Seen[] = []
    for (const id of isQuick ? ROOMS.slice(0, 1) : ROOMS) {
      const url = `${server.listeningOrigin}/studio/${id}?game=${id}&picker=no&company=full`
      const one = await measured(browser, url)
      tell(
        `${id}: script of a frame ${one.script} ms, ${one.draws} draw calls, ${one.textures} MB of textures, ${one.long} long tasks`,
      )
      seen.push(one)
    }
    return (['script', 'draws', 'textures', 'long'] as const).map((key) => {
      const { low, median, high } = quartiles(seen.map((one) => one[key]))
      return { goal: goals[key], value: median, low, high, isNoisy: false }
    })
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

async function measured(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript(countDrawing)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await asPhone(session)
  await page.goto(url)
  await page.waitForFunction(
    () => document.querySelector('.stage canvas') && !document.querySelector('.curtain'),
    null,
    { polling: 'raf', timeout: 60_000 },
  )
  await page.keyboard.press('Space')
  await page.waitForTimeout(WARM_MS)
  await page.evaluate(() => Object.assign(window.drawn, { frames: [], long: 0 }))
  const before = await scriptSeconds(session)
  await page.keyboard.press('Space')
  await page.waitForTimeout(PLAY_MS)
  const script = (await scriptSeconds(session)) - before
  const drawn = await page.evaluate(() => ({
    frames: window.drawn.frames,
    bytes: [...window.drawn.bytes.values()].reduce((sum, each) => sum + each, 0),
    long: window.drawn.long,
  }))
  await context.close()
  const sorted = drawn.frames.toSorted((a, b) => a - b)
  return {
    script: Number(((script * 1_000) / Math.max(1, drawn.frames.length)).toFixed(2)),
    draws: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    textures: Number((drawn.bytes / 1_048_576).toFixed(1)),
    long: drawn.long,
  }
}
