import { vi } from '#features/texts/vi.ts'
import { auth } from '#texts/shell/auth-vi.ts'
import { layers } from '#texts/layers/vi.ts'
import { rounds } from '#texts/shell/rounds-vi.ts'
import { said } from '#texts/shell/said-vi.ts'

export const vietnamese: Readonly<Record<string, string>> = { ...auth, ...layers, ...said, ...rounds, ...vi }
