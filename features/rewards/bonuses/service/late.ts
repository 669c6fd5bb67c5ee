import { inTransaction, type Tx } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { closeBonus, settledBonus } from '#ledger/bonus/bonus.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { isFreeRounds, roundsOf } from '../rules/free-rounds.ts'
import { lockGrant, type Grant } from '../store/grants.ts'
import { postRest, returnedItems } from './rest.ts'

/**
 * Settles what a void or a rollback returned to a bonus after it had ended, or took from it. A bonus that was used up did not lose that
 * money by its date or by the member's choice: it is offered again, for what is left of its wagering. What is returned to any other
 * ended bonus is the operator's, and so is what is missing.
 */
export async function settleLate(app: App, id: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const grant = await lockGrant(tx, id)
    if (grant?.state !== 'ended') return
    const { balance, openRounds } = await closeBonus(tx, grant.wallet, false)
    if (openRounds > 0) return // a rolled back win has opened a round again
    const wins = grant.winWallet === null ? null : await walletById(tx, grant.winWallet)
    const seq = `${(await walletById(tx, grant.wallet))?.seq ?? 0n}:${wins?.seq ?? 0n}`
    const key = `bonus:${id}:late:${seq}`
    if (balance > 0n && grant.outcome === 'spent') await offerAgain(app, tx, grant, { balance, seq })
    await settledBonus(tx, grant.wallet)
    const items: LedgerItem[] = [
      ...returnedItems(id, { wallet: grant.wallet, amount: balance, key }),
      ...(wins ? returnedItems(id, { wallet: wins.id, amount: wins.balance, key: `${key}:wins` }) : []),
    ]
    await postRest(tx, grant, items)
  })
}

async function offerAgain(
  app: App,
  tx: Tx,
  { id, merchant, memberId, currency, terms, termsHash, requirement, wagered }: Grant,
  { balance, seq }: { readonly balance: bigint; readonly seq: string },
): Promise<void> {
  const left = requirement - (wagered ?? 0n)
  await offerReward(
    tx,
    {
      merchant,
      memberId,
      source: 'bonuses',
      key: `late:${id}:${seq}`,
      currency,
      ...(isFreeRounds(terms)
        ? { kind: 'freeRounds', amount: BigInt(roundsOf(terms, balance)), detail: { terms: termsHash } }
        : { kind: 'bonus', amount: balance, detail: { terms: termsHash, requirement: left.toString() } }),
      isEarned: true,
      claim: 'automatic',
      claimUntil: null,
    },
    app.clock.now(),
  )
}
