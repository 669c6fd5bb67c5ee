/** Members in a session of Dice for the wagering benchmark: without a bonus, with one that cash leaves alone, and without cash. */
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { seated } from '#features/play/rounds/testing/seat.ts'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { keepTerms } from '#features/rewards/bonuses/public.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { major } from '#kit/money.ts'

/** Members of each kind, one connection each. */
export const SEATS = 64
export const kinds = ['none', 'idle', 'paying'] as const
export type SeatKind = (typeof kinds)[number]

/** Far more than a run can wager, so that no bonus ends in it; a maximum stake, so that the terms are checked. */
const terms: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 100,
  days: 30,
  categoryWeights: { LIVE: 20 },
  gameWeights: {},
  excludedCategories: [],
  excludedGames: ['plinko'],
  excludedVendors: [],
  stakeMax: major(1_000).toString(),
  conversionMax: null,
}
const MONEY = major(1_000_000)

/** Their tokens, `SEATS` of each kind in the order of `kinds`. */
export async function seatsWithBonus(at: TestApp): Promise<string[]> {
  const tokens: string[] = []
  const now = at.app.clock.now()
  for (const kind of kinds)
    for (let n = 0; n < SEATS; n += 1) {
      const { member, token } = await seated(at, {
        balance: kind === 'paying' ? 0n : MONEY,
        merchant: 'AMBER',
      })
      tokens.push(token)
      if (kind === 'none') continue
      await inTransaction(at.app.db, async (tx) => {
        const hash = await keepTerms(tx, terms, now)
        const offer = {
          merchant: 'AMBER',
          memberId: member.id,
          source: 'operators',
          key: `bench:${member.id}`,
          kind: 'bonus',
          currency: 'USD',
          amount: MONEY,
          detail: { terms: hash },
          claim: 'automatic',
          claimUntil: null,
        } as const
        await offerReward(tx, offer, now)
      })
    }
  await creditClaimed(at.app)
  return tokens
}
