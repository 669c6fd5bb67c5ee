/** After each kill: what the client was promised against what the database holds, and the ledger against itself. */
import { many, sql } from '#db/rows.ts'
import type { Db } from '#db/pool.ts'
import { brokenInvariants } from './invariants.ts'
import type { Journal } from './journal.ts'

export type Verdict = {
  /** Acknowledged rounds that the database does not have, or has with other money. */
  lost: number
  /** Rounds that the database has and nobody was promised: one key played twice. */
  doubled: number
  /** Invariants of the ledger that do not hold, in words. */
  broken: readonly string[]
}

type Stored = { id: string; stake: bigint; win: bigint; account: string }

/** Compares everything; every sent round must be answered by now. */
export async function verify(owner: Db, journal: Journal): Promise<Verdict> {
  const stored = await many<Stored>(
    owner,
    sql`
      select round.id, round.stake, round.win, member.account
      from round
      join wallet on wallet.id = round.wallet
      join member on member.id = wallet.owner`,
  )
  const promised = journal.rounds()
  const byId = new Map(stored.map((round) => [round.id, round]))
  const lost = [...promised].filter(([id, { account, round }]) => {
    const held = byId.get(id)
    return !held || held.stake !== round.stake || held.win !== round.win || held.account !== account
  })
  const doubled = stored.filter((round) => !promised.has(round.id))
  return { lost: lost.length, doubled: doubled.length, broken: await brokenInvariants(owner) }
}
