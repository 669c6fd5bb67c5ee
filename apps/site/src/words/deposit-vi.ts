import { vi as deposits } from '#features/deposits/texts/vi.ts'
import { vi as limits } from '#features/limits/texts/vi.ts'
import { receipt } from '#features/payments/texts/receipt-vi.ts'

export const vietnamese = { ...deposits, ...limits, ...receipt } as const
