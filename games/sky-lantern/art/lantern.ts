import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ellipse, path, stroke } from '#game-kit/art/shapes.ts'

/** A paper lantern with its flame; `size` is its height in units. */
export function lantern(cx: number, cy: number, size: number): readonly Layer[] {
  const s = size / 80
  const at = (data: string): string =>
    data.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_all, x: string, y: string) => `${cx + (Number(x) - 30) * s} ${cy + (Number(y) - 36) * s}`,
    )
  const body = at('M14 8 Q30 -3 46 8 Q57 30 47 62 Q30 68 13 62 Q3 30 14 8Z')
  const flame = (x: number, y: number): number => {
    const d = Math.hypot((x - cx) / (size * 0.3), (y - (cy + size * 0.22)) / (size * 0.42))
    return 0.34 * Math.exp(-d * d)
  }
  return [
    {
      shape: path(body),
      material: materials.amber,
      bevel: 15 * s,
      height: 0.75,
      smoothing: 3 * s,
      light: flame,
      lift: -0.1,
      drop: false,
      glow: { colour: '#ffa43d', blur: size * 0.22, alpha: 0.85 },
    },
    {
      shape:
        stroke(at('M30 2 Q24 32 28 65'), 0.9 * s) +
        stroke(at('M46 8 Q40 36 40 64'), 0.9 * s) +
        stroke(at('M14 8 Q20 36 20 64'), 0.9 * s),
      material: materials.bronze,
      bevel: 0.6 * s,
      drop: false,
      opacity: 0.55,
    },
    {
      shape: ellipse(cx, cy + 27.5 * s, 17 * s, 3.4 * s),
      material: materials.bronze,
      bevel: 1.6 * s,
      drop: false,
    },
    {
      shape: ellipse(cx, cy + 27 * s, 12 * s, 2 * s),
      material: materials.gold,
      bevel: 1.2 * s,
      drop: false,
      lift: 0.7,
    },
  ]
}
