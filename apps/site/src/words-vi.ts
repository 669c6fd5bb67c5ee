import { vi } from '#features/texts/vi.ts'
import { shell } from '#texts/shell/vi.ts'

export const vietnamese: Readonly<Record<string, string>> = { ...shell, ...vi }
