import sharp from 'sharp'
import { streaked, writeAtlas, type Frame } from '../atlas.ts'
import type { Rgb } from '../colour.ts'
import { relief } from '../finish.ts'
import { faces, lettering, text, type Face } from '../letters.ts'
import { materials, type Material } from '../materials.ts'
import { place } from '../masks/frames.ts'
import { clamp, noise } from '../maths.ts'
import { drawPoster, POSTER_HIGH } from '../poster.ts'
import { view } from '../raster.ts'
import { renderRelief, type Layer } from '../relief.ts'
import { keyLayers, writeRelief, type FrameLook } from './frame.ts'
import type { CastArt } from './cast.ts'
import { drawFigures, drawParticles } from './parts.ts'

/** A slot's art as recipes; the rest of its picture pipeline is the same for all. */
export type SlotArt = {
  readonly symbols: Readonly<Record<string, () => Layer[]>>
  /** Materials of the start button. */
  readonly frame: FrameLook
  /** The frame's construction, in 100 by 100: it is drawn as nine slices. */
  readonly border: () => Layer[]
  /** The movable pictures of the stage. */
  readonly cast: CastArt
  readonly title: {
    readonly lines: readonly [string, string]
    readonly upper: Material
    readonly middle: Material
    /** The typeface of the name. */
    readonly letters?: Face
  }
  /** The poster's foreground. */
  readonly hero: () => Layer[]
  /** The poster's foreground where the hero alone would float: cropped by the edges, its lower end behind the title. */
  readonly posterHero?: () => Layer[]
  /** The painting: colour at a position of 0..1 across and down; the background of the stage and the poster. */
  readonly ground: (u: number, v: number) => Rgb
  readonly sparks: string
  readonly seed: number
  /** A board of thirty cells shows its symbols smaller. */
  readonly cell?: number
}

const CELL = 224
const STREAK = 112
const BACK = 1_080

/** Draws all moving elements of the stage into one texture; returns its size in bytes. */
export async function drawSlotAtlas(art: SlotArt, folder: string): Promise<number> {
  const cell = art.cell ?? CELL
  const frames: Frame[] = []
  for (const [name, layers] of Object.entries(art.symbols)) {
    const image = await drawSymbol(layers(), cell)
    frames.push({ name, image, width: cell, height: cell })
    if (art.cell === undefined)
      frames.push({
        name: `${name}~`,
        image: await streaked(image, STREAK, 14),
        width: STREAK,
        height: STREAK,
      })
  }
  frames.push(...(await drawParticles()), ...(await drawFigures(art.title.middle)))
  return writeAtlas(frames, cell * 4, `${folder}/atlas`, 78)
}

/** Rendered at twice the size and sharpened down. */
async function drawSymbol(layers: Layer[], size: number): Promise<Buffer> {
  const image = await relief(layers, view(size * 2, size * 2, -6, -6, 112))
  return sharp(await image.png().toBuffer())
    .resize(size - 4, size - 4, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1 })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: '#00000000' })
    .png()
    .toBuffer()
}

/** The frame. */
export async function drawSlotFrame(art: SlotArt, folder: string): Promise<number> {
  return writeRelief(art.border(), view(512, 512, -1, -1, 102), `${folder}/frame.webp`, 86)
}

/** Lettering and button. */
export async function drawSlotStage(art: SlotArt, folder: string): Promise<void> {
  const { lines, upper, middle, letters = faces.title } = art.title
  const [first, second] = lines
  const head = text(first, letters, { width: 84, height: 22, cx: 60, cy: 14, track: 2 })
  const name = text(second, letters, { width: 108, height: 32, cx: 60, cy: 40, track: 2 })
  const line = text(`${first} ${second}`, letters, { width: 150, height: 34, cx: 80, cy: 20, track: 2 })
  const tall = [
    ...lettering(head, { face: upper, middle, weight: 2 }),
    ...lettering(name, { weight: 2.4, middle }),
  ]
  await writeRelief(tall, view(600, 310, 0, 0, 120), `${folder}/logo-tall.webp`, 82)
  await writeRelief(
    lettering(line, { weight: 2.2, middle }),
    view(720, 180, 0, 0, 160),
    `${folder}/logo-wide.webp`,
    82,
  )
  await writeRelief(keyLayers(art.frame), view(240, 240, -2, -2, 104), `${folder}/key.webp`)
}

/** The painting behind the stage. */
export async function drawSlotGround(art: SlotArt, folder: string): Promise<number> {
  const pixels = Buffer.alloc(BACK * BACK * 3)
  for (let y = 0; y < BACK; y++) {
    for (let x = 0; x < BACK; x++) {
      const colour = art.ground(x / BACK, y / BACK)
      const grain = (noise(x * 0.9, y * 0.9) - 0.5) * 0.014
      const edge = 1 - 0.35 * clamp(Math.hypot(x / BACK - 0.5, y / BACK - 0.5) - 0.3)
      for (let c = 0; c < 3; c++)
        pixels[(y * BACK + x) * 3 + c] = Math.round(clamp((colour[c]! + grain) * edge) * 255)
    }
  }
  const { size } = await sharp(pixels, { raw: { width: BACK, height: BACK, channels: 3 } })
    .webp({ quality: 74, effort: 6 })
    .toFile(`${folder}/back.webp`)
  return size
}

export async function drawSlotPoster(art: SlotArt, folder: string): Promise<void> {
  const { lines, middle, letters = faces.title } = art.title
  await drawPoster(
    {
      ground: (x, y) => art.ground(0.5 + ((x - 50) / 100) * 0.72, (y / POSTER_HIGH) * 0.92),
      hero: (at) => {
        const layers = art.posterHero?.() ?? place(art.hero(), { scale: 0.92, y: -3 })
        return renderRelief(
          layers.map((layer) => ({ ...layer, rim: (layer.rim ?? 0.75) * 1.2 })),
          at,
        )
      },
      title: { lines, face: materials.gold, middle, letters },
      sparks: art.sparks,
      seed: art.seed,
    },
    folder,
  )
}
