import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { scheduleOf } from '../rules/tournament.ts'
import { driveTournaments } from '../service/drive.ts'
import { insertTournament, type NewTournament } from '../store/tournaments.ts'

/** A heads-up sit-and-go of 20,000 dong and a fee of 2,000. */
export const headsUp: NewTournament = {
  merchant: 'JADE',
  game: 'holdem',
  nameEn: 'Heads-up',
  nameVi: 'Tay đôi',
  kind: 'sitgo',
  currency: 'VND',
  isPractice: false,
  seats: 2,
  buyIn: major(20_000),
  fee: major(2_000),
  prizeChip: major(1),
  stack: major(1_500),
  schedule: scheduleOf('turbo', { hasBreaks: false }),
  playersMin: 2,
  playersMax: 2,
  startsAt: null,
  lateLevels: 0,
  reEntries: 0,
  turnSeconds: 15,
  bankSeconds: 0,
  repeatMinutes: null,
}
/** A scheduled one with late registration and a re-entry; its start is due. */
export const scheduled: NewTournament = {
  ...headsUp,
  kind: 'scheduled',
  seats: 3,
  playersMax: 12,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  lateLevels: 2,
  reEntries: 1,
}

export const makeOne = (at: TestApp, change: Partial<NewTournament> = {}): Promise<bigint> =>
  insertTournament(at.database.owner, { ...headsUp, ...change })

export const enter = ({ api }: Person, id: bigint) => api.tournaments.register({ params: { id } })

export const drive = (at: TestApp): Promise<void> => driveTournaments(at.app)

/** The levels of late registration are over. */
export async function closeRegistration(at: TestApp, id: bigint): Promise<void> {
  await run(
    at.database.owner,
    sql`update card_tournament set started_at = started_at - interval '1 hour' where id = ${id}`,
  )
}

/** Ends the hands under way, gives the chips of a member to another one at the table, and lets the tournament go on. */
export async function lose(
  at: TestApp,
  id: bigint,
  { loser, winner }: { loser: bigint; winner: bigint },
): Promise<void> {
  const { owner } = at.database
  await rest(at, id)
  const { chips } = await one(
    owner,
    sql<{ chips: bigint }>`
      with gone as (
        update card_seat s set chips = 0 from card_seat before
        where s.member_id = ${loser} and s.room in (select id from card_room where tournament = ${id})
          and before.room = s.room and before.seat = s.seat
        returning before.chips
      ) select coalesce(sum(chips), 0)::int8 as chips from gone
    `,
  )
  await run(
    owner,
    sql`
      update card_seat set chips = chips + ${chips}
      where member_id = ${winner} and room in (select id from card_room where tournament = ${id})
    `,
  )
  await drive(at)
}

/** Ends the hands under way without moving chips; every table is between two hands. */
export async function rest(at: TestApp, id: bigint): Promise<void> {
  const { owner } = at.database
  await run(
    owner,
    sql`
      update card_hand set state = 'void', due_at = null, ended_at = clock_timestamp()
      where due_at is not null and room in (select id from card_room where tournament = ${id})
    `,
  )
  await run(owner, sql`update card_room set next_at = clock_timestamp() where tournament = ${id}`)
}
