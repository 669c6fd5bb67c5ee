import { expect } from 'vitest'
import { major } from '#kit/money.ts'
import { many, one, sql } from '#db/rows.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { seated, type Seated } from './seat.ts'

export const someKey = () => crypto.randomUUID()
/** A bet on Jade Vein; one firecracker unless said otherwise. */
export const field = (stake: string, crackers = 1) => [{ key: 'dig', stake, choice: { crackers } }]
/** A member with money who sits at Jade Vein. */
export const digger = (at: TestApp) => seated(at, { balance: major(100_000) }, 'jade-vein')

export type Played = Awaited<ReturnType<Seated['frame']['round']>>

/** Makes the next move of a round as its frame does. */
export const move = ({ frame }: Seated, { roundId, hand }: Played, action: object, key = someKey()) =>
  frame.act({ params: { roundId }, body: { step: hand?.step ?? 0, action } }, { idempotencyKey: key })

/** Opens stones until one of jade lies open; a round that ends before is begun again. */
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

/** Every open stake lies in open_bets, and every round says what its lines say. */
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
