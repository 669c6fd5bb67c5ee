import { cashWallet } from '#features/money/wallet/public.ts'
import type { RewardKindHandler } from '#features/rewards/rewards/public.ts'
import { takesFreeRounds } from '#features/play/vendors/public.ts'
import type { Tx } from '#db/pool.ts'
import { openWallet } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import type { FreeRoundsTerms } from '../../rules/free-rounds.ts'
import { insertOrder, vendorOfGame } from '../../store/orders.ts'
import { advanceOrder } from './advance.ts'

const DAY_MS = 86_400_000

type Reward = Parameters<RewardKindHandler['credit']>[2]

/**
 * Writes the order of free rounds that the game's vendor gives; the vendor is called after the commit, and again by the job if that call
 * fails. The id of the reward is the order's everywhere, so no failure orders twice. Refused where the vendor cannot be ordered from: the
 * reward stays claimable.
 */
export async function orderRounds(app: App, tx: Tx, reward: Reward, terms: FreeRoundsTerms) {
  const { id, merchant, memberId, currency, detail, amount } = reward
  const [game = ''] = terms.games
  const of = await vendorOfGame(tx, game)
  if (!of || !(await takesFreeRounds(app, of.vendor))) return { refused: 'rewards.blocked' as const }
  const now = app.clock.now()
  const cash = await cashWallet(tx, { id: memberId, merchant, currency })
  const wins = { owner: memberId, merchant, kind: 'bonus', currency, purpose: `${id}:wins` } as const
  const winWallet = terms.wins === 'cash' ? null : await openWallet(tx, wins)
  await insertOrder(
    tx,
    {
      id,
      merchant,
      memberId,
      currency,
      vendor: of.vendor,
      game,
      cashWallet: cash.id,
      winWallet,
      rounds: Number(amount),
      stake: BigInt(terms.stake),
      termsHash: String(detail['terms']),
      until: new Date(now.getTime() + terms.days * DAY_MS),
    },
    now,
  )
  return { items: [], afterCommit: () => advanceOrder(app, id) }
}
