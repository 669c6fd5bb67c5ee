import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { hex, rgb, type Rgb } from './colour.ts'
import { finish, picture } from './finish.ts'
import { faces, lettering, text, type Face } from './letters.ts'
import type { Material } from './materials.ts'
import { materials } from './materials.ts'
import { clamp, noise, seeded, smooth } from './maths.ts'
import { view, type View } from './raster.ts'
import { paintOver, renderRelief, type Canvas } from './relief.ts'
import { path } from './shapes.ts'

/** Posters have an aspect ratio of 3 to 4; recipes draw in 100 by 133.3 units. */
const WIDTH = 1040
const HEIGHT = 1387
export const POSTER_HIGH = 133.333

/** Widths that pages load: tiles, tiles on sharp screens, heroes. */
const sizes = [208, 416, 832] as const

export type Poster = {
  /** Background colour at a point, before shade and light. */
  ground: (x: number, y: number) => Rgb
  /** The foreground, premultiplied, in the poster's size. */
  hero: (at: View) => Promise<Canvas>
  title: { lines: readonly string[]; face: Material; middle: Material; edge?: Material; letters?: Face }
  /** Colour of dust and sparks. */
  sparks: string
  seed: number
}

function paintGround(poster: Poster, at: View): Canvas {
  const out = new Float32Array(at.width * at.height * 4)
  for (let y = 0; y < at.height; y++) {
    for (let x = 0; x < at.width; x++) {
      const ux = x / at.unit
      const uy = y / at.unit
      const low = smooth(0.6, 1, uy / POSTER_HIGH) * 0.62
      const edge =
        clamp(Math.hypot((ux - 50) / 50, (uy - POSTER_HIGH / 2) / (POSTER_HIGH / 2)) - 0.6) ** 1.7 * 0.5
      const floor = Math.hypot((ux - 52) / 40, (uy - 95) / 8)
      const shadow = floor < 1.6 ? 1 - 0.5 * Math.exp(-floor * floor * 2.2) : 1
      const grain = (noise(x * 0.9, y * 0.9) - 0.5) * 0.012
      const colour = poster.ground(ux, uy)
      const o = (y * at.width + x) * 4
      for (const c of [0, 1, 2] as const)
        out[o + c] = clamp((colour[c] * (1 - low) + grain) * (1 - edge) * shadow)
      out[o + 3] = 1
    }
  }
  return out
}

function title(poster: Poster, at: View): Promise<Canvas> {
  const { lines, face, middle, edge, letters = faces.title } = poster.title
  const [first = '', second] = lines
  const data = second
    ? text(first, letters, { width: 80, height: 13.5, cy: 99.6, track: 1 }) +
      text(second, letters, { width: 90, height: 18, cy: 116.8, track: 1 })
    : text(first, letters, { width: 76, height: 23, cy: 110, track: 1 })
  const layers = lettering(data, { face, middle, ...(edge ? { edge } : {}), weight: 2.1, bevel: 2.6 })
  const mark = text('Fairhouse', faces.figures, { width: 17, height: 2, cx: 52, cy: 130.6, track: 8 })
  const maker = path('M39.6 129.2L41 130.6L39.6 132L38.2 130.6Z') + path(mark)
  return renderRelief(
    [...layers, { shape: maker, material: materials.gold, bevel: 0.5, drop: { alpha: 0.4 }, opacity: 0.85 }],
    at,
  )
}

/** A few large soft discs and many sparks in front of everything. */
function dust(canvas: Canvas, poster: Poster, at: View): void {
  const next = seeded(poster.seed)
  const colour = rgb(poster.sparks)
  for (let k = 0; k < 36; k++) {
    const x0 = Math.floor(next() * at.width)
    const y0 = Math.floor(next() * at.height * 0.92)
    const isDisc = next() < 0.2
    const s = (isDisc ? 9 + next() * 16 : 1.4 + next() * 3.2) * (at.width / 780)
    const strength = isDisc ? 0.1 : 0.75 * next()
    const reach = Math.floor(s * 2.4)
    for (let y = Math.max(0, y0 - reach); y < Math.min(at.height, y0 + reach); y++) {
      for (let x = Math.max(0, x0 - reach); x < Math.min(at.width, x0 + reach); x++) {
        const q = Math.hypot(x - x0, y - y0) / s
        const e = (isDisc ? smooth(1.1, 0.8, q) : Math.exp(-q * q * 1.6)) * strength
        const o = (y * at.width + x) * 4
        for (const c of [0, 1, 2] as const) canvas[o + c] = Math.min(1.15, canvas[o + c]! + colour[c] * e)
      }
    }
  }
}

/** The picture's colour above its title: a tile's placeholder until the poster has loaded. */
async function mood(png: Buffer): Promise<string> {
  const upper = { left: 0, top: 0, width: WIDTH, height: Math.round(HEIGHT * 0.68) }
  const [r = 0, g = 0, b = 0] = await sharp(png).extract(upper).resize(1, 1).removeAlpha().raw().toBuffer()
  return hex([r / 255, g / 255, b / 255])
}

/** Draws a poster and writes it in three sizes, WebP and AVIF, with its dominant colour. */
export async function drawPoster(poster: Poster, folder: string): Promise<void> {
  const at = view(WIDTH, HEIGHT, 0, 0, 100)
  const canvas = paintGround(poster, at)
  paintOver(canvas, await poster.hero(at))
  paintOver(canvas, await title(poster, at))
  dust(canvas, poster, at)
  const grade = { bloom: 0.15, bloomRadius: 0.02, contrast: 0.16, saturation: 1.08 }
  const png = await picture(finish(canvas, WIDTH, HEIGHT, grade), WIDTH, HEIGHT)
    .removeAlpha()
    .png()
    .toBuffer()
  for (const width of sizes) {
    const sized = sharp(png)
      .resize(width, Math.round((width * 4) / 3), { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.8 })
    await sized.clone().webp({ quality: 82, effort: 6 }).toFile(`${folder}/poster-${width}.webp`)
    await sized.clone().avif({ quality: 58, effort: 4 }).toFile(`${folder}/poster-${width}.avif`)
  }
  const colour = await mood(png)
  writeFileSync(`${folder}/poster.json`, `${JSON.stringify({ colour, sizes })}\n`)
}
