import type { Jewel } from '#game-kit/art/jewel/jewel.ts'

export const amber: Jewel = {
  absorb: [0.1, 0.62, 2.3],
  core: [0.34, 0.12, 0.015],
  pip: [1, 0.93, 0.78],
  floor: [1, 0.55, 0.16],
}

export const violet: Jewel = {
  absorb: [0.75, 1.7, 0.2],
  core: [0.1, 0.03, 0.26],
  pip: [1, 0.8, 0.42],
  floor: [0.6, 0.3, 0.95],
}
