import { cashWallet } from '#features/money/wallet/public.ts'
import type { RewardKindHandler } from '#features/rewards/rewards/public.ts'
import type { Tx } from '#db/pool.ts'
import { openWallet } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { bonusGranted } from '../postings.ts'
import { hasOwnWins, isFreeRounds, wageringOf, type Terms } from '../rules/free-rounds.ts'
import { requirementOf } from '../rules/terms.ts'
import { anyTermsByHash, insertGrant } from '../store/grants.ts'
import { activateNext } from './advance.ts'
import { orderRounds } from './orders/order.ts'

type Reward = Parameters<RewardKindHandler['credit']>[2]

/** Credits a bonus to a wallet of its own; it becomes active after the commit, or after those before it. */
export const bonusRewards: RewardKindHandler = {
  kind: 'bonus',
  isBatched: false,
  wagering: async (tx, reward) => wageringOf(await termsOf(tx, reward)),
  async credit(app, tx, reward) {
    const { id, amount, detail } = reward
    const terms = await termsOf(tx, reward)
    if (isFreeRounds(terms)) throw new Error(`reward ${id} is a bonus, and names terms of free rounds`)
    // what comes back to a bonus after its end has less left to wager than a new one
    const left = detail['requirement']
    const requirement = typeof left === 'string' ? BigInt(left) : requirementOf(amount, terms)
    return granted(app, tx, reward, { amount, requirement, hasWins: false })
  },
}

/** Credits free rounds: their stakes, in a wallet that pays nothing else. */
export const freeRoundRewards: RewardKindHandler = {
  kind: 'freeRounds',
  isBatched: false,
  wagering: async (tx, reward) => wageringOf(await termsOf(tx, reward)),
  async credit(app, tx, reward) {
    const terms = await termsOf(tx, reward)
    if (!isFreeRounds(terms))
      throw new Error(`reward ${reward.id} are free rounds, and names terms of a bonus`)
    if (terms.byVendor) return orderRounds(app, tx, reward, terms)
    const amount = reward.amount * BigInt(terms.stake)
    return granted(app, tx, reward, { amount, requirement: 0n, hasWins: hasOwnWins(terms) })
  },
}

async function termsOf(tx: Tx, { id, detail }: Reward): Promise<Terms> {
  const terms = await anyTermsByHash(tx, String(detail['terms']))
  if (!terms) throw new Error(`reward ${id} names unknown terms`)
  return terms
}

type Granted = { readonly amount: bigint; readonly requirement: bigint; readonly hasWins: boolean }

async function granted(app: App, tx: Tx, reward: Reward, { amount, requirement, hasWins }: Granted) {
  const { id, merchant, memberId, currency, detail, source } = reward
  const cash = await cashWallet(tx, { id: memberId, merchant, currency })
  const own = { owner: memberId, merchant, kind: 'bonus', currency } as const
  const wallet = await openWallet(tx, { ...own, purpose: id })
  const winWallet = hasWins ? await openWallet(tx, { ...own, purpose: `${id}:wins` }) : null
  const termsHash = String(detail['terms'])
  await insertGrant(
    tx,
    {
      id,
      merchant,
      memberId,
      currency,
      wallet,
      cashWallet: cash.id,
      winWallet,
      amount,
      requirement,
      termsHash,
    },
    app.clock.now(),
  )
  const item = { posting: bonusGranted, key: `bonus:${id}:granted`, wallet, amount, detail: source, ref: id }
  return { items: [item], afterCommit: () => activateNext(app, cash.id) }
}
