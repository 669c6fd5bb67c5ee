import { inTransaction, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { BatchResult } from '#ledger/types.ts'
import type { MemberCaller } from '#server/call.ts'
import type { Host } from '../host.ts'
import { slipRefusal, type SlipRefusal } from '../refusal.ts'
import {
  answer,
  prepare,
  reserved,
  unreserved,
  type Prepared,
  type SlipAsked,
  type SoldSlip,
} from '../sell.ts'

/** A slip that is being sold with others, before its stake is posted. */
export type Together = { readonly slip: string; readonly round: string; readonly stake: bigint }

/** What happened to slips that were sold together. `again`: the caller's rows say that they were sold before. */
export type TogetherResult = readonly SoldSlip[] | 'again' | SlipRefusal

/**
 * Sells several slips, on the same round or on later ones (chase), in one transaction: all of them or none. `alongside` writes the
 * caller's rows in that transaction, before the stakes; false: the request was carried out before, nothing is sold.
 */
export async function sellTogether(
  host: Host,
  member: MemberCaller,
  all: readonly SlipAsked[],
  alongside: (tx: Tx, slips: readonly Together[]) => Promise<boolean> = () => Promise.resolve(true),
): Promise<TogetherResult> {
  const prepared: Prepared[] = []
  for (const asked of all) {
    const one = await prepare(host, member, asked)
    if ('refused' in one) return one
    prepared.push(one)
  }
  for (const [place, one] of prepared.entries()) {
    const full = await reserved(host, one)
    if (!full) continue
    for (const before of prepared.slice(0, place)) await unreserved(host, before)
    return full
  }
  const results = await postAll(host, prepared, alongside)
  for (const [place, one] of prepared.entries())
    if (results === 'again' || results[place]?.status !== 'ok' || isRefusedAny(results))
      await unreserved(host, one)
  if (results === 'again') return results
  const refused = results.find((result) => result.status === 'refused')
  if (refused?.status === 'refused') return slipRefusal(refused)
  const sold: SoldSlip[] = []
  for (const [place, one] of prepared.entries()) {
    const slip = await answer(host, one, results[place]!)
    if ('refused' in slip) return slip
    sold.push(slip)
  }
  return sold
}

const isRefusedAny = (results: readonly BatchResult[]): boolean =>
  results.some(({ status }) => status === 'refused')

class RolledBack extends Error {}

/** One transaction: a refusal of one rolls all back. */
async function postAll(
  host: Host,
  prepared: readonly Prepared[],
  alongside: NonNullable<Parameters<typeof sellTogether>[3]>,
): Promise<readonly BatchResult[] | 'again'> {
  let results: readonly BatchResult[] | 'again' = []
  try {
    await inTransaction(host.app.db, async (tx) => {
      const slips = prepared.map(({ item, sale, checked }) => ({
        slip: item.round.id,
        round: sale.id,
        stake: checked.stake,
      }))
      if (!(await alongside(tx, slips))) {
        results = 'again'
        throw new RolledBack()
      }
      results = await post(
        tx,
        prepared.map(({ item }) => item),
      )
      if (isRefusedAny(results)) throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return results
}
