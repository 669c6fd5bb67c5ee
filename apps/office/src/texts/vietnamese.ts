import { vi } from '#features/texts/vi.ts'
import { widgets } from '#texts/shell/office-vi.ts'
import { uiLate } from '#texts/layers/ui-vi.ts'
import { ui } from '#texts/shell/ui-vi.ts'
import { office } from './vi.ts'

export const vietnamese: Readonly<Record<string, string>> = { ...ui, ...uiLate, ...widgets, ...vi, ...office }
