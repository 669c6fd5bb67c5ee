import type { Tx } from '#db/pool.ts'
import { holdIdOf } from '#ledger/holds.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, LedgerRefusal, WalletAfter } from '#ledger/types.ts'
import type { Minor } from '#kit/money.ts'
import { withdrawalFee, withdrawalFeeReturned, withdrawalPaid, withdrawalReturned } from '../postings.ts'

/** A withdrawal's money: payout and fee are held, posted and returned separately. */
export type Sums = {
  readonly id: string
  readonly wallet: bigint
  readonly amount: Minor
  readonly fee: Minor
  readonly processor: string
}

/** Only the owner may write history: the seed sets the time, everyone else omits it. */
export type Past = { readonly at?: Date }

/** The time, for the seed's history; refused to the application's role. */
export type Posted = { readonly at?: Date }

const paidKey = ({ id }: Sums) => `withdrawal:${id}:hold`
const feeKey = ({ id }: Sums) => `withdrawal:${id}:feeHold`

/** A withdrawal's holds: of the payout, and of the fee if there is one. */
export function holdsOf(sums: Sums): readonly string[] {
  return [paidKey(sums), ...(sums.fee ? [feeKey(sums)] : [])].map(holdIdOf)
}

/** Holds the whole amount; a refusal is the ledger's (the caller then rolls back). */
export async function holdSums(
  tx: Tx,
  sums: Sums,
  past: Past = {},
): Promise<WalletAfter | { readonly refused: LedgerRefusal }> {
  const of = (key: string, amount: Minor): LedgerItem => ({
    step: 'hold',
    key,
    wallet: sums.wallet,
    hold: holdIdOf(key),
    amount,
    purpose: 'withdrawal',
  })
  const items = [of(paidKey(sums), sums.amount - sums.fee)]
  if (sums.fee) items.push(of(feeKey(sums), sums.fee))
  const results = await post(tx, items, past)
  for (const result of results) if (result.status === 'refused') return { refused: result.reason }
  return lastOf(sums, results)
}

/** The last approval: held money leaves the wallet. `frozen` if the ledger found the wallet frozen; the caller rolls back. */
export async function paySums(tx: Tx, sums: Sums, past: Past = {}): Promise<WalletAfter | 'frozen'> {
  const common = { wallet: sums.wallet, ref: sums.id, step: 'postHold' } as const
  const items: LedgerItem[] = [
    {
      ...common,
      hold: holdIdOf(paidKey(sums)),
      posting: withdrawalPaid,
      key: `withdrawal:${sums.id}`,
      amount: sums.amount - sums.fee,
      detail: sums.processor,
    },
  ]
  if (sums.fee) {
    const key = `withdrawal:${sums.id}:fee`
    const hold = holdIdOf(feeKey(sums))
    items.push({ ...common, hold, posting: withdrawalFee, key, amount: sums.fee, detail: 'withdrawal' })
  }
  const results = await post(tx, items, past)
  const isFrozen = results.some((result) => result.status === 'refused' && result.reason === 'frozen')
  return isFrozen ? 'frozen' : lastOf(sums, results)
}

/** Rejected before payment: the holds are released, no money moves. */
export async function releaseSums(tx: Tx, sums: Sums, past: Past = {}): Promise<WalletAfter> {
  const of = (held: string): LedgerItem => ({
    step: 'voidHold',
    key: `${held}:void`,
    wallet: sums.wallet,
    hold: holdIdOf(held),
  })
  const items = [of(paidKey(sums))]
  if (sums.fee) items.push(of(feeKey(sums)))
  return lastOf(sums, await post(tx, items, past))
}

/** The payout failed: amount and fee are returned by separate postings. */
export function returnSums(tx: Tx, sums: Sums, past: Past = {}): Promise<WalletAfter> {
  return returnPart(tx, sums, { rest: sums.amount - sums.fee, fee: sums.fee }, past)
}

/** What never arrived is refunded, and the fee if nothing did. */
export async function returnPart(
  tx: Tx,
  sums: Sums,
  { rest, fee }: { readonly rest: Minor; readonly fee: Minor },
  past: Past = {},
): Promise<WalletAfter> {
  const common = { wallet: sums.wallet, ref: sums.id }
  const items: LedgerItem[] = [
    {
      ...common,
      posting: withdrawalReturned,
      key: `withdrawal:${sums.id}:returned`,
      amount: rest,
      detail: sums.processor,
    },
  ]
  if (fee) {
    const key = `withdrawal:${sums.id}:feeReturned`
    items.push({ ...common, posting: withdrawalFeeReturned, key, amount: fee, detail: 'withdrawal' })
  }
  return lastOf(sums, await post(tx, items, past))
}

function lastOf(sums: Sums, results: Awaited<ReturnType<typeof post>>): WalletAfter {
  const refused = results.find((result) => result.status === 'refused')
  const last = results.at(-1)
  if (refused || !last || last.status === 'refused')
    throw new Error(`withdrawal ${sums.id}: the ledger refused (${refused?.reason})`)
  return last
}
