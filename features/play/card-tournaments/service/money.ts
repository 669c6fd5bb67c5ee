import type { Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { PostItem } from '#ledger/types.ts'
import { cashItem, type Paid } from '#features/play/card-rooms/public/money.ts'
import type { EntryRow } from '../store/entries.ts'
import type { TournamentRow } from '../store/tournaments.ts'

/** What an entry costs: the buy-in goes to the pool, the fee to the operator. */
export const priceOf = ({ buyIn, fee }: Pick<TournamentRow, 'buyIn' | 'fee'>): bigint => buyIn + fee

/** Chips of an entry that become cash again. */
export const backItem = (
  { wallet, cash, id }: { readonly wallet: bigint; readonly cash: bigint; readonly id: bigint },
  { amount, tournament }: { readonly amount: bigint; readonly tournament: bigint },
): PostItem => cashItem({ key: `tournament:out:${id}`, wallet, cash, amount, ref: `T${tournament}` })

/**
 * Returns the whole price of entries to cash, as the transaction's last statement: of a member who unregisters, or of everyone when a
 * tournament is cancelled. An entry's key is used once, for its return or for its prize.
 */
export async function refund(
  tx: Tx,
  tournament: TournamentRow,
  entries: readonly EntryRow[],
): Promise<readonly Paid[]> {
  const paid = entries.flatMap(({ id, memberId, wallet, cash }) =>
    memberId === null || wallet === null || cash === null ? [] : [{ id, memberId, wallet, cash }],
  )
  if (paid.length === 0) return []
  const amount = priceOf(tournament)
  const items = paid
    .toSorted((a, b) => (a.wallet < b.wallet ? -1 : 1))
    .map((entry) => backItem(entry, { amount, tournament: tournament.id }))
  const refused = (await post(tx, items)).find(({ status }) => status === 'refused')
  if (refused) throw new Error(`tournament ${tournament.id}: an entry was not returned`)
  return paid
}
