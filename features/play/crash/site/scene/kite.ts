import type { Size } from './sky.ts'

/** The kite and its string. A swallow of paper on a bamboo frame, with two long tails and a flute that hums in the wind. */

export type Point = { readonly x: number; readonly y: number }

/** Where the kite is at a height (doublings of the multiplier): it comes in from the lower left and rests in the upper right. */
export function placeOf({ w, h }: Size, height: number): Point {
  const climb = 1 - Math.exp(-height / 0.85)
  return { x: w * (0.2 + 0.5 * climb), y: h * (0.8 - 0.46 * climb) }
}

/** Where the string is held: below the picture once the fields have sunk. */
const handOf = ({ w, h }: Size, height: number): Point => ({
  x: w * 0.07,
  y: h * (0.93 + Math.min(height, 2) * 0.12),
})

/** A point of the string: 0 the hand, 1 the kite. */
export function onString(size: Size, height: number, share: number): Point {
  const from = handOf(size, height)
  const to = placeOf(size, height)
  const sag = { x: from.x + (to.x - from.x) * 0.55, y: from.y - (from.y - to.y) * 0.14 }
  const rest = 1 - share
  return {
    x: rest * rest * from.x + 2 * rest * share * sag.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * sag.y + share * share * to.y,
  }
}

export function paintString(
  at: CanvasRenderingContext2D,
  size: Size,
  { height, from, to, alpha }: { height: number; from: number; to: number; alpha: number },
): void {
  const line = new Path2D()
  for (let step = 0; step <= 40; step++) {
    const { x, y } = onString(size, height, from + ((to - from) * step) / 40)
    if (step === 0) line.moveTo(x, y)
    else line.lineTo(x, y)
  }
  at.lineCap = 'round'
  at.strokeStyle = `rgb(120 240 190 / ${0.16 * alpha})`
  at.lineWidth = 9
  at.stroke(line)
  at.strokeStyle = `rgb(160 255 214 / ${0.3 * alpha})`
  at.lineWidth = 4.5
  at.stroke(line)
  at.strokeStyle = `rgb(240 255 248 / ${0.95 * alpha})`
  at.lineWidth = 1.8
  at.stroke(line)
}

const wing = (side: 1 | -1): Path2D => {
  const path = new Path2D()
  path.moveTo(0, -30)
  path.bezierCurveTo(side * 26, -42, side * 62, -34, side * 84, -4)
  path.bezierCurveTo(side * 60, -12, side * 40, -8, side * 30, 6)
  path.bezierCurveTo(side * 20, 16, side * 8, 22, 0, 34)
  path.closePath()
  return path
}

/** Paths need a browser: made with the first picture. */
let shapes: { readonly left: Path2D; readonly right: Path2D; readonly flute: Path2D } | null = null

function made() {
  if (shapes) return shapes
  const flute = new Path2D()
  flute.roundRect(-26, -37, 52, 7, 3.5)
  shapes = { left: wing(-1), right: wing(1), flute }
  return shapes
}

export type KiteView = Point & {
  readonly size: number
  /** In radians. */
  readonly turn: number
  readonly ms: number
  readonly isCalm: boolean
}

export function paintKite(at: CanvasRenderingContext2D, { x, y, size, turn, ms, isCalm }: KiteView): void {
  const { left, right, flute } = made()
  at.save()
  at.translate(x, y)
  at.rotate(turn)
  at.scale(size / 100, size / 100)
  for (const side of [-1, 1] as const) paintTail(at, side, isCalm ? 0 : ms)
  const light = at.createLinearGradient(-84, -40, 84, 34)
  light.addColorStop(0, '#ffb36b')
  light.addColorStop(0.45, '#f0533f')
  light.addColorStop(1, '#a51f3f')
  at.shadowColor = 'rgb(255 150 90 / 0.55)'
  at.shadowBlur = 22
  at.fillStyle = light
  at.fill(left)
  at.fill(right)
  at.shadowBlur = 0
  at.strokeStyle = 'rgb(255 226 178 / 0.9)'
  at.lineWidth = 2.2
  at.stroke(left)
  at.stroke(right)
  paintFeathers(at)
  at.fillStyle = '#e9c27a'
  at.fill(flute)
  at.strokeStyle = '#8a5a24'
  at.lineWidth = 1.2
  at.stroke(flute)
  at.restore()
}

/** Bands of gold and jade across the wings, and the eye of the swallow. */
function paintFeathers(at: CanvasRenderingContext2D): void {
  for (const side of [-1, 1] as const) {
    at.strokeStyle = 'rgb(255 214 120 / 0.85)'
    at.lineWidth = 3
    at.beginPath()
    at.moveTo(side * 14, -30)
    at.quadraticCurveTo(side * 40, -30, side * 64, -14)
    at.stroke()
    at.strokeStyle = 'rgb(60 196 150 / 0.9)'
    at.lineWidth = 2.4
    at.beginPath()
    at.moveTo(side * 10, -16)
    at.quadraticCurveTo(side * 28, -18, side * 44, -8)
    at.stroke()
    at.fillStyle = '#fff4dc'
    at.beginPath()
    at.arc(side * 9, -19, 4.6, 0, Math.PI * 2)
    at.fill()
    at.fillStyle = '#22172c'
    at.beginPath()
    at.arc(side * 9, -19, 2.2, 0, Math.PI * 2)
    at.fill()
  }
  at.strokeStyle = 'rgb(92 40 30 / 0.8)'
  at.lineWidth = 2
  at.beginPath()
  at.moveTo(0, -32)
  at.lineTo(0, 34)
  at.stroke()
}

function paintTail(at: CanvasRenderingContext2D, side: 1 | -1, ms: number): void {
  at.strokeStyle = side === 1 ? 'rgb(255 205 110 / 0.95)' : 'rgb(255 122 92 / 0.95)'
  at.lineWidth = 5
  at.lineCap = 'round'
  at.beginPath()
  at.moveTo(side * 4, 30)
  for (let step = 1; step <= 16; step++) {
    const wave = Math.sin(ms / 210 - step * 0.55 + (side === 1 ? 0 : 1.4)) * step * 1.25
    at.lineTo(side * (5 + step * 1.4) - step * 4.4 + wave, 30 + step * 8.4)
  }
  at.stroke()
}
