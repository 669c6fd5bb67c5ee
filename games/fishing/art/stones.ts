import { materials, stone } from '#game-kit/art/materials.ts'

/** The colours of fish. */
export const { gold, silver, ruby, lapis, jade, rose, amber, ink, porcelain, amethyst, pearl, flame } =
  materials
export const coral = stone(35, 0.17, { high: 0.92 })
export const lemon = stone(100, 0.17, { high: 0.96 })
export const sky = stone(235, 0.14, { high: 0.92 })
export const teal = stone(190, 0.12, { high: 0.9 })
export const moss = stone(125, 0.09, { high: 0.75 })
export const clay = stone(60, 0.08, { high: 0.72 })
export const slate = stone(250, 0.05, { high: 0.7 })
export const violet = stone(300, 0.15, { high: 0.9 })
export const abyss = stone(265, 0.09, { high: 0.6 })
