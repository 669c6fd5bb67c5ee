/** The lotteries with a rolling pool (features/play/lottery/rules/catalogue.ts); their terms are in terms.ts. */
export const poolCodes = ['L645', 'L655'] as const

export type PoolCode = (typeof poolCodes)[number]

export const hasPool = (code: string): boolean => poolCodes.some((own) => own === code)
