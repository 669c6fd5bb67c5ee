import sharp from 'sharp'
import { STROKES } from './letters.ts'

export const CAPTCHA_LETTERS = Object.keys(STROKES).join('')
/** 23 characters to the power of 5: a random guess is right once in 6.4 million. */
export const CAPTCHA_LENGTH = 5

const WIDTH = 220
const HEIGHT = 72
/** Grey levels, 0 black to 255 white. */
const PAPER = 244
const INK = 40
const SCRATCHES = 3
const GRAINS = 350

type Point = { readonly x: number; readonly y: number }
/** A number from 0 to 1, different at each call. */
type Luck = () => number

/** Pseudo-random numbers from a seed. They only shape the picture, so they need not be unpredictable. */
function luckOf(seed: Uint8Array): Luck {
  let state = seed.reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const between = (luck: Luck, from: number, to: number): number => from + luck() * (to - from)

/**
 * Draws the letters bent, rotated and crossed by lines as a grey PNG. The seed decides the look, `text` the content. Letters are strokes,
 * not text, so neither the SVG nor the file contains readable characters; sharp writes no metadata.
 */
export function drawCaptcha(text: string, seed: Uint8Array): Promise<Buffer> {
  const luck = luckOf(seed)
  const wave = { height: between(luck, 2, 4), length: between(luck, 28, 46), start: between(luck, 0, 6) }
  const bent = ({ x, y }: Point): Point => ({
    x,
    y: y + wave.height * Math.sin(x / wave.length + wave.start),
  })
  const step = (WIDTH - 28) / text.length
  const letters = [...text].map((letter, index) => {
    const middle = {
      x: 14 + step * (index + 0.5) + between(luck, -4, 4),
      y: HEIGHT / 2 + between(luck, -8, 8),
    }
    return letterPath(letter, middle, luck, bent)
  })
  const scratches = Array.from({ length: SCRATCHES }, () => scratchPath(luck))
  const grains = Array.from({ length: GRAINS }, () => grain(luck))
  // lines in the same grey as the letters: a brightness threshold alone cannot remove them
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${grey(PAPER)}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...scratches, ...letters].join('')}</g>
    <g shape-rendering="crispEdges">${grains.join('')}</g>
  </svg>`
  return sharp(Buffer.from(drawing)).removeAlpha().toColourspace('b-w').png().toBuffer()
}

function grey(level: number): string {
  const shown = Math.round(level)
  return `rgb(${shown},${shown},${shown})`
}

function letterPath(letter: string, middle: Point, luck: Luck, bent: (point: Point) => Point): string {
  const size = between(luck, 5.6, 6.8)
  const turn = between(luck, -0.3, 0.3)
  const width = 2 * between(luck, 1.5, 2.1) + 1
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const placed = (xy: string): Point => {
    const [x, y] = [(Number(xy[0]) - 2) * size, (Number(xy[1]) - 3) * size]
    return bent({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos })
  }
  const strokes = (STROKES[letter] ?? '').split('|').map((stroke) => pathOf(stroke.split(' ').map(placed)))
  return `<path d="${strokes.join('')}" stroke="${grey(INK)}" stroke-width="${width}"/>`
}

/** A thin line across the picture, as dark as a letter: it joins the letters for a program, not for a person. */
function scratchPath(luck: Luck): string {
  const points: Point[] = [{ x: 0, y: between(luck, 10, HEIGHT - 10) }]
  for (let { x, y } = points[0]!; x < WIDTH; points.push({ x, y })) {
    x += 18
    y = Math.min(HEIGHT - 4, Math.max(4, y + between(luck, -9, 9)))
  }
  return `<path d="${pathOf(points)}" stroke="${grey(INK)}" stroke-width="${between(luck, 1.8, 2.6).toFixed(2)}"/>`
}

/** One pixel of noise at a random place. */
function grain(luck: Luck): string {
  const [x, y] = [Math.floor(luck() * WIDTH), Math.floor(luck() * HEIGHT)]
  return `<rect x="${x}" y="${y}" width="1" height="1" fill="${grey(between(luck, 90, 200))}"/>`
}

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')
