import { frog } from '#game-kit/art/masks/garden.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { lotus } from '#game-kit/art/masks/flora.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { star } from './star.ts'

const dusk = stone(250, 0.07, { high: 0.72, vein: 0.05 })
const leaf = stone(155, 0.1, { high: 0.78, vein: 0.2 })

/** A round leaf on the water with its notch. */
function pad(): Layer[] {
  return [
    part('M50 50L88 34A42 30 0 1 0 92 50Z', leaf, 8, { height: 0.5, smoothing: 3 }),
    ...[150, 190, 230, 270, 310].map((degrees) => {
      const a = (degrees * Math.PI) / 180
      const [x, y] = [50 + Math.cos(a) * 34, 50 + Math.sin(a) * 24]
      return part(
        `<path d="M50 50L${x} ${y}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>`,
        leaf,
        1,
        { drop: false, lift: 0.2 },
      )
    }),
  ]
}

/** A star at rest is a little star: its number is read, its light comes later. */
const shape = (material: typeof dusk, glow: string, alpha: number): Layer[] => {
  const one = star(50, 53, 44, material, glow)
  return [{ ...one, lift: alpha < 0.5 ? -0.14 : 0, glow: { colour: glow, blur: 7, alpha } }]
}

/** Every movable picture of the pond. */
export const pond: Readonly<Record<string, Sprite>> = {
  dim: { layers: () => shape(dusk, '#5f7fd0', 0.12), size: [112, 112], box: [-4, -4, 108] },
  picked: { layers: () => shape(materials.amethyst, '#d89bff', 0.75), size: [112, 112], box: [-4, -4, 108] },
  shine: { layers: () => shape(materials.porcelain, '#a8d8ff', 0.7), size: [112, 112], box: [-4, -4, 108] },
  hit: { layers: () => shape(materials.amber, '#ffdf8a', 1), size: [112, 112], box: [-4, -4, 108] },
  koi: { layers: () => koi({}), size: [150, 170], box: [4, -2, 98] },
  carp: {
    layers: () => koi({ body: materials.amber, patch: materials.porcelain, fin: materials.amber }),
    size: [150, 170],
    box: [4, -2, 98],
  },
  lotus: { layers: () => lotus(), size: [150, 120], box: [-2, 12, 104] },
  frog: { layers: frog, size: [130, 130], box: [-4, -4, 108] },
  pad: { layers: pad, size: [160, 112], box: [2, 12, 96] },
}
