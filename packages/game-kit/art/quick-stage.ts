import sharp from 'sharp'
import { relief } from './finish.ts'
import { faces, lettering, text } from './letters.ts'
import { materials, type Material } from './materials.ts'
import { view } from './raster.ts'
import type { Layer } from './relief.ts'
import { circle } from './shapes.ts'

export type QuickArt = {
  readonly lines: readonly [string, string]
  /** The stone of key and lettering. */
  readonly stone: Material
  /** What stands on the key, drawn about the middle of 100 by 100. */
  readonly emblem: readonly Layer[]
}

/** The round key: a gold ring, a stone, the game's emblem. */
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

/** Lettering and key of a quick game, into its stage folder. */
export async function drawQuickStage(art: QuickArt, folder: string): Promise<void> {
  const [first, second] = art.lines
  const name =
    text(first, faces.title, { width: 58, height: 13, cx: 50, cy: 12, track: 2 }) +
    text(second, faces.title, { width: 82, height: 20, cx: 50, cy: 32, track: 2 })
  await write(
    lettering(name, { middle: art.stone, weight: 1.9 }),
    `${folder}/logo.webp`,
    [400, 184],
    [0, 0, 100],
  )
  await write(keyLayers(art), `${folder}/key.webp`, [240, 240], [-2, -2, 104])
}
