import { en } from '#features/texts/en.ts'
import { auth } from '#texts/shell/auth-en.ts'
import { rounds } from '#texts/shell/rounds-en.ts'
import { said } from '#texts/shell/said-en.ts'

export const english = { ...auth, ...said, ...rounds, ...en } as const
