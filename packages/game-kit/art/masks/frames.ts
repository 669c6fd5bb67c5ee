import { faces, text } from '../letters.ts'
import { materials, type Material } from '../materials.ts'
import { fragment } from '../raster.ts'
import type { Layer } from '../relief.ts'
import { path, stroke, waves } from '../shapes.ts'

/** A carved card letter: gold outline, gap of ink, stone face with a chamfer. */
export function royal(letters: string, material: Material): Layer[] {
  const two = letters.length > 1
  const size = two ? 78 : 68
  const data = text(letters, faces.figures, { width: size, height: 64, track: two ? -4 : 0 })
  const fat = (width: number): string => stroke(data, width) + path(data)
  return [
    {
      shape: fat(11.5),
      material: materials.gold,
      bevel: 3.6,
      height: 0.95,
      drop: { alpha: 0.75, dx: 1.4, dy: 2.2, blur: 2 },
    },
    { shape: fat(5.6), material: materials.ink, bevel: 1, drop: false, lift: -0.3, rim: 0, rim2: 0 },
    { shape: fat(3.8), material, bevel: 6.5, height: 1.05, smoothing: 0.8, drop: false, rim: 1 },
    {
      shape: path(data),
      material,
      bevel: 2.2,
      height: 0.8,
      profile: 'chamfer',
      smoothing: 0.2,
      drop: { alpha: 0.35, dx: 0.5, dy: 0.7, blur: 0.6 },
      lift: 0.08,
      rim: 1.1,
      edge: 0.2,
    },
  ]
}

function octagon(inset: number, r: number): string {
  const near = inset + r
  const far = 100 - inset - r
  const soft = r * 0.25
  const end = 100 - inset
  return (
    `M${near} ${inset}H${far}Q${end - soft} ${inset + soft} ${end} ${near}V${far}` +
    `Q${end - soft} ${end - soft} ${far} ${end}H${near}Q${inset + soft} ${end - soft} ${inset} ${far}V${near}` +
    `Q${inset + soft} ${inset + soft} ${near} ${inset}Z`
  )
}

/** The gold-rimmed panel with wave relief behind the high symbols. */
export function cartouche(panel: Material = materials.ink): Layer[] {
  return [
    {
      shape: path(octagon(1, 13)),
      material: materials.gold,
      bevel: 3.4,
      drop: { alpha: 0.6, dx: 1, dy: 1.6 },
    },
    {
      shape: path(octagon(5, 12)),
      material: materials.ink,
      bevel: 1,
      drop: false,
      lift: -0.3,
      rim: 0,
      rim2: 0,
    },
    { shape: path(octagon(5.8, 12)), material: materials.gold, bevel: 1.4, drop: false, lift: -0.12 },
    {
      shape: path(octagon(8.6, 11)),
      material: panel,
      bevel: 2.4,
      profile: 'cove',
      drop: false,
      bump: (x, y) => waves(x, y, 15) * 0.34,
      light: (x, y) => 0.3 * Math.exp(-((x - 46) ** 2 + (y - 42) ** 2) / 700) - 0.17,
      rim: 0.3,
    },
  ]
}

/** A banner with a word across the foot of a symbol. */
export function plaque(word: string, material: Material = materials.ruby): Layer[] {
  return [
    {
      shape: path('M2 76L12 72H88L98 76L93 86L98 96L88 99H12L2 96L7 86Z'),
      material: materials.gold,
      bevel: 2.4,
      drop: { alpha: 0.8, dy: 2 },
    },
    {
      shape: path('M6.6 78L13 74.8H87L93.4 78L89 86L93.4 94L87 96.4H13L6.6 94L11 86Z'),
      material,
      bevel: 3,
      drop: false,
      lift: -0.1,
    },
    {
      shape: text(word, faces.figures, { width: 66, height: 14.5, cx: 50, cy: 85.7, track: 6 }),
      material: materials.gold,
      bevel: 1.5,
      height: 1.1,
      drop: { alpha: 0.8, dx: 0.6, dy: 0.9, blur: 0.7 },
      lift: 0.1,
    },
  ]
}

export type Placing = { scale?: number; x?: number; y?: number; turn?: number }

/** The same layers scaled, moved and turned about the middle; relief details move with them. */
export function place(layers: readonly Layer[], { scale = 1, x = 0, y = 0, turn = 0 }: Placing): Layer[] {
  const transform = `translate(${50 + x} ${50 + y}) rotate(${turn}) scale(${scale}) translate(-50 -50)`
  const cos = Math.cos((-turn * Math.PI) / 180)
  const sin = Math.sin((-turn * Math.PI) / 180)
  const moved = (shape: string, rule?: Layer['rule']): string =>
    `<g transform="${transform}">${fragment(shape, rule)}</g>`
  const home = <T>(f: (u: number, v: number) => T) => {
    return (px: number, py: number): T => {
      const u = (px - 50 - x) / scale
      const v = (py - 50 - y) / scale
      return f(u * cos - v * sin + 50, u * sin + v * cos + 50)
    }
  }
  return layers.map((layer) => {
    const { bump, light } = layer
    const out: Layer = {
      ...layer,
      shape: moved(layer.shape, layer.rule),
      bevel: (layer.bevel ?? 3) * scale,
      bumpScale: (layer.bumpScale ?? 1) * scale,
    }
    if (layer.clip) out.clip = moved(layer.clip)
    if (layer.smoothing !== undefined) out.smoothing = layer.smoothing * scale
    if (bump) out.bump = (px, py, depth) => home((u, v) => bump(u, v, depth))(px, py)
    if (light) out.light = home(light)
    if (layer.glow) out.glow = { ...layer.glow, blur: layer.glow.blur * scale }
    return out
  })
}
