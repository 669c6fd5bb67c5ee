import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import type { FairSeeds, KeyedHmac } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import { hmacSha256 } from '#kit/sha/sha256.ts'
import { canonicalText } from './config-hash.ts'
import type { GameEvent } from './events.ts'
import type { InstantGame, OpenGame } from './instant.ts'
import type { Played } from './play.ts'
import { jackpotDifferences, type StoredHit } from './jackpot/replay.ts'
import { hashOfConfig, splitConfig } from './jackpot/participation.ts'
import type { Json } from './schema.ts'
import { NotSoPlayed } from './stepped/stepped.ts'

/** A stored round: everything that determines it, and its result. Round history exports the same format for the offline verifier. */
export interface StoredRound {
  readonly game: string
  readonly edition: number
  readonly config: Json
  readonly configHash: string
  readonly seeds: FairSeeds
  /** SHA-256 of the server seed, shown before the bet. */
  readonly commitment?: string
  readonly bets: readonly Json[]
  /** The moves of a multi-step round, in order. */
  readonly actions?: readonly Json[]
  readonly events: readonly GameEvent[]
  readonly stake: string
  readonly win: string
  /** The levels of a jackpot that it won, of a configuration with one; null: it took no part, as with bonus money. */
  readonly jackpot?: { readonly hits: readonly StoredHit[] } | null
}

export interface Replay {
  readonly isSame: boolean
  /** One sentence for each difference. */
  readonly differences: readonly string[]
  readonly events: readonly GameEvent[]
  readonly stake: string
  readonly win: string
  readonly outcome: Json
}

/**
 * Replays a stored round and compares script and money. `game` must be the version that the round names; throws if seeds, configuration
 * or bets cannot be parsed.
 */
export function replayRound(stored: StoredRound, game: InstantGame, hmac: KeyedHmac = hmacSha256): Replay {
  const open = game.open(splitConfig(stored.config).game)
  const played = playedAgain(open, stored, hmac)
  if (played instanceof NotSoPlayed) return otherwise(stored, played.message)
  const stake = moneyText(played.stake)
  const win = moneyText(played.win)
  const differences: string[] = []
  const compare = (name: string, ours: string, theirs: string): void => {
    if (ours !== theirs) differences.push(`${name}: stored ${theirs}, computed ${ours}`)
  }
  compare('game', game.id, stored.game)
  compare('edition', `${game.edition}`, `${stored.edition}`)
  compare('configuration', hashOfConfig(open, stored.config), stored.configHash)
  if (stored.commitment !== undefined) {
    compare('seed commitment', commitmentOf(stored.seeds.serverSeed), stored.commitment)
  }
  compare('stake', stake, stored.stake)
  compare('win', win, stored.win)
  compare('number of events', `${played.events.length}`, `${stored.events.length}`)
  for (const [place, event] of played.events.entries()) {
    compare(`event ${place + 1}`, eventText(event), eventText(stored.events[place]))
  }
  differences.push(...jackpotDifferences(stored, played.stake, hmac))
  return {
    isSame: differences.length === 0,
    differences,
    events: played.events,
    stake,
    win,
    outcome: played.outcome,
  }
}

/** The replayed round, or why its moves are not possible. */
function playedAgain(open: OpenGame, stored: StoredRound, hmac: KeyedHmac): Played<Json> | NotSoPlayed {
  try {
    return open.play(stored.bets, fairChance(stored.seeds, hmac), stored.actions)
  } catch (error) {
    if (error instanceof NotSoPlayed) return error
    throw error
  }
}

function otherwise({ stake, win }: StoredRound, difference: string): Replay {
  return { isSame: false, differences: [`moves: ${difference}`], events: [], stake, win, outcome: null }
}

/** Via JSON text, so that values that a database or file changed in form only are equal. */
function eventText(event: GameEvent | undefined): string {
  return event === undefined ? 'nothing' : canonicalText(JSON.parse(JSON.stringify(event)))
}
