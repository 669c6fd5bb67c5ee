import type { GameSession, PlayedRound } from '../api.ts'
import type { Seat } from './seat.ts'

/**
 * The jackpot's amounts after a round, and what the round won of it: that ends an autoplay, so that it is seen. After a win
 * the amounts are read again: its reply has none.
 */
export function showJackpot(seat: Seat, { jackpot, stake, win }: PlayedRound): void {
  if (!jackpot) return
  const { state, sound } = seat
  const { session } = state.getState()
  const { levels, prizes } = jackpot
  if (session?.jackpot && levels.length > 0)
    state.setState({ session: { ...session, jackpot: { ...session.jackpot, levels } } })
  if (prizes.length === 0) return
  state.setState({ notice: { kind: 'jackpot', prizes, stake, win }, auto: null })
  const returned = prizes.reduce((sum, { prize }) => sum + prize, win)
  if (returned > stake) sound.play('big')
  void readJackpot(seat)
}

/** Reads the amounts again; a lost connection changes nothing. */
export async function readJackpot({ state, api }: Seat): Promise<void> {
  if (!state.getState().session?.jackpot) return
  const found: GameSession['jackpot'] = (await api.jackpot?.().catch(() => null)) ?? null
  const { session } = state.getState()
  if (session && found) state.setState({ session: { ...session, jackpot: found } })
}
