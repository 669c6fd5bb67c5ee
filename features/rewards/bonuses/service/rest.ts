import type { Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { bonusConverted, bonusReturned, bonusWrittenOff } from '../postings.ts'
import type { Split } from '../rules/end.ts'
import type { Grant } from '../store/grants.ts'

/** The postings that empty a bonus wallet at its end; their keys come from the grant. */
export function restItems({ id, wallet, cashWallet }: Grant, { toMember, toOperator }: Split): LedgerItem[] {
  const converted: LedgerItem[] =
    toMember > 0n
      ? [
          {
            posting: bonusConverted,
            key: `bonus:${id}:end`,
            wallet,
            amount: toMember,
            toWallet: cashWallet,
            ref: id,
          },
        ]
      : []
  return [...converted, ...returnedItems(id, { wallet, amount: toOperator, key: `bonus:${id}:rest` })]
}

/** What goes back to the operator, or is borne by them where it is negative. */
export function returnedItems(
  id: string,
  { wallet, amount, key }: { readonly wallet: bigint; readonly amount: bigint; readonly key: string },
): LedgerItem[] {
  const base = { wallet, key, ref: id, detail: 'bonuses' }
  if (amount > 0n) return [{ ...base, posting: bonusReturned, amount }]
  return amount < 0n ? [{ ...base, posting: bonusWrittenOff, amount: -amount }] : []
}

export async function postRest(tx: Tx, { id }: Grant, items: readonly LedgerItem[]): Promise<void> {
  if (!items.length) return
  for (const result of await post(tx, items))
    if (result.status === 'refused') throw new Error(`the end of bonus ${id} was refused: ${result.reason}`)
}
