import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { one, run, sql } from '#db/rows.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { endWaiting } from './service/stepped/absent.ts'
import { callOff } from './service/stepped/call-off.ts'
import { roundById } from './store/record.ts'
import { UNFINISHED_MS } from './rules.ts'
import { balanceOf, booksAgree, digger, field, move, someKey } from './testing/digger.ts'
import { frameOf, type Seated } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })

describe('a round that cannot be replayed', () => {
  it('G12 gives all stakes back, stops its game and says why, no matter who meets it first', async () => {
    const owner = at.database.owner
    const broken = async () => {
      const seat = await digger(at)
      const full = await balanceOf(at, seat)
      const begun = await seat.frame.round({ body: { bets: field('1000') } })
      await run(
        owner,
        // nothing was opened, so cashing out was never allowed
        sql`
          insert into round_action (round, step, action, key, at)
          values (${begun.roundId}, 0, '{"do":"take"}', ${someKey()}, now())
        `,
      )
      return { seat, full, begun }
    }
    const givenBack = async ({ seat, full, begun }: Awaited<ReturnType<typeof broken>>) => {
      const row = await one(
        at.app.db,
        sql<{ state: string; isStopped: boolean; why: string | null }>`
          select r.state, g.is_stopped, g.stopped_why as why from round r join game g on g.id = r.game
          where r.id = ${begun.roundId}
        `,
      )
      expect(row).toMatchObject({ state: 'void', isStopped: true })
      expect(row.why).toContain(begun.roundId)
      expect(await balanceOf(at, seat)).toBe(full)
      await run(owner, sql`update game set is_stopped = false, stopped_why = null where id = 'jade-vein'`)
      await booksAgree(at, seat)
    }
    const moved = await broken()
    await expect(move(moved.seat, moved.begun, { do: 'open', at: 2 })).rejects.toEqual(
      refusal('play.roundOver'),
    )
    await givenBack(moved)
    const opened = await broken()
    expect((await opened.seat.frame.session()).unfinishedRound).toBeNull()
    await givenBack(opened)
    const left = await broken()
    at.clock.forward(UNFINISHED_MS + 60_000)
    await endWaiting(at.app)
    await givenBack(left)
  })
})

describe('a round that is voided by another process', () => {
  it('G9 accepts no further move, not even a free one already in flight', async () => {
    const seat = await digger(at)
    const begun = await seat.frame.round({ body: { bets: field('1000') } })
    const round = await roundById(at.app.db, begun.roundId)
    if (!round) throw new Error('no round')
    const waiting = async () => {
      const { count } = await one(
        at.database.owner,
        sql<{ count: bigint }>`
          select count(*) as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_holds_open%'
        `,
      )
      return count
    }
    const late = await inTransaction(at.app.db, async (tx) => {
      expect(await callOff(tx, round)).toBe(true)
      const moved = move(seat, begun, { do: 'open', at: 2 }).catch((error: unknown) => error)
      await expect.poll(waiting).toBe(1n)
      return { moved } // awaited after the commit, because it waits for it
    })
    expect(await late.moved).toEqual(refusal('play.roundOver'))
    const { moves } = await one(
      at.app.db,
      sql<{ moves: bigint }>`select count(*) as moves from round_action where round = ${begun.roundId}`,
    )
    expect(moves).toBe(0n)
    await booksAgree(at, seat)
  })
})

/** The table writes of a begin, a move or an end at which the process is killed. */
const deaths = [
  { phase: 'the begin, at its row', table: 'round', when: 'insert', step: 'begin' },
  { phase: 'the begin, at its money', table: 'line', when: 'insert', step: 'begin' },
  { phase: 'the begin, at the wallet', table: 'wallet', when: 'update', step: 'begin' },
  { phase: 'a move, at its row', table: 'round_action', when: 'insert', step: 'open' },
  { phase: 'the end, at its row', table: 'round_action', when: 'insert', step: 'take' },
  { phase: 'the end, at the round', table: 'round', when: 'update', step: 'take' },
  { phase: 'the end, at its money', table: 'line', when: 'insert', step: 'take' },
] as const

describe('GAM-05 G10 G11 a process that dies', () => {
  it.each(deaths)(
    'in $phase leaves nothing half done: the same key goes on in another process',
    async (death) => {
      const seat = await digger(at)
      const ownerDb = at.database.owner
      const die = async () => {
        await run(
          ownerDb,
          sql`
          create or replace function test_dies() returns trigger language plpgsql as $$
          begin raise exception 'the process dies here'; end $$
        `,
        )
        const { table, when } = death
        await run(
          ownerDb,
          sql`create trigger test_dies before ${sql.raw(when)} on ${sql.raw(table)} for each row execute function test_dies()`,
        )
      }
      const live = () => run(ownerDb, sql`drop trigger test_dies on ${sql.raw(death.table)}`)
      const keys = { begin: someKey(), open: someKey(), take: someKey() }
      /** Performs a step with its key; for the step under test, the process is killed first. */
      const doing = async <T>(step: keyof typeof keys, work: (seated: Seated) => Promise<T>): Promise<T> => {
        if (death.step !== step) return work(seat)
        await die()
        try {
          await expect(work(seat)).rejects.toThrow()
        } finally {
          await live()
        }
        return work({ ...seat, frame: frameOf(at, seat.token) })
      }
      const before = await balanceOf(at, seat)
      const bets = field('1000')
      const begun = await doing('begin', ({ frame }) =>
        frame.round({ body: { bets } }, { idempotencyKey: keys.begin }),
      )
      expect(await balanceOf(at, seat)).toBe(before - major(1_000))
      const opened = await doing('open', (one) => move(one, begun, { do: 'open', at: 0 }, keys.open))
      if (opened.hand) {
        const taken = await doing('take', (one) => move(one, opened, { do: 'take' }, keys.take))
        expect(await balanceOf(at, seat)).toBe(before - major(1_000) + taken.win)
      } else expect(await balanceOf(at, seat)).toBe(before - major(1_000))
      await booksAgree(at, seat)
    },
  )
})
