import sharp from 'sharp'
import type { Plane } from './filters.ts'

/** A picture's window on the drawing: `unit` pixels for one drawing unit. */
export type View = { width: number; height: number; left: number; top: number; unit: number }

/** A view that shows `across` units from (left, top), with square units. */
export function view(width: number, height: number, left: number, top: number, across: number): View {
  return { width, height, left, top, unit: width / across }
}

/** Path data becomes an element; a fragment of SVG stays what it is. */
export function fragment(shape: string, rule: 'nonzero' | 'evenodd' = 'nonzero'): string {
  return shape.includes('<') ? shape : `<path d="${shape}" fill="#fff" fill-rule="${rule}"/>`
}

/** Coverage of a shape, 0..1 per pixel. */
export async function coverage(shape: string, at: View, rule?: 'nonzero' | 'evenodd'): Promise<Plane> {
  const box = `${at.left} ${at.top} ${at.width / at.unit} ${at.height / at.unit}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${at.width}" height="${at.height}" preserveAspectRatio="none">${fragment(shape, rule)}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const plane = new Float32Array(at.width * at.height)
  for (let i = 0; i < plane.length; i++) plane[i] = data[i]! / 255
  return plane
}
