import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import type { Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { BonusTerms } from '../rules/terms.ts'
import { keepTerms } from '../service/credit.ts'

/** Twice the bonus, live games count a fifth, no maximum. */
export const plainTerms: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 2,
  days: 7,
  categoryWeights: { LIVE: 20 },
  gameWeights: {},
  excludedCategories: [],
  excludedGames: ['plinko'],
  excludedVendors: [],
  stakeMax: null,
  conversionMax: null,
}

let offers = 0

/** Offers a bonus that is credited automatically, as a campaign does, and credits it. Amounts in ledger units. */
export async function giveBonus(
  at: TestApp,
  to: Person,
  amount: Minor,
  terms: Partial<BonusTerms> = {},
): Promise<string> {
  const now = at.app.clock.now()
  const wallet = await walletById(at.app.db, to.wallet)
  if (!wallet) throw new Error(`member ${to.id} has no wallet`)
  const offered = await inTransaction(at.app.db, async (tx) =>
    offerReward(
      tx,
      {
        merchant: wallet.merchant,
        memberId: to.id,
        source: 'campaigns',
        key: `test:${(offers += 1)}`,
        kind: 'bonus',
        currency: wallet.currency,
        amount,
        detail: { terms: await keepTerms(tx, { ...plainTerms, ...terms }, now) },
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    ),
  )
  if (!('id' in offered)) throw new Error('the bonus was not offered')
  await creditClaimed(at.app)
  return offered.id
}
