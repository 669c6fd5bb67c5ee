import 'pixi.js/unsafe-eval'
import {
  Container,
  Ticker,
  UPDATE_PRIORITY,
  WebGLRenderer,
  type CanvasRenderer,
  type RendererOptions,
} from 'pixi.js'
import type { SceneClock } from '../clock.ts'
import { CannotDraw } from '../port.ts'
import { createQuality, type Quality } from './quality.ts'

export type Size = { width: number; height: number }

/** A Pixi canvas that fills its host and drives a scene's clock. One for each game page. */
export type Stage = {
  readonly root: Container
  readonly quality: Quality
  /** Whether shaders are drawn; without WebGL none are. */
  readonly hasShaders: boolean
  size(): Size
  /** Called immediately and on each change of size. */
  onResize(layout: (size: Size) => void): void
  /** Renders now: the first frame compiles all GPU programs, which takes a busy machine seconds. */
  draw(): void
  /** Median and 95th percentile of our own work per frame, in milliseconds. */
  frameCost(): { median: number; p95: number; frames: number }
  destroy(): void
}

const KEPT_FRAMES = 600

/** Sharp enough on every screen; a higher resolution only costs fill rate. */
const MAX_RESOLUTION = 2

/** A driver that was reset restores the context within this time, and Pixi continues; a lost graphics card never does. */
const RESTORE_MS = 2_500

/**
 * Textures per draw call. A scene has a handful; with Pixi's default of sixteen a driver compiles its first program twice as long, which
 * delays the first frame.
 */
const PICTURES_AT_ONCE = 8

/**
 * Creates the WebGL context directly, without testing it on a separate canvas as Pixi's `Application` does, which would delay the first
 * frame. The canvas renderer loads only if WebGL is not available.
 */
async function rendererFor(options: Partial<RendererOptions>): Promise<WebGLRenderer | CanvasRenderer> {
  try {
    const card = new WebGLRenderer()
    await card.init(options)
    card.limits.maxBatchableTextures = Math.min(PICTURES_AT_ONCE, card.limits.maxBatchableTextures)
    return card
  } catch {
    const { canvasRenderer } = await import('./canvas.ts')
    return canvasRenderer(options)
  }
}

const LOOK = {
  background: 0x04101a,
  powerPreference: 'high-performance',
  antialias: false,
  // the page itself handles pointer events and screen readers
  skipExtensionImports: true,
  autoDensity: true,
} as const

/** Prepared for the next stage. */
let ready: Promise<WebGLRenderer | CanvasRenderer> | null = null

/** Initialises WebGL while pictures are still loading: the next stage finds it ready. */
export async function openCard(): Promise<void> {
  ready ??= rendererFor({ ...LOOK, resolution: sharpness() })
  // a stage that cannot be rendered reports it where it is mounted
  await ready.catch(() => undefined)
}

const sharpness = (): number => Math.min(MAX_RESOLUTION, window.devicePixelRatio || 1)

/**
 * Without WebGL, Pixi renders with a 2D canvas: slower, the same game. Throws `CannotDraw` if neither is available; `onLost` is called
 * when a context is permanently lost.
 */
export async function createStage(host: HTMLElement, clock: SceneClock, onLost: () => void): Promise<Stage> {
  const opened = ready ?? rendererFor({ ...LOOK, resolution: sharpness() })
  ready = null
  const renderer = await opened.catch((cause: unknown) => {
    throw new CannotDraw('there is neither WebGL nor a canvas to draw on', { cause })
  })
  renderer.resize(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight))
  const [root, ticker] = [new Container(), new Ticker()]
  host.append(renderer.canvas)
  const forgetLoss = watchLoss(renderer.canvas, onLost)
  const costs: number[] = []
  let started = 0
  ticker.add(() => (started = performance.now()), null, 50)
  const quality = createQuality()
  ticker.add(() => {
    quality.saw(ticker.elapsedMS)
    clock.tick(ticker.elapsedMS)
  })
  const draw = (): void => renderer.render({ container: root })
  ticker.add(draw, null, UPDATE_PRIORITY.LOW)
  ticker.add(
    () => {
      costs.push(performance.now() - started)
      if (costs.length > KEPT_FRAMES) costs.shift()
    },
    null,
    -50,
  )
  let layout: (size: Size) => void = () => undefined
  const size = (): Size => ({ width: renderer.screen.width, height: renderer.screen.height })
  const watcher = new ResizeObserver(() => {
    renderer.resize(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight))
    layout(size())
  })
  watcher.observe(host)
  quality.subscribe((thrift) => {
    const points = thrift >= 3 ? 0.75 : 1
    renderer.resize(
      Math.max(1, host.clientWidth),
      Math.max(1, host.clientHeight),
      Math.min(points, renderer.resolution),
    )
  })
  ticker.start()
  return {
    root,
    quality,
    hasShaders: renderer instanceof WebGLRenderer,
    size,
    draw,
    onResize: (f) => {
      layout = f
      f(size())
    },
    frameCost: () => {
      const sorted = costs.toSorted((a, b) => a - b)
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
      return { median: at(0.5), p95: at(0.95), frames: sorted.length }
    },
    destroy: () => {
      forgetLoss()
      watcher.disconnect()
      ticker.destroy()
      root.destroy({ children: true })
      renderer.destroy({ removeView: true })
    },
  }
}

/** Waits for the context to be restored before it reports a loss. Returns a function that stops watching. */
function watchLoss(canvas: HTMLCanvasElement, onLost: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(onLost, RESTORE_MS)
  }
  const rest = (): void => clearTimeout(waiting)
  canvas.addEventListener('webglcontextlost', wait)
  canvas.addEventListener('webglcontextrestored', rest)
  return () => {
    rest()
    canvas.removeEventListener('webglcontextlost', wait)
    canvas.removeEventListener('webglcontextrestored', rest)
  }
}
