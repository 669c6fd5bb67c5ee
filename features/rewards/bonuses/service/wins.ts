import type { Tx } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import { isFreeRounds } from '../rules/free-rounds.ts'
import type { Grant } from '../store/grants.ts'
import { keepTerms } from './keep-terms.ts'
import { returnedItems } from './rest.ts'

type Wins = { readonly won: bigint; readonly items: readonly LedgerItem[] }

/**
 * The winnings of free rounds that are over, where they are bonus money: they go back to the operator's account and are offered as a bonus
 * with terms of its own in the same transaction, which the job credits. They have been earned, so nothing withholds them.
 */
export async function winsOf(tx: Tx, grant: Grant, now: Date): Promise<Wins> {
  const { id, terms, winWallet } = grant
  if (winWallet === null || !isFreeRounds(terms) || terms.wins === 'cash') return { won: 0n, items: [] }
  const won = (await walletById(tx, winWallet))?.balance ?? 0n
  if (won > 0n)
    await offerReward(
      tx,
      {
        merchant: grant.merchant,
        memberId: grant.memberId,
        source: 'bonuses',
        key: `wins:${id}`,
        kind: 'bonus',
        currency: grant.currency,
        amount: won,
        detail: { terms: await keepTerms(tx, terms.wins, now) },
        isEarned: true,
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    )
  return { won, items: returnedItems(id, { wallet: winWallet, amount: won, key: `bonus:${id}:wins` }) }
}
