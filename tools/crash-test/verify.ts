/** After each kill: compares what was acknowledged to the client with the database, and verifies the ledger. */
import { many, sql } from '#db/rows.ts'
import type { Db } from '#db/pool.ts'
import { brokenInvariants } from './invariants.ts'
import type { CashBook } from './cashier.ts'
import type { Journal } from './journal.ts'

export type Verdict = {
  /** Acknowledged rounds and withdrawals that the database does not have, or has with other amounts. */
  lost: number
  /** What the database has without an acknowledgement: one key played, paid or credited twice. */
  doubled: number
  /** Violated ledger invariants, described. */
  broken: readonly string[]
}

type Stored = { id: string; stake: bigint; win: bigint; account: string }

/** Compares everything; every sent call must be answered by now. */
export async function verify(owner: Db, journal: Journal, book: CashBook): Promise<Verdict> {
  const rounds = await compareRounds(owner, journal)
  const cash = await compareCash(owner, book)
  const broken = await brokenInvariants(owner)
  return { lost: rounds.lost + cash.lost, doubled: rounds.doubled + cash.doubled, broken }
}

async function compareRounds(owner: Db, journal: Journal): Promise<{ lost: number; doubled: number }> {
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
  return { lost: lost.length, doubled: stored.filter((round) => !promised.has(round.id)).length }
}

async function compareCash(owner: Db, book: CashBook): Promise<{ lost: number; doubled: number }> {
  const withdrawals = await many(owner, sql<{ id: string }>`select id from withdrawal`)
  const kept = new Set(withdrawals.map(({ id }) => id))
  // A credit may still be pending, so here only duplicates count; the end of the run checks for missing ones.
  const credits = await many(
    owner,
    sql<{ ref: string; n: bigint }>`
      select ref, count(*) as n
      from line
      join posting_kind on posting_kind.code = line.kind
      where posting_kind.kind like 'deposit.credited%'
      group by ref`,
  )
  return {
    lost: [...book.withdrawn].filter((id) => !kept.has(id)).length,
    doubled:
      [...kept].filter((id) => !book.withdrawn.has(id)).length + credits.filter(({ n }) => n > 1n).length,
  }
}
