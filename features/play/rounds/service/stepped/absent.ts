import { STUDIO } from '#game-kit/game.ts'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { UNFINISHED_MS } from '../../rules.ts'
import { insertAction, waitingRounds } from '../../store/actions.ts'
import { roundById } from '../../store/record.ts'
import { Undone } from './begin.ts'
import { postMoves, ruleKey, type Made } from './end.ts'
import { standingOrBack } from './recover.ts'
import { callOff } from './call-off.ts'

/** Maximum of rounds ended per run. */
const MOST = 500
/** Maximum of rule moves before a round must be over. */
const MOST_MOVES = 200

/** Ends the studio's rounds without a move for a day; vendors end their own. Safe to repeat and to overlap: the move numbers are unique. */
export async function endWaiting(app: App): Promise<number> {
  const before = new Date(app.clock.now().getTime() - UNFINISHED_MS)
  const waiting = await waitingRounds(app.db, { vendor: STUDIO, before, limit: MOST })
  let ended = 0
  for (const id of waiting) {
    if (await endByRule(app, id)) ended += 1
  }
  return ended
}

/** Makes the moves of the rule for one round, or voids it; false where another process was faster. */
export async function endByRule(app: App, id: string): Promise<boolean> {
  const round = await roundById(app.db, id)
  if (round?.state !== 'open') return false
  const standing = await standingOrBack(app, round)
  if (!standing) return true
  const made: Made[] = []
  let hand = standing.hand
  while (!hand.ended) {
    const action = hand.absent()
    if (action === null) return inTransaction(app.db, (tx) => callOff(tx, round))
    const next = hand.act(action)
    if (!next || made.length >= MOST_MOVES) throw new Error(`play: the rule does not end round ${id}`)
    made.push({ action, hand: next })
    hand = next
  }
  const at = app.clock.now()
  try {
    return await inTransaction(app.db, async (tx) => {
      for (const [place, { action }] of made.entries()) {
        const step = standing.actions.length + place
        const move = { round: id, step, action, at, key: ruleKey(id, step), isByRule: true }
        if (!(await insertAction(tx, move))) return false
      }
      const result = await postMoves(tx, standing, made)
      if (result?.status === 'refused') throw new Undone(result)
      return true
    })
  } catch (error) {
    if (error instanceof Undone && error.result.reason === 'roundClosed') return false // voided concurrently
    throw error
  }
}
