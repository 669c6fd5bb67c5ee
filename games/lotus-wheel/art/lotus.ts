import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, path } from '#game-kit/art/shapes.ts'

const rose = stone(355, 0.2)

/** A ring of petals about a middle, pointed outwards; every second of another stone. */
function ring(cx: number, cy: number, reach: number, count: number, turn: number, material: Material): Layer {
  const petals = Array.from({ length: count }, (_, k) => {
    const degrees = ((k + turn) / count) * 360
    const half = (reach * Math.PI) / count
    const data = `M${cx} ${cy} C${cx - half * 1.5} ${cy - reach * 0.42} ${cx - half * 1.2} ${cy - reach * 0.82} ${cx} ${cy - reach} C${cx + half * 1.2} ${cy - reach * 0.82} ${cx + half * 1.5} ${cy - reach * 0.42} ${cx} ${cy}Z`
    return `<g transform="rotate(${degrees} ${cx} ${cy})">${path(data)}</g>`
  })
  return {
    shape: petals.join(''),
    material,
    bevel: reach * 0.09,
    height: 0.8,
    smoothing: reach * 0.02,
    drop: { alpha: 0.65, dx: reach * 0.015, dy: reach * 0.03, blur: reach * 0.04 },
  }
}

/** A lotus seen from above: three rings of petals and a gold heart. */
export function lotus(cx: number, cy: number, reach: number): readonly Layer[] {
  return [
    ring(cx, cy, reach, 12, 0, materials.ruby),
    ring(cx, cy, reach * 0.84, 12, 0.5, rose),
    ring(cx, cy, reach * 0.6, 10, 0, materials.porcelain),
    {
      shape: circle(cx, cy, reach * 0.24),
      material: materials.gold,
      bevel: reach * 0.2,
      height: 0.9,
      drop: { alpha: 0.6, dx: 0.4, dy: 1, blur: 1.4 },
      glow: { colour: '#ffd27a', blur: reach * 0.16, alpha: 0.6 },
    },
  ]
}
