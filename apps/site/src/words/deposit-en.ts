import { en as deposits } from '#features/deposits/texts/en.ts'
import { en as limits } from '#features/limits/texts/en.ts'
import { receipt } from '#features/payments/texts/receipt-en.ts'

export const english = { ...deposits, ...limits, ...receipt } as const
