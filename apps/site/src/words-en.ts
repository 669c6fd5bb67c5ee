import { en } from '#features/texts/en.ts'
import { auth } from '#texts/shell/auth-en.ts'
import { rounds } from '#texts/shell/rounds-en.ts'

export const english: Readonly<Record<string, string>> = { ...auth, ...rounds, ...en }
