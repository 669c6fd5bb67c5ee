import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import type { Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { FreeRoundsTerms, Terms } from '../rules/free-rounds.ts'
import type { BonusTerms } from '../rules/terms.ts'
import { keepTerms } from '../service/keep-terms.ts'

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
export function giveBonus(
  at: TestApp,
  to: Person,
  amount: Minor,
  terms: Partial<BonusTerms> = {},
): Promise<string> {
  return give(at, to, { kind: 'bonus', amount, terms: { ...plainTerms, ...terms } })
}

/** Gives free rounds of 1.00 in Dice, whose winnings are cash unless `terms` say otherwise. */
export function giveFreeRounds(
  at: TestApp,
  to: Person,
  count: number,
  terms: Partial<FreeRoundsTerms> = {},
): Promise<string> {
  const all: FreeRoundsTerms = {
    version: 1,
    kind: 'freeRounds',
    games: ['dice'],
    stake: '10000',
    days: 3,
    wins: 'cash',
    ...terms,
  }
  return give(at, to, { kind: 'freeRounds', amount: BigInt(count), terms: all })
}

async function give(
  at: TestApp,
  to: Person,
  {
    kind,
    amount,
    terms,
  }: { readonly kind: 'bonus' | 'freeRounds'; readonly amount: bigint; readonly terms: Terms },
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
        kind,
        currency: wallet.currency,
        amount,
        detail: { terms: await keepTerms(tx, terms, now) },
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
