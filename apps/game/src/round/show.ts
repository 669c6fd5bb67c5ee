import type { Speed } from '#game-kit/scene/players.ts'
import type { PlayedRound } from '../api.ts'
import { roundMessage } from '../host.ts'
import type { TableState } from '../table-state.ts'
import { showJackpot } from './jackpot.ts'
import { rest } from './rest.ts'
import { bonusAfter, type Seat } from './seat.ts'

/** When skipping is not allowed, a press has no effect during this time; by then the reels have stopped. */
const WHOLE_MS = 2_500

const speedOf = ({ turbo }: TableState): Speed => (turbo ? 'turbo' : 'normal')

/** Shows the events of a round or a move from event number `from` on; an open round then waits for the next move. */
export async function showRound(seat: Seat, played: PlayedRound, from: number): Promise<void> {
  const { state, pending, host } = seat
  const { setState: set, getState: get } = state
  set({ phase: 'playing', staked: played.stake })
  countRound(seat, played)
  const bonus = bonusAfter(seat)
  await draw(seat, played, from)
  set({ balance: played.balance, bonus: await bonus })
  if (played.hand) return waitForMove(seat, played)
  seat.open = null
  set({ win: played.win > 0n ? played.win : null })
  if (played.autoplay && get().auto) goOnOrEnd(seat, played.autoplay)
  showJackpot(seat, played)
  pending.saw(played.roundId)
  host.tell(roundMessage(played.roundId, played.stake, played.win, played.balance))
  rest(seat)
}

/** The nonce of the next round, shown on the info sheet. After a rotation of the seed pair the session's refresh brings the new pair. */
function countRound({ state }: Seat, { seedId, nonce }: PlayedRound): void {
  const { session } = state.getState()
  if (session?.fairness.seedId !== seedId) return
  state.setState({ session: { ...session, fairness: { ...session.fairness, nonce: nonce + 1 } } })
}

/** Draws a round; for a stepped round, the events after the first `from`. */
async function draw({ scene, state }: Seat, played: PlayedRound, from: number): Promise<void> {
  const speed = speedOf(state.getState())
  if (scene?.steps) await scene.steps.go(played.events, from, played.stake, speed)
  else await scene?.play(played.events, played.stake, speed)
}

/** The round stays open and offers its moves. */
export function waitForMove(seat: Seat, played: PlayedRound): void {
  seat.open = played
  seat.state.setState({ phase: 'deciding', balance: played.balance })
  seat.host.tell({ type: 'fairhouse.hand' })
  seat.scene?.steps?.offer(played.hand ?? null)
}

/** The server counts the rounds: starts the next one, or reports why autoplay ended. */
function goOnOrEnd({ state }: Seat, { left, over }: NonNullable<PlayedRound['autoplay']>): void {
  const { auto } = state.getState()
  state.setState({ auto: auto && over === null ? { id: auto.id, left } : null })
  if (over !== null && over !== 'rounds') state.setState({ notice: { kind: 'auto', why: over } })
}

/** When the rules require a pause between rounds, the reels cannot be skipped within it. */
export function skipRound({ state, scene, askedAt }: Seat): void {
  const { phase, session } = state.getState()
  if (phase !== 'playing' || !session) return
  const least = session.mayTurbo ? session.minRoundMs : Math.max(session.minRoundMs, WHOLE_MS)
  if (performance.now() - askedAt >= least) scene?.skip()
}
