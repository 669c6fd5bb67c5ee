import type { ThemeLook } from '../pictures.ts'
import { SIDE, type Spot } from './cover.ts'

/** Draws the scratch layer: brushed metal with a fine weave, and a coin's outline on each field. */
export function drawFoil(context: CanvasRenderingContext2D, size: number, { foil, ink }: ThemeLook): void {
  const [light, middle, dark] = foil
  context.globalCompositeOperation = 'source-over'
  const metal = context.createLinearGradient(0, 0, size, size)
  for (const [at, colour] of [middle, light, middle, dark, middle, light].entries())
    metal.addColorStop(at / 5, colour)
  context.fillStyle = metal
  context.fillRect(0, 0, size, size)
  weave(context, size)
  const field = size / SIDE
  for (let at = 0; at < SIDE * SIDE; at++)
    coinMark(
      context,
      { x: ((at % SIDE) + 0.5) * field, y: (Math.floor(at / SIDE) + 0.5) * field },
      field,
      ink,
    )
}

function weave(context: CanvasRenderingContext2D, size: number): void {
  const gap = size / 60
  context.lineWidth = gap / 3
  for (const [colour, slant] of [
    ['rgb(255 255 255 / 0.16)', 1],
    ['rgb(0 0 0 / 0.07)', -1],
  ] as const) {
    context.strokeStyle = colour
    context.beginPath()
    for (let at = -size; at < size * 2; at += gap * 2) {
      context.moveTo(at, 0)
      context.lineTo(at + size * slant, size)
    }
    context.stroke()
  }
}

function coinMark(context: CanvasRenderingContext2D, at: Spot, field: number, ink: string): void {
  context.strokeStyle = ink
  context.globalAlpha = 0.28
  context.lineWidth = field / 40
  context.beginPath()
  context.arc(at.x, at.y, field * 0.27, 0, Math.PI * 2)
  context.stroke()
  context.beginPath()
  const inner = field * 0.1
  context.rect(at.x - inner, at.y - inner, inner * 2, inner * 2)
  context.stroke()
  context.globalAlpha = 0.18
  context.strokeRect(at.x - field / 2 + 2, at.y - field / 2 + 2, field - 4, field - 4)
  context.globalAlpha = 1
}

/** Takes the layer off under a stroke. */
export function rubOff(context: CanvasRenderingContext2D, from: Spot, to: Spot, width: number): void {
  context.globalCompositeOperation = 'destination-out'
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#000'
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x + 0.01, to.y)
  context.stroke()
}

/** Takes the layer off a whole field. */
export function clearField(context: CanvasRenderingContext2D, field: number, size: number): void {
  const side = size / SIDE
  context.clearRect((field % SIDE) * side, Math.floor(field / SIDE) * side, side, side)
}
