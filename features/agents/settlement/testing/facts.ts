import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

export type Fact = {
  readonly at: Date
  readonly firstAt?: Date
  readonly round: string
  readonly rounds?: number
  readonly stake: Minor
  readonly win: Minor
  readonly valid: Minor
}

let seq = 2_000_000

/** Writes a fact of settled play as the ledger would at that time; negative amounts take one off again. */
export async function insertFact(at: TestApp, who: Pick<Person, 'id' | 'wallet'>, fact: Fact): Promise<void> {
  seq += 1
  await run(
    at.database.owner,
    sql`
      insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, book, rounds, vendor, game, category, round)
      select ${who.id}, ${fact.at}, w.id, ${seq}, nextval('ledger_batch'), ${fact.stake}, ${fact.win}, ${fact.valid},
        ${fact.firstAt ?? null}, w.book, ${fact.rounds ?? 1}, 'JADE_FORGE', 'dice', 'RNG', ${fact.round}
      from wallet w
      where w.id = ${who.wallet}
    `,
  )
}

export type Given = {
  readonly measure: 'validBets' | 'loss' | 'activeMembers' | 'betAmount'
  readonly tiers: readonly { readonly from: bigint; readonly ratePpm: number; readonly lossPpm: number }[]
}

const periodOf = { dividend: 'D', daily: 'D', hourly: 'hour', realTime: 'fiveMinutes' } as const

/** A contract in force since a moment, without offer and answer. */
export async function insertContract(
  at: TestApp,
  given: Given & {
    readonly kind: keyof typeof periodOf
    readonly agent: Person
    readonly upline: Person | null
    readonly from: Date
  },
): Promise<void> {
  const tiers = given.tiers.map(({ from, ...rates }) => ({ from: from.toString(), ...rates }))
  await run(
    at.database.owner,
    sql`
      insert into agent_contract (merchant, kind, member_id, upline_id, period, measure, tiers, state, offered_at, expires_at, from_at)
      values ('JADE', ${given.kind}, ${given.agent.id}, ${given.upline?.id ?? null}, ${periodOf[given.kind]}, ${given.measure},
        ${JSON.stringify(tiers)}::jsonb, 'accepted', ${given.from}, ${given.from}, ${given.from})
    `,
  )
}
