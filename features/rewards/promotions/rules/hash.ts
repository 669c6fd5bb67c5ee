import { configHash } from '#game-kit/config-hash.ts'
import type { PromotionData } from './promotion.ts'

export type Hashed = {
  readonly merchant: string
  readonly data: PromotionData
  readonly termsHash: string | null
  readonly budget: bigint | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly claimDays: number
}

/** SHA-256 over what decides who gets what: a dry run is of one hash, and says nothing about another. */
export function hashOf({ merchant, data, termsHash, budget, startsAt, endsAt, claimDays }: Hashed): string {
  return configHash({
    merchant,
    // fields that are not set are left out, as in the database
    data: JSON.parse(JSON.stringify(data)),
    termsHash,
    budget: budget === null ? null : budget.toString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt === null ? null : endsAt.toISOString(),
    claimDays,
  })
}
