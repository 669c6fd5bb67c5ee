import type { Bettor } from '#game-kit/cards/poker/betting/bets.ts'
import type { BetResult } from '#game-kit/cards/poker/betting/payout.ts'
import { sharesOfRake } from '#game-kit/cards/poker/pots.ts'
import type { Leg } from '../play.ts'

type Ended = { readonly players: readonly Bettor[]; readonly result: BetResult | null }

/** What a hand with pots moved for each seat. */
export function legsOf({ players, result }: Ended): readonly Leg[] {
  if (!result) throw new TypeError('card rooms: a hand without a result moves nothing')
  const rake = result.pots.reduce((sum, pot) => sum + pot.rake, 0n)
  const shares = sharesOfRake(players, rake)
  return players.map(({ seat, put }, at) => ({
    seat,
    put,
    won: result.wins.reduce((sum, win) => (win.seat === seat ? sum + win.amount : sum), 0n),
    rake: shares[at] ?? 0n,
  }))
}
