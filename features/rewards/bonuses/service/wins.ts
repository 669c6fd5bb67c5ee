import type { Tx } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import { bonusConverted } from '../postings.ts'
import { isFreeRounds, profitOf } from '../rules/free-rounds.ts'
import { freeBetsOf } from '../store/free-bets.ts'
import type { Grant } from '../store/grants.ts'
import { keepTerms } from './keep-terms.ts'
import { returnedItems } from './rest.ts'

type Wins = { readonly won: bigint; readonly items: readonly LedgerItem[] }

/**
 * The winnings of free rounds that are over, where they were kept apart. Those of free bets are paid without their stakes, in cash or as
 * a bonus. Where they are bonus money, they go back to the operator's account and are offered as a bonus
 * with terms of its own in the same transaction, which the job credits. They have been earned, so nothing withholds them.
 */
export async function winsOf(tx: Tx, grant: Grant, now: Date): Promise<Wins> {
  const { id, terms, winWallet } = grant
  if (winWallet === null || !isFreeRounds(terms)) return { won: 0n, items: [] }
  const balance = (await walletById(tx, winWallet))?.balance ?? 0n
  const won = terms.isFreeBet ? profitOf(await freeBetsOf(tx, grant)) : balance
  const key = `bonus:${id}:wins`
  if (terms.wins === 'cash') {
    const posting = { posting: bonusConverted, key: `${key}:cash`, wallet: winWallet, amount: won }
    const paid: LedgerItem[] = won > 0n ? [{ ...posting, toWallet: grant.cashWallet, ref: id }] : []
    // the stakes that came back are the operator's
    return { won, items: [...paid, ...returnedItems(id, { wallet: winWallet, amount: balance - won, key })] }
  }
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
  return { won, items: returnedItems(id, { wallet: winWallet, amount: balance, key }) }
}
