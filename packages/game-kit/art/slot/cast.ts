import sharp from 'sharp'
import { writeFileSync } from 'node:fs'
import { shelve } from '#game-kit/scene/pixi/packing.ts'
import type { Frame } from '../atlas.ts'
import { relief } from '../finish.ts'
import { coverage, view } from '../raster.ts'
import type { Layer } from '../relief.ts'

/** One movable picture: its layers in the drawing's coordinates, and its resolution in pixels per unit. */
export type CastPart = { readonly layers: () => Layer[]; readonly unit?: number }

/** All movable pictures of a game's stage: the character's limbs, ornaments of the frame, scenery, the plate of a win. */
export type CastArt = Readonly<Record<string, CastPart | (() => Layer[])>>

const UNIT = 3
/** Room around a part for its shadow and glow, in units. */
const MARGIN = 5
/** Parts are searched for in this window. */
const WINDOW = { from: -60, across: 440 }
const WIDE = 1_024

type Box = { left: number; top: number; width: number; height: number }

/** The window of a part: what its layers cover, and a margin. */
async function boxOf(layers: readonly Layer[]): Promise<Box> {
  const { from, across } = WINDOW
  const at = view(across, across, from, from, across)
  let [x0, y0, x1, y1] = [across, across, 0, 0]
  for (const layer of layers) {
    const plane = await coverage(layer.shape, at, layer.rule)
    plane.forEach((cover, i) => {
      if (cover < 0.02) return
      const [x, y] = [i % across, Math.floor(i / across)]
      x0 = Math.min(x0, x)
      y0 = Math.min(y0, y)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
    })
  }
  const extra = MARGIN + Math.max(0, ...layers.map(({ glow }) => (glow ? glow.blur * 1.6 : 0)))
  return {
    left: x0 + from - extra,
    top: y0 + from - extra,
    width: x1 - x0 + 1 + extra * 2,
    height: y1 - y0 + 1 + extra * 2,
  }
}

/** Draws the parts into one texture, `cast.webp`; the index also says where each lies in its drawing. Returns the size in bytes. */
export async function drawCast(cast: CastArt, folder: string): Promise<number> {
  const frames: Frame[] = []
  const rest: Record<string, readonly [number, number, number]> = {}
  for (const [name, given] of Object.entries(cast)) {
    const { layers: draw, unit = UNIT } = typeof given === 'function' ? { layers: given } : given
    const layers = draw()
    const box = await boxOf(layers)
    const [width, height] = [Math.ceil(box.width * unit), Math.ceil(box.height * unit)]
    const large = view(width * 2, height * 2, box.left, box.top, (width * 2) / (unit * 2))
    const png = await (await relief(layers, large)).png().toBuffer()
    const image = await sharp(png).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer()
    const padded = { top: 1, bottom: 1, left: 1, right: 1, background: '#00000000' }
    frames.push({
      name,
      image: await sharp(image).extend(padded).png().toBuffer(),
      width: width + 2,
      height: height + 2,
    })
    rest[name] = [Math.round(box.left * 100) / 100, Math.round(box.top * 100) / 100, unit]
  }
  const index = shelve(frames, { width: WIDE, gap: 0 })
  const parts = frames.map((frame) => {
    const [left, top] = index.frames[frame.name]!
    return { input: frame.image, left, top }
  })
  const ground = { width: WIDE, height: index.height, channels: 4 as const, background: '#00000000' }
  const { size } = await sharp({ create: ground })
    .composite(parts)
    .webp({ quality: 80, alphaQuality: 88, effort: 5, smartSubsample: true })
    .toFile(`${folder}/cast.webp`)
  writeFileSync(`${folder}/cast.json`, `${JSON.stringify({ ...index, rest })}\n`)
  return size
}
