/** Verifies the ledger with independent SQL that shares no code with the ledger. */
import { many, sql } from '#db/rows.ts'
import type { Db } from '#db/pool.ts'
import { proveWindows } from '#features/play/settled-play/store/windows.ts'
import { invariants, proveSettledPlay, proveWhole, settledPlaySays } from '#ledger/reconcile.ts'

/** Each query returns the wallets or lines that violate it; all must be empty. */
const INVARIANTS = {
  'a balance is the sum of its entries': sql<{ id: string }>`
    select wallet.id::text as id
    from wallet
    left join line on line.wallet = wallet.id
    group by wallet.id
    having wallet.balance <> coalesce(sum(line.amount), 0) or wallet.seq <> count(line.seq)`,
  'each entry starts at the balance that the previous one left': sql<{ id: string }>`
    select wallet || ':' || seq as id
    from (
      select wallet, seq, amount, after,
        lag(after, 1, 0::bigint) over w as before,
        lag(seq, 1, 0::bigint) over w as seq_before
      from line
      window w as (partition by wallet order by seq)
    ) as chain
    where after <> before + amount or seq <> seq_before + 1`,
  'a key is used once': sql<{ id: string }>`
    select wallet || ':' || key as id
    from line
    group by wallet, key, kind
    having count(*) > 1`,
  'a settled round posted exactly its own amounts': sql<{ id: string }>`
    select round.id::text as id
    from round
    left join line on line.wallet = round.wallet and line.ref = round.id
    where round.state = 'settled'
    group by round.id, round.stake, round.win
    having coalesce(sum(line.amount), 0) <> round.win - round.stake`,
  'no wallet is below its floor': sql<{ id: string }>`
    select id::text as id
    from wallet
    where balance - held < floor and state <> 'debt'`,
} as const

/** The violated invariants, each with an example: ours first, then the ledger's own ten. */
export async function brokenInvariants(owner: Db): Promise<string[]> {
  const found: string[] = []
  for (const [words, query] of Object.entries(INVARIANTS)) {
    const rows = await many(owner, query)
    if (rows.length) found.push(`${words}: ${rows.length} violations, such as ${rows[0]?.id}`)
  }
  const faults = await proveWhole(owner)
  const play = [...(await proveSettledPlay(owner)), ...(await proveWindows(owner))]
  return [
    ...found,
    ...faults.map(({ invariant, fault, place }) => `${invariants[invariant]}: ${fault} [${place}]`),
    ...play.map(({ fault, place }) => `${settledPlaySays}: ${fault} [${place}]`),
  ]
}
