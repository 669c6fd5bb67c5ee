import { vi as deposits } from '#features/money/deposits/texts/vi.ts'
import { vi as limits } from '#features/compliance/limits/texts/vi.ts'
import { receipt } from '#features/money/payments/texts/receipt-vi.ts'
import { uiLate } from '#texts/layers/ui-vi.ts'

export const vietnamese = { ...deposits, ...limits, ...receipt, ...uiLate } as const
