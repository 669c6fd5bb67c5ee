import { expect } from 'vitest'
import { major } from '#kit/money.ts'
import { many, one, sql } from '#db/rows.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { seated, type Seated } from './seat.ts'

export const someKey = () => crypto.randomUUID()
/** A bet on Jade Vein; one firecracker by default. */
export const field = (stake: string, crackers = 1) => [{ key: 'dig', stake, choice: { crackers } }]
/** A member with money in a Jade Vein session. */
export const digger = (at: TestApp) => seated(at, { balance: major(100_000) }, 'jade-vein')

export type Played = Awaited<ReturnType<Seated['frame']['round']>>

/** Makes the next move of a round as its frame does. */
export const move = ({ frame }: Seated, { roundId, hand }: Played, action: object, key = someKey()) =>
  frame.act({ params: { roundId }, body: { step: hand?.step ?? 0, action } }, { idempotencyKey: key })

/** Opens stones until one of them is jade; restarts rounds that end before. */
export async function withJade(seat: Seated): Promise<Played> {
  for (;;) {
    const open = await move(seat, await seat.frame.round({ body: { bets: field('1000') } }), {
      do: 'open',
      at: 12,
    })
    if (open.hand) return open
  }
}

export async function balanceOf(at: TestApp, { member }: Seated): Promise<bigint> {
  const row = await one(
    at.app.db,
    sql<{ balance: bigint }>`select balance from wallet where id = ${member.wallet}`,
  )
  return row.balance
}

/** Asserts that every open stake is in open_bets, and every round matches its ledger entries. */
export async function booksAgree(at: TestApp, { member }: Seated): Promise<void> {
  const rows = await many(
    at.app.db,
    sql<{ id: string }>`
      select r.id from round r
      where r.wallet = ${member.wallet} and case when r.state = 'void' then 0 else r.win - r.stake end <> coalesce(
        (select sum(l.amount) from line l where l.wallet = r.wallet and l.ref = r.id), 0
      )
    `,
  )
  expect(rows).toEqual([])
}
