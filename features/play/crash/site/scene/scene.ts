import { createSky, scattered, type Size } from './sky.ts'
import { onString, paintKite, paintString, placeOf } from './kite.ts'

/** One picture of the table. The scene knows nothing of results to come: it paints what it is told. */
export type Frame = {
  readonly phase: 'waiting' | 'flying' | 'snapped'
  /** The multiplier, 1 and above, with as many decimals as there are. */
  readonly times: number
  /** Milliseconds since the phase began. */
  readonly sinceMs: number
  /** A running clock, for what moves on its own. */
  readonly ms: number
  /** Cash-outs of this flight, oldest first. */
  readonly marks: readonly Mark[]
}

export type Mark = {
  readonly key: string
  readonly times: number
  readonly isOwn: boolean
  readonly text: string
}

export type KiteScene = { readonly draw: (frame: Frame) => void; readonly fit: () => void }

const MOST_DENSITY = 2
const SNAPPED_MS = 2_600

/** Paints on a canvas; with `isCalm` (reduced motion) nothing moves but the kite's place. */
export function createScene(canvas: HTMLCanvasElement, { isCalm }: { readonly isCalm: boolean }): KiteScene {
  const at = canvas.getContext('2d')
  const sky = createSky()
  let size: Size = { w: 1, h: 1 }
  const fit = () => {
    const density = Math.min(MOST_DENSITY, devicePixelRatio || 1)
    const { width, height } = canvas.getBoundingClientRect()
    size = { w: Math.max(1, width), h: Math.max(1, height) }
    canvas.width = Math.round(size.w * density)
    canvas.height = Math.round(size.h * density)
    at?.setTransform(density, 0, 0, density, 0, 0)
  }
  fit()
  return {
    fit,
    draw(frame) {
      if (!at) return
      const ms = isCalm ? 0 : frame.ms
      const height = heightOf(frame)
      sky.draw(at, size, { height, ms })
      if (!isCalm) paintWind(at, size, { height, ms })
      if (frame.phase === 'snapped') paintSnapped(at, size, frame, isCalm)
      else paintFlight(at, size, frame, isCalm)
    },
  }
}

/** Doublings of the multiplier. */
const heightOf = ({ phase, times }: Frame): number =>
  phase === 'waiting' ? 0 : Math.log2(Math.max(1, times))

const kiteSize = ({ w, h }: Size): number => Math.min(150, Math.max(74, Math.min(w, h) * 0.27))

function paintFlight(at: CanvasRenderingContext2D, size: Size, frame: Frame, isCalm: boolean): void {
  const height = heightOf(frame)
  const isUp = frame.phase === 'flying'
  const place = placeOf(size, height)
  const sway = isCalm ? 0 : Math.sin(frame.ms / 640) * (isUp ? 5 : 2)
  if (isUp) paintString(at, size, { height, from: 0, to: 1, alpha: 1 })
  paintMarks(at, size, frame)
  const turn = (isUp ? 0.5 : 0.16) + (isCalm ? 0 : Math.sin(frame.ms / 520) * 0.07)
  paintKite(at, { x: place.x, y: place.y + sway, size: kiteSize(size), turn, ms: frame.ms, isCalm })
}

/** The string parts in its middle; the lower end falls, the kite tumbles away with the wind. */
function paintSnapped(at: CanvasRenderingContext2D, size: Size, frame: Frame, isCalm: boolean): void {
  const height = heightOf(frame)
  const share = isCalm ? 1 : Math.min(1, frame.sinceMs / SNAPPED_MS)
  paintString(at, size, { height, from: 0, to: 0.48 * (1 - share), alpha: 1 - share })
  const from = placeOf(size, height)
  const x = from.x + size.w * 0.42 * share
  const y = from.y - size.h * 0.16 * share + size.h * 0.62 * share * share
  at.globalAlpha = 1 - share * share
  paintKite(at, {
    x,
    y,
    size: kiteSize(size) * (1 - 0.35 * share),
    turn: 0.5 + share * 5.2,
    ms: frame.ms,
    isCalm,
  })
  at.globalAlpha = 1
  at.fillStyle = `rgb(10 8 26 / ${0.28 * Math.min(1, frame.sinceMs / 300)})`
  at.fillRect(0, 0, size.w, size.h)
}

/** Cash-outs hang on the string as small lanterns, at the height of their multiplier. */
function paintMarks(at: CanvasRenderingContext2D, size: Size, frame: Frame): void {
  if (frame.phase !== 'flying') return
  const height = heightOf(frame)
  if (height <= 0) return
  for (const { times, isOwn, text } of frame.marks) {
    const share = 0.12 + 0.8 * Math.min(1, Math.log2(Math.max(1, times)) / height)
    const { x, y } = onString(size, height, share)
    const r = isOwn ? 7 : 4.2
    const glow = at.createRadialGradient(x, y + r, 0, x, y + r, r * 3.4)
    glow.addColorStop(0, isOwn ? 'rgb(255 214 110 / 0.75)' : 'rgb(255 190 120 / 0.5)')
    glow.addColorStop(1, 'rgb(255 190 120 / 0)')
    at.fillStyle = glow
    at.fillRect(x - r * 3.4, y - r * 2.4, r * 6.8, r * 6.8)
    at.fillStyle = isOwn ? '#ffe19a' : '#ffb871'
    at.beginPath()
    at.ellipse(x, y + r, r * 0.8, r, 0, 0, Math.PI * 2)
    at.fill()
    if (!isOwn) continue
    at.font = '600 12px Inter, system-ui, sans-serif'
    at.fillStyle = '#fff'
    at.fillText(text, x + 12, y + r + 4)
  }
}

/** Streaks of wind, longer and faster with the height. */
function paintWind(at: CanvasRenderingContext2D, { w, h }: Size, view: { height: number; ms: number }): void {
  const force = Math.min(1, 0.15 + view.height / 5)
  at.strokeStyle = `rgb(255 255 255 / ${0.1 + 0.12 * force})`
  at.lineWidth = 1.2
  at.beginPath()
  for (let n = 0; n < 14; n++) {
    const speed = 0.000_08 + 0.000_22 * force * (0.5 + scattered(n, 41))
    const x = (1 - ((scattered(n, 42) + view.ms * speed) % 1)) * (w + 160) - 80
    const y = ((scattered(n, 43) + view.ms * speed * 0.5) % 1) * h * 0.86
    const long = 18 + 64 * force * scattered(n, 44)
    at.moveTo(x, y)
    at.lineTo(x + long, y - long * 0.34)
  }
  at.stroke()
}
