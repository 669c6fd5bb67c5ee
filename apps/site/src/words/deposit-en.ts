import { en as deposits } from '#features/money/deposits/texts/en.ts'
import { en as limits } from '#features/compliance/limits/texts/en.ts'
import { receipt } from '#features/money/payments/texts/receipt-en.ts'
import { uiLate } from '#texts/layers/ui-en.ts'

export const english = { ...deposits, ...limits, ...receipt, ...uiLate } as const
