import { vi } from '#features/texts/vi.ts'
import { ui } from '#texts/shell/ui-vi.ts'
import { office } from './vi.ts'

export const vietnamese: Readonly<Record<string, string>> = { ...ui, ...vi, ...office }
