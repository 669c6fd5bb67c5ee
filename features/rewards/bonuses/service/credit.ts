import { configHash } from '#game-kit/config-hash.ts'
import { cashWallet } from '#features/money/wallet/public.ts'
import type { RewardKindHandler } from '#features/rewards/rewards/public.ts'
import type { Db, Tx } from '#db/pool.ts'
import { openWallet } from '#ledger/wallets.ts'
import { bonusGranted } from '../postings.ts'
import { requirementOf, type BonusTerms } from '../rules/terms.ts'
import { insertGrant, insertTerms, termsByHash } from '../store/grants.ts'
import { activateNext } from './advance.ts'

/** Stores terms and returns their hash: SHA-256 of their canonical JSON. A reward of the kind `bonus` names it in `detail.terms`. */
export async function keepTerms(tx: Db | Tx, terms: BonusTerms, now: Date): Promise<string> {
  const hash = configHash(terms)
  await insertTerms(tx, hash, terms, now)
  return hash
}

/** Credits a bonus to a wallet of its own; it becomes active after the commit, or after those before it. */
export const bonusRewards: RewardKindHandler = {
  kind: 'bonus',
  isBatched: false,
  async credit(app, tx, reward) {
    const { id, merchant, memberId, currency, amount, detail } = reward
    const terms = await termsByHash(tx, String(detail['terms']))
    if (!terms) throw new Error(`reward ${id} names unknown terms`)
    const cash = await cashWallet(tx, { id: memberId, merchant, currency })
    const wallet = await openWallet(tx, {
      owner: memberId,
      merchant,
      kind: 'bonus',
      currency,
      purpose: id,
    })
    await insertGrant(
      tx,
      {
        id,
        merchant,
        memberId,
        currency,
        wallet,
        cashWallet: cash.id,
        amount,
        requirement: requirementOf(amount, terms),
        termsHash: String(detail['terms']),
      },
      app.clock.now(),
    )
    const item = {
      posting: bonusGranted,
      key: `bonus:${id}:granted`,
      wallet,
      amount,
      detail: reward.source,
      ref: id,
    }
    return { items: [item], afterCommit: () => activateNext(app, cash.id) }
  },
}
