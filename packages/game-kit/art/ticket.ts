import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import type { Rgb } from './colour.ts'
import { finish, picture, relief } from './finish.ts'
import { lettering, text, type Face } from './letters.ts'
import { materials, type Material } from './materials.ts'
import { place } from './masks/frames.ts'
import { clamp, noise, smooth } from './maths.ts'
import { view, type View } from './raster.ts'
import { paintOver, renderRelief, type Canvas, type Layer } from './relief.ts'

/** An instant ticket's art as a recipe: its painting, its figures and the symbols of its prizes. */
export type TicketArt = {
  readonly title: {
    readonly lines: readonly [string, string]
    readonly middle: Material
    readonly letters: Face
  }
  /** The figure on the right of the head. */
  readonly hero: () => Layer[]
  /** Colour at a position of 0..1 across and down. */
  readonly ground: (u: number, v: number) => Rgb
  /** A symbol for each prize, highest first. */
  readonly symbols: readonly (() => Layer[])[]
}

const WIDTH = 1_200
const HEIGHT = 600
/** Width of the head in drawing units. */
const ACROSS = 200
const CELL = 192

function painted({ ground }: TicketArt, at: View): Canvas {
  const out = new Float32Array(at.width * at.height * 4)
  for (let y = 0; y < at.height; y++)
    for (let x = 0; x < at.width; x++) {
      const [u, v] = [x / at.width, y / at.height]
      const colour = ground(u, 0.06 + v * 0.86)
      const grain = (noise(x * 0.9, y * 0.9) - 0.5) * 0.012
      // the title stands on the darker left
      const shade = 1 - 0.42 * smooth(0.72, 0.1, u) - 0.3 * smooth(0.75, 1, v)
      const o = (y * at.width + x) * 4
      for (const c of [0, 1, 2] as const) out[o + c] = clamp(colour[c] * shade + grain)
      out[o + 3] = 1
    }
  return out
}

function lettered({ title: { lines, middle, letters } }: TicketArt): Layer[] {
  const [first, second] = lines
  return [
    ...lettering(text(first, letters, { width: 96, height: 24, cx: 64, cy: 32, track: 1 }), {
      face: materials.gold,
      middle,
      weight: 2.2,
      bevel: 2.6,
    }),
    ...lettering(text(second, letters, { width: 104, height: 30, cx: 64, cy: 64, track: 1 }), {
      face: materials.gold,
      middle,
      weight: 2.4,
      bevel: 2.8,
    }),
  ]
}

/** The head of the ticket: painting, figure and title. */
async function drawHead(art: TicketArt, folder: string): Promise<number> {
  const at = view(WIDTH, HEIGHT, 0, 0, ACROSS)
  const canvas = painted(art, at)
  const hero = place(art.hero(), { scale: 0.94, x: 100, y: 0 }).map((layer) => ({
    ...layer,
    rim: (layer.rim ?? 0.75) * 1.2,
  }))
  paintOver(canvas, await renderRelief(hero, at))
  paintOver(canvas, await renderRelief(lettered(art), at))
  const grade = { bloom: 0.15, bloomRadius: 0.02, contrast: 0.16, saturation: 1.08 }
  const png = await picture(finish(canvas, WIDTH, HEIGHT, grade), WIDTH, HEIGHT)
    .removeAlpha()
    .png()
    .toBuffer()
  let bytes = 0
  for (const width of [600, 1_200])
    bytes += (
      await sharp(png)
        .resize(width, width / 2, { kernel: 'lanczos3' })
        .webp({ quality: width > 600 ? 72 : 80, effort: 6 })
        .toFile(`${folder}/head-${width}.webp`)
    ).size
  return bytes
}

/** The symbols side by side in one picture, in the order of the prizes. */
async function drawSymbols(art: TicketArt, folder: string): Promise<number> {
  const images = await Promise.all(
    art.symbols.map(async (layers) => {
      const image = await relief(layers(), view(CELL * 2, CELL * 2, -6, -6, 112))
      return sharp(await image.png().toBuffer())
        .resize(CELL, CELL, { kernel: 'lanczos3' })
        .sharpen({ sigma: 0.7, m1: 0.4, m2: 1 })
        .png()
        .toBuffer()
    }),
  )
  const ground = { width: CELL * images.length, height: CELL, channels: 4 as const, background: '#00000000' }
  const { size } = await sharp({ create: ground })
    .composite(images.map((input, at) => ({ input, left: at * CELL, top: 0 })))
    .webp({ quality: 80, alphaQuality: 86, effort: 6 })
    .toFile(`${folder}/symbols.webp`)
  return size
}

/** Draws all pictures of a ticket; returns their size in bytes. */
export async function drawTicket(art: TicketArt, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  return (await drawHead(art, folder)) + (await drawSymbols(art, folder))
}
