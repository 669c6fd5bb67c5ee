import { vi } from '#features/texts/vi.ts'
import { auth } from '#texts/shell/auth-vi.ts'
import { rounds } from '#texts/shell/rounds-vi.ts'
import { said } from '#texts/shell/said-vi.ts'
import { shell } from '#texts/shell/vi.ts'

export const vietnamese: Readonly<Record<string, string>> = { ...shell, ...auth, ...said, ...rounds, ...vi }
