import sharp from 'sharp'
import type { Rgb } from './colour.ts'
import { relief } from './finish.ts'
import { faces, lettering, text, type Face } from './letters.ts'
import { materials, type Material } from './materials.ts'
import { clamp, noise } from './maths.ts'
import { POSTER_HIGH } from './poster.ts'
import { view } from './raster.ts'
import type { Layer } from './relief.ts'
import { circle } from './shapes.ts'

/** A movable picture of a stage: its size in pixels, and what of the drawing it shows: left, top, and units across. */
export type Sprite = {
  readonly layers: () => readonly Layer[]
  readonly size: readonly [width: number, height: number]
  readonly box: readonly [left: number, top: number, across: number]
}

export type QuickArt = {
  readonly lines: readonly [string, string]
  /** The typeface of its name. */
  readonly letters?: Face
  /** The stone of button and lettering. */
  readonly stone: Material
  /** The emblem on the button, drawn around the centre of 100 by 100. */
  readonly emblem: readonly Layer[]
  /** Character, scenery and pieces, each a file of its name. */
  readonly sprites?: Readonly<Record<string, Sprite>>
}

/** The round button: a gold ring, a stone, the game's emblem. */
function keyLayers({ stone, emblem }: QuickArt): Layer[] {
  const { gold, ink } = materials
  return [
    { shape: circle(50, 50, 47), material: gold, bevel: 4, drop: { alpha: 0.7 } },
    { shape: circle(50, 50, 41.5), material: ink, bevel: 1, drop: false, lift: -0.3 },
    {
      shape: circle(50, 50, 40.5),
      material: stone,
      bevel: 16,
      height: 0.6,
      smoothing: 3,
      drop: false,
      lift: -0.03,
    },
    ...emblem,
  ]
}

async function write(
  layers: readonly Layer[],
  file: string,
  [width, height]: readonly [number, number],
  box: readonly [number, number, number],
): Promise<void> {
  const png = await (await relief(layers, view(width * 2, height * 2, ...box))).png().toBuffer()
  await sharp(png).resize(width, height).webp({ quality: 86, alphaQuality: 92, effort: 6 }).toFile(file)
}

/** Writes lettering, button and movable pictures of an instant game into its stage folder. */
export async function drawQuickStage(art: QuickArt, folder: string): Promise<void> {
  const [first, second] = art.lines
  const letters = art.letters ?? faces.title
  const name =
    text(first, letters, { width: 58, height: 13, cx: 50, cy: 12, track: 2 }) +
    text(second, letters, { width: 82, height: 20, cx: 50, cy: 32, track: 2 })
  await write(
    lettering(name, { middle: art.stone, weight: 1.9 }),
    `${folder}/logo.webp`,
    [400, 184],
    [0, 0, 100],
  )
  await write(keyLayers(art), `${folder}/key.webp`, [240, 240], [-2, -2, 104])
  await drawSprites(art.sprites ?? {}, folder)
}

/** Writes movable pictures into a stage folder, each as a file of its name. */
export async function drawSprites(sprites: Readonly<Record<string, Sprite>>, folder: string): Promise<void> {
  for (const [file, { layers, size, box }] of Object.entries(sprites))
    await write(layers(), `${folder}/${file}.webp`, size, box)
}

/** The background has an aspect ratio of 3 to 4: a phone shows its centre from top to bottom, a desktop its whole width. */
const WIDE = 900
const HIGH = 1200

/** The background of an instant game, from its poster's own background. */
export async function drawQuickGround(
  ground: (x: number, y: number) => Rgb,
  folder: string,
): Promise<number> {
  const pixels = Buffer.alloc(WIDE * HIGH * 3)
  for (let y = 0; y < HIGH; y++) {
    for (let x = 0; x < WIDE; x++) {
      const colour = ground((x / WIDE) * 100, (y / HIGH) * POSTER_HIGH)
      const grain = (noise(x * 0.9, y * 0.9) - 0.5) * 0.012
      for (const c of [0, 1, 2] as const)
        pixels[(y * WIDE + x) * 3 + c] = Math.round(clamp(colour[c] + grain) * 255)
    }
  }
  const { size } = await sharp(pixels, { raw: { width: WIDE, height: HIGH, channels: 3 } })
    .webp({ quality: 70, effort: 6 })
    .toFile(`${folder}/ground.webp`)
  return size
}
