import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { endWaiting } from './service/stepped/absent.ts'
import { UNFINISHED_MS } from './rules.ts'
import { balanceOf, booksAgree, move, someKey, type Played } from './testing/digger.ts'
import { frameOf, seatAt, seated, type Seated } from './testing/seat.ts'

let at: TestApp
/** one member with money plays all of these tests */
let seat: Seated
beforeAll(async () => {
  at = await testApp()
  seat = await seated(at, { balance: major(10_000_000) }, 'lacquer-21')
})
afterAll(() => at.close())

const bets = [
  { key: 'main', stake: '1000', choice: {} },
  { key: 'pairs', stake: '1000', choice: {} },
]
const offers = ({ hand }: Played, name: string): boolean =>
  hand?.moves.some(({ action }) => JSON.stringify(action) === JSON.stringify({ do: name })) ?? false
/** Ends a round with moves that cost nothing. */
async function end(by: Seated, round: Played): Promise<Played> {
  let now = round
  while (now.hand) now = await move(by, now, { do: offers(now, 'decline') ? 'decline' : 'stand' })
  return now
}
/** Deals until the move is offered: insurance about once in 13 rounds, a pair once in 7. */
async function dealtWith(name: string): Promise<Played> {
  for (;;) {
    const dealt = await seat.frame.round({ body: { bets } })
    if (offers(dealt, name)) return dealt
    await end(seat, dealt)
  }
}

/** Every move of a card game, with its cost. */
const actions = [
  { name: 'insure', charge: 500 },
  { name: 'decline', charge: 0 },
  { name: 'split', charge: 1_000 },
  { name: 'double', charge: 1_000 },
  { name: 'hit', charge: 0 },
  { name: 'stand', charge: 0 },
  { name: 'surrender', charge: 0 },
] as const
/** The tables at whose write the process is killed within a move. */
const places = [
  { table: 'round_action', when: 'insert' },
  { table: 'round', when: 'update' },
  { table: 'line', when: 'insert' },
  { table: 'wallet', when: 'update' },
] as const

describe.each(actions)('Lacquer 21: $name', ({ name, charge }) => {
  it('GAM-05 G11 a round resumes on another device, survives a crash at every table write, and is charged once at the offered price', async () => {
    const dealt = await dealtWith(name)
    const before = await balanceOf(at, seat)
    const elsewhere = await seatAt(at, seat.member, 'lacquer-21')
    const { unfinishedRound } = await elsewhere.frame.session()
    expect(unfinishedRound).toMatchObject({ roundId: dealt.roundId, hand: dealt.hand, events: dealt.events })
    expect(JSON.stringify(dealt.events)).not.toContain('"hole"')
    const key = someKey()
    const owner = at.database.owner
    for (const { table, when } of places) {
      await run(
        owner,
        sql`
          create or replace function test_dies() returns trigger language plpgsql as $$
          begin raise exception 'the process dies here'; end $$
        `,
      )
      await run(
        owner,
        sql`create trigger test_dies before ${sql.raw(when)} on ${sql.raw(table)} for each row execute function test_dies()`,
      )
      try {
        // a move without money writes only one table: for the other tables no crash occurs
        const made = await move(seat, dealt, { do: name }, key).catch(() => null)
        if (made) expect(charge).toBe(0)
        else expect(await balanceOf(at, seat)).toBe(before)
      } finally {
        await run(owner, sql`drop trigger test_dies on ${sql.raw(table)}`)
      }
    }
    const other = { ...seat, frame: frameOf(at, elsewhere.token) }
    const made = await move(other, dealt, { do: name }, key)
    expect(made.stake).toBe(dealt.stake + major(charge))
    expect(await move(seat, dealt, { do: name }, key)).toEqual(made)
    const over = await end(other, made)
    expect(await balanceOf(at, seat)).toBe(before - major(charge) - (over.stake - made.stake) + over.win)
    await booksAgree(at, seat)
    // moves and side bets must not raise the default stake of the next round
    expect((await seat.frame.session()).stakes.start).toBe(major(1_000))
  })
})

describe('Lacquer 21', () => {
  it('GAM-02 rejects a charge above the balance and leaves the round unchanged', async () => {
    const poor = await seated(at, { balance: major(2_000) }, 'lacquer-21')
    const dealt = await poor.frame.round({ body: { bets } })
    if (!offers(dealt, 'double')) return
    await expect(move(poor, dealt, { do: 'double' })).rejects.toEqual(
      expect.objectContaining({ code: 'play.insufficient' }),
    )
    expect((await poor.frame.session()).unfinishedRound?.hand).toEqual(dealt.hand)
    await end(poor, dealt)
    await booksAgree(at, poor)
  })

  it('GAM-05 G11 after a day the round ends by its rule: no insurance, hands stand, side bets are paid', async () => {
    const dealt = await dealtWith('decline')
    at.clock.forward(UNFINISHED_MS + 60_000)
    expect(await endWaiting(at.app)).toBeGreaterThanOrEqual(1)
    const row = await one(
      at.app.db,
      sql<{ state: string; stake: bigint }>`select state, stake from round where id = ${dealt.roundId}`,
    )
    expect(row).toEqual({ state: 'settled', stake: dealt.stake })
    await booksAgree(at, seat)
  })
})
