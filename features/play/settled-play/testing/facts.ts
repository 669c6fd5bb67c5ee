import { randomUUID } from 'node:crypto'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { Side } from '../rules/opposite.ts'

export type Fact = {
  readonly at: Date
  readonly firstAt?: Date | null
  readonly round?: string
  readonly rounds?: number
  readonly game?: string
  readonly category?: string
  readonly stake: Minor
  readonly win?: Minor
  readonly valid?: Minor
  /** The sides that it is on, where bets can be opposite. */
  readonly sides?: readonly Side[]
}

let seq = 1_000_000

/** Writes a fact of settled play as the ledger would at that time; negative amounts take one off again. */
export async function insertFact(at: TestApp, who: Pick<Person, 'id' | 'wallet'>, fact: Fact): Promise<void> {
  const { stake, win = 0n, valid = stake, rounds = 1, firstAt = null, round = randomUUID() } = fact
  seq += 1
  for (const { event, side, stake: on } of fact.sides ?? [])
    await run(
      at.database.owner,
      sql`
        insert into play_side (round, event, side, member_id, at, stake)
        values (${round}, ${event}, ${side}, ${who.id}, ${firstAt ?? fact.at}, ${on})
        on conflict do nothing
      `,
    )
  await run(
    at.database.owner,
    sql`
      insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, book, rounds, vendor, game, category, round)
      select ${who.id}, ${fact.at}, w.id, ${seq}, nextval('ledger_batch'), ${stake}, ${win}, ${valid}, ${firstAt}, w.book, ${rounds},
        'JADE_FORGE', ${fact.game ?? 'dice'}, ${fact.category ?? 'RNG'}, ${round}
      from wallet w
      where w.id = ${who.wallet}
    `,
  )
}
