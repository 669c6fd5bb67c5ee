import { menu } from '#features/texts/menu-vi.ts'
import { shell } from '#texts/shell/vi.ts'

/** The Vietnamese texts of the first view. */
export const vietnamese = { ...shell, ...menu } as const
