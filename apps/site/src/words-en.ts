import { en } from '#features/texts/en.ts'
import { auth } from '#texts/shell/auth-en.ts'
import { layers } from '#texts/layers/en.ts'
import { rounds } from '#texts/shell/rounds-en.ts'
import { said } from '#texts/shell/said-en.ts'

export const english = { ...auth, ...layers, ...said, ...rounds, ...en } as const
