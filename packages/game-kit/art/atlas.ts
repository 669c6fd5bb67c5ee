import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { shelve } from '#game-kit/scene/pixi/packing.ts'

/** One picture of an atlas: PNG or any format that sharp reads, of exactly this size. */
export type Frame = { name: string; image: Buffer; width: number; height: number }

/** Writes `<path>.webp` and `<path>.json`; returns the picture's size in bytes. */
export async function writeAtlas(
  frames: readonly Frame[],
  width: number,
  path: string,
  quality: number,
): Promise<number> {
  const index = shelve(frames, { width, gap: 0 })
  const parts = frames.map((frame) => {
    const [left, top] = index.frames[frame.name]!
    return { input: frame.image, left, top }
  })
  const ground = { width, height: index.height, channels: 4 as const, background: '#00000000' }
  const { size } = await sharp({ create: ground })
    .composite(parts)
    .webp({ quality, alphaQuality: 86, effort: 6, smartSubsample: true })
    .toFile(`${path}.webp`)
  writeFileSync(`${path}.json`, `${JSON.stringify(index)}\n`)
  return size
}

/** A vertical motion blur of a square picture, for symbols on a spinning reel. */
export async function streaked(image: Buffer, size: number, reach: number): Promise<Buffer> {
  const data = await sharp(image).resize(size, size).raw().toBuffer()
  const out = Buffer.alloc(size * size * 4)
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) {
      const sum = [0, 0, 0, 0]
      let weights = 0
      for (let k = -reach; k <= reach; k++) {
        const weight = 1 - Math.abs(k) / (reach + 1)
        weights += weight
        const row = y + k
        if (row < 0 || row >= size) continue
        const at = (row * size + x) * 4
        const alpha = data[at + 3]! * weight
        for (let c = 0; c < 3; c++) sum[c] = sum[c]! + data[at + c]! * alpha
        sum[3] = sum[3]! + alpha
      }
      const to = (y * size + x) * 4
      const alpha = sum[3]!
      for (let c = 0; c < 3; c++) out[to + c] = alpha > 0 ? Math.min(255, (sum[c]! / alpha) * 1.06) : 0
      out[to + 3] = Math.min(255, (alpha / weights) * 1.15)
    }
  }
  return sharp(out, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer()
}

/** A white picture whose alpha is a function of the position (-1..1 in both directions): glows and sparks, tinted when used. */
export async function softFrame(
  name: string,
  size: number,
  alpha: (u: number, v: number) => number,
): Promise<Frame> {
  const out = Buffer.alloc(size * size * 4, 255)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const a = alpha(((x + 0.5) / size) * 2 - 1, ((y + 0.5) / size) * 2 - 1)
      out[(y * size + x) * 4 + 3] = Math.round(Math.max(0, Math.min(1, a)) * 255)
    }
  }
  const image = await sharp(out, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer()
  return { name, image, width: size, height: size }
}
