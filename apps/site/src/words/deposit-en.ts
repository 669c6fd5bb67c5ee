import { en as deposits } from '#features/deposits/texts/en.ts'
import { en as limits } from '#features/limits/texts/en.ts'

export const english = { ...deposits, ...limits } as const
