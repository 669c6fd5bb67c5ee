import sharp from 'sharp'
import { relief } from '../finish.ts'
import { materials, type Material } from '../materials.ts'
import type { View } from '../raster.ts'
import type { Layer } from '../relief.ts'
import { circle, path } from '../shapes.ts'

export async function writeRelief(layers: Layer[], at: View, file: string, quality = 86): Promise<number> {
  const large = { ...at, width: at.width * 2, height: at.height * 2, unit: at.unit * 2 }
  const png = await (await relief(layers, large)).png().toBuffer()
  const { size } = await sharp(png)
    .resize(at.width, at.height)
    .webp({ quality, alphaQuality: 92, effort: 6 })
    .toFile(file)
  return size
}

function rounded(inset: number, r: number, inward: boolean): string {
  const end = 100 - inset
  const a = inset + r
  const b = end - r
  return inward
    ? `M${a} ${inset}Q${inset} ${inset} ${inset} ${a}V${b}Q${inset} ${end} ${a} ${end}H${b}Q${end} ${end} ${end} ${b}V${a}Q${end} ${inset} ${b} ${inset}Z`
    : `M${a} ${inset}H${b}Q${end} ${inset} ${end} ${a}V${b}Q${end} ${end} ${b} ${end}H${a}Q${inset} ${end} ${inset} ${b}V${a}Q${inset} ${inset} ${a} ${inset}Z`
}

/** A frame between two insets from the picture's edge, with rounded corners. */
export function band(outer: number, inner: number, r = 3, r2 = 2): string {
  return `<path fill="#fff" fill-rule="evenodd" d="${rounded(outer, r, false)}${rounded(inner, r2, true)}"/>`
}

/** A fragment at the upper left, mirrored into all four corners. */
export function corners(svg: string): string {
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(
      ([sx = 1, sy = 1]) =>
        `<g transform="translate(${sx < 0 ? 100 : 0} ${sy < 0 ? 100 : 0}) scale(${sx} ${sy})">${svg}</g>`,
    )
    .join('')
}

const claw =
  'M-.4 16.5C-.4 6 6 -.4 16.5 -.4L13.6 5.4C18 6 19 11.4 14.6 12.4C15 10 12.6 8.6 11 10.4L10.4 11C8.6 12.6 10 15 12.4 14.6C11.4 19 6 18 5.4 13.6Z'

/** Materials of a board's frame and of the start button. */
export type FrameLook = { rail: Material; inlay: Material; gem: Material }

/** The board's frame as nine slices: rails with an inlay, clawed corners with a gem each. */
export function frameLayers({ rail, inlay, gem }: FrameLook): Layer[] {
  return [
    { shape: band(1.4, 7.6, 3.4, 2.2), material: rail, bevel: 1.5, drop: { alpha: 0.7, blur: 1.6 } },
    { shape: band(2.7, 6.3, 2.6, 2.2), material: inlay, bevel: 2, drop: false, lift: -0.1, edge: 0.8 },
    {
      shape: band(6.9, 8.1, 2.1, 1.8),
      material: rail,
      bevel: 0.6,
      drop: { alpha: 0.8, dx: 0.4, dy: 0.8, blur: 0.8 },
      lift: 0.08,
    },
    { shape: corners(path(claw)), material: rail, bevel: 2, drop: { alpha: 0.8, blur: 1 } },
    { shape: corners(circle(6.6, 6.6, 2.5)), material: rail, bevel: 1, drop: { alpha: 0.7 } },
    { shape: corners(circle(6.6, 6.6, 1.75)), material: gem, bevel: 1.7, drop: false, lift: 0.05 },
  ]
}

function arrow(from: number, to: number): string {
  const r = 24
  const w = 3.6
  const p = (a: number, q: number): string =>
    `${(50 + q * Math.cos(a)).toFixed(2)} ${(50 + q * Math.sin(a)).toFixed(2)}`
  const tip = to + 0.42
  return (
    `M${p(from, r - w)}A${r - w} ${r - w} 0 0 1 ${p(to, r - w)}L${p(to, r - w * 2.9)}L${p(tip, r)}` +
    `L${p(to, r + w * 2.9)}L${p(to, r + w)}A${r + w} ${r + w} 0 0 0 ${p(from, r + w)}Z`
  )
}

export function keyLayers({ rail, inlay }: FrameLook): Layer[] {
  const { ink } = materials
  return [
    { shape: circle(50, 50, 47), material: rail, bevel: 4, drop: { alpha: 0.7 } },
    { shape: circle(50, 50, 41.5), material: ink, bevel: 1, drop: false, lift: -0.3 },
    {
      shape: circle(50, 50, 40.5),
      material: inlay,
      bevel: 16,
      height: 0.6,
      smoothing: 3,
      drop: false,
      lift: -0.03,
    },
    {
      shape: path(arrow(-2.75, -0.62) + arrow(0.39, 2.52)),
      material: rail,
      bevel: 2.6,
      drop: { alpha: 0.7, dx: 0.7, dy: 1.4, blur: 1.2 },
      lift: 0.1,
    },
  ]
}
