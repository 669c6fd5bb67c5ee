import { run, sql } from '#db/rows.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { roundById, type RoundRow } from '#features/play/shared-rounds/store/rounds.ts'
import { endSale, finish } from '#features/play/shared-rounds/testing/toys.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { runsMs } from '#game-kit/crash/crash.ts'
import { reachedMs } from '#game-kit/crash/curve.ts'
import { keepPace, lookAt, multiplierOf } from '../service/series.ts'

/** The round that takes bets; the table is woken if it rests. */
export async function openTable(at: TestApp, who: Person): Promise<RoundRow> {
  await who.api.crash.table()
  for (let tries = 0; tries < 10; tries++) {
    const seen = await lookAt(at.app.db)
    const open = seen.rounds.find(({ state }) => state === 'open')
    if (open) return open
    const scheduled = seen.rounds.find(({ state }) => state === 'scheduled')
    if (scheduled) await stepRound(hostOf(at.app), scheduled.id)
    else await keepPace(at.app, { ...seen, isWatched: true })
  }
  throw new Error('no round takes bets')
}

const now = async (at: TestApp, id: string): Promise<RoundRow> => {
  const round = await roundById(at.app.db, id)
  if (!round) throw new Error(`no round ${id}`)
  return round
}

/** Ends the bets on a round and lets it fly. */
export async function takeOff(at: TestApp, id: string): Promise<RoundRow> {
  await endSale(at, id)
  return stepToTakeOff(at, id)
}

/** Steps a round whose sale is over to its take-off. */
export async function stepToTakeOff(at: TestApp, id: string, host = hostOf(at.app)): Promise<RoundRow> {
  // locked, sealed, drawn; an earlier round may have to be revealed first
  for (let steps = 0; steps < 20; steps++) {
    const { state } = await now(at, id)
    if (state === 'drawn' || state === 'settled' || state === 'revealed') break
    await run(at.database.owner, sql`update shared_round set due_at = clock_timestamp() where id = ${id}`)
    await stepRound(host, id)
  }
  return now(at, id)
}

/** Moves a flight so that it has been up for that many milliseconds: its multiplier is then what the curve says. */
export async function upFor(at: TestApp, round: RoundRow, ms: number): Promise<void> {
  const lasts = runsMs({ at: multiplierOf(round.outcome) })
  await run(
    at.database.owner,
    sql`
      update shared_round
      set drawn_at = clock_timestamp() - ${ms} * interval '1 millisecond',
        ends_at = clock_timestamp() + ${lasts - ms} * interval '1 millisecond',
        due_at = clock_timestamp() + ${lasts - ms} * interval '1 millisecond'
      where id = ${round.id} and state = 'drawn'
    `,
  )
}

/** Lets the flight end now, and settles and reveals its round. */
export async function land(at: TestApp, round: RoundRow, host = hostOf(at.app)): Promise<RoundRow> {
  const lasts = runsMs({ at: multiplierOf(round.outcome) })
  await upFor(at, round, lasts + 1)
  return finish(host, round.id)
}

export const multiplier = (round: RoundRow): number => multiplierOf(round.outcome)
/** The milliseconds at which a multiplier in hundredths is reached. */
export const upAt = reachedMs
