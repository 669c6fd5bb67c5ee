import sharp, { type Sharp } from 'sharp'
import { blur } from './filters.ts'
import { clamp, mix, smooth } from './maths.ts'
import { renderRelief, type Canvas, type Layer } from './relief.ts'
import type { View } from './raster.ts'

export type Grade = { bloom?: number; bloomRadius?: number; contrast?: number; saturation?: number }

/** Bloom, filmic shoulder, contrast and saturation; floats become 8-bit straight-alpha RGBA. */
export function finish(canvas: Canvas, width: number, height: number, grade: Grade = {}): Buffer {
  const { bloom = 0.13, bloomRadius = 0.018, contrast = 0.12, saturation = 1.06 } = grade
  const bright = [0, 1, 2].map((c) => {
    const plane = new Float32Array(width * height)
    for (let i = 0; i < plane.length; i++) {
      const o = i * 4
      const lum = canvas[o]! * 0.3 + canvas[o + 1]! * 0.59 + canvas[o + 2]! * 0.11
      plane[i] = canvas[o + c]! * smooth(0.72, 1.05, lum)
    }
    return blur(plane, width, height, bloomRadius * width)
  })
  const pixels = Buffer.alloc(width * height * 4)
  const v = [0, 0, 0]
  for (let i = 0; i < width * height; i++) {
    const o = i * 4
    const a = canvas[o + 3]!
    if (a <= 0.002) continue
    for (let c = 0; c < 3; c++) v[c] = tone(canvas[o + c]! / a + bright[c]![i]! * bloom * 3, contrast)
    const lum = v[0]! * 0.3 + v[1]! * 0.59 + v[2]! * 0.11
    for (let c = 0; c < 3; c++) pixels[o + c] = Math.round(clamp(lum + (v[c]! - lum) * saturation) * 255)
    pixels[o + 3] = Math.round(clamp(a) * 255)
  }
  return pixels
}

function tone(value: number, contrast: number): number {
  const x = clamp(value, 0, 1.3)
  const soft = x > 0.85 ? 0.85 + (1 - Math.exp(-(x - 0.85) / 0.15)) * 0.15 : x
  return mix(soft, smooth(0, 1, soft), contrast)
}

export function picture(pixels: Buffer, width: number, height: number): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

/** Renders a stack of layers to a picture with a transparent background. */
export async function relief(layers: readonly Layer[], at: View, grade?: Grade): Promise<Sharp> {
  return picture(finish(await renderRelief(layers, at), at.width, at.height, grade), at.width, at.height)
}
