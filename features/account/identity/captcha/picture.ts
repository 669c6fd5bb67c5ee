import { greyPng } from './png.ts'
import { STROKES } from './letters.ts'

export const CAPTCHA_LETTERS = Object.keys(STROKES).join('')
/** 23 letters to the power of 5: a blind guess is right once in 6.4 million. */
export const CAPTCHA_LENGTH = 5

const WIDTH = 220
const HEIGHT = 72
const PAPER = 244
const INK = 40

type Point = { readonly x: number; readonly y: number }
/** A number from 0 to 1; each call another one. */
type Luck = () => number

/** Numbers from a seed: the picture's looks, nothing that anybody must not guess. */
function luckOf(seed: Uint8Array): Luck {
  let state = seed.reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const between = (luck: Luck, from: number, to: number): number => from + luck() * (to - from)

/** Draws the letters bent, turned and crossed by lines; a PNG. The seed decides how, `text` decides what. */
export function drawCaptcha(text: string, seed: Uint8Array): Buffer {
  const luck = luckOf(seed)
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  const wave = { height: between(luck, 2, 4), length: between(luck, 28, 46), start: between(luck, 0, 6) }
  const bent = ({ x, y }: Point): Point => ({
    x,
    y: y + wave.height * Math.sin(x / wave.length + wave.start),
  })
  const step = (WIDTH - 28) / text.length
  ;[...text].forEach((letter, index) => {
    const middle = {
      x: 14 + step * (index + 0.5) + between(luck, -3, 3),
      y: HEIGHT / 2 + between(luck, -4, 4),
    }
    drawLetter(pixels, letter, middle, luck, bent)
  })
  for (let lines = 0; lines < 3; lines++) drawScratch(pixels, luck)
  for (let grains = 0; grains < 350; grains++)
    pixels[Math.floor(luck() * pixels.length)] = Math.floor(between(luck, 90, 200))
  return greyPng(pixels, WIDTH)
}

function drawLetter(
  pixels: Uint8Array,
  letter: string,
  middle: Point,
  luck: Luck,
  bent: (point: Point) => Point,
): void {
  const size = between(luck, 5.6, 6.8)
  const turn = between(luck, -0.3, 0.3)
  const thick = between(luck, 1.5, 2.1)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const placed = (xy: string): Point => {
    const [x, y] = [(Number(xy[0]) - 2) * size, (Number(xy[1]) - 3) * size]
    return bent({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos })
  }
  for (const stroke of (STROKES[letter] ?? '').split('|')) {
    const points = stroke.split(' ').map(placed)
    points.slice(1).forEach((to, index) => drawLine(pixels, points[index] ?? to, to, thick, INK))
  }
}

/** A thin line from side to side, so that letters hang together for a machine and not for an eye. */
function drawScratch(pixels: Uint8Array, luck: Luck): void {
  let from = { x: 0, y: between(luck, 10, HEIGHT - 10) }
  while (from.x < WIDTH) {
    const to = { x: from.x + 18, y: Math.min(HEIGHT - 4, Math.max(4, from.y + between(luck, -9, 9))) }
    drawLine(pixels, from, to, 0.7, 90)
    from = to
  }
}

/** A line with soft edges: each pixel near it gets darker the closer it is. */
function drawLine(pixels: Uint8Array, from: Point, to: Point, thick: number, ink: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length2 = dx * dx + dy * dy || 1
  const reach = thick + 1
  const [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach]
  const [top, bottom] = [Math.min(from.y, to.y) - reach, Math.max(from.y, to.y) + reach]
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(HEIGHT - 1, Math.ceil(bottom)); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(WIDTH - 1, Math.ceil(right)); x++) {
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length2))
      const away = Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
      const cover = Math.min(1, Math.max(0, reach - away))
      const at = y * WIDTH + x
      pixels[at] = Math.min(pixels[at] ?? PAPER, Math.round(PAPER + (ink - PAPER) * cover))
    }
  }
}
