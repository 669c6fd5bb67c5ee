import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { stopGame } from '#features/play/lobby/public.ts'
import { roundById, type RoundFound } from '../../store/record.ts'
import type { ShownRound } from '../shown.ts'
import { callOff } from './call-off.ts'
import { shownStanding, standingOf, Unrecoverable, type Standing } from './hands.ts'

/**
 * The round's current state. If its stored data cannot be replayed, its stakes are refunded, its game is stopped and the incident is
 * recorded, in one transaction (G12); null then.
 */
export async function standingOrBack(app: App, round: RoundFound): Promise<Standing | null> {
  try {
    return await standingOf(app, round)
  } catch (error) {
    if (!(error instanceof Unrecoverable)) throw error
    const why = `Round ${round.id} cannot be made again: ${error.message}`
    await inTransaction(app.db, async (tx) => {
      await stopGame(tx, round.game, why, app.clock.now())
      await callOff(tx, round)
    })
    app.log.error({ error, round: round.id, game: round.game }, 'a round was refunded and its game stopped')
    return null
  }
}

/** The open round for a frame that opens; null if there is none, or it had to be voided. */
export async function unfinished(app: App, id: string): Promise<ShownRound | null> {
  const round = await roundById(app.db, id)
  const standing = round?.state === 'open' ? await standingOrBack(app, round) : null
  return standing && shownStanding(app, standing)
}
