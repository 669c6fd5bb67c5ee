import { fairChance } from '#kit/chance-fair.ts'
import type { FairSeeds } from '#kit/chance-fair.ts'
import { scriptedChance } from '#kit/chance-scripted.ts'
import { moneyText } from '#kit/money.ts'
import type { GameEvent } from './events.ts'
import type { InstantGame } from './instant.ts'
import type { Json } from './schema.ts'

/**
 * A round with a known ending, kept beside its game as JSON. Its luck is a pair of seeds, as in production, or a list
 * of told answers for what seeds would take years to find. Scenes play it, tests fold it again.
 */
export interface Golden {
  readonly title: string
  readonly luck: { readonly seeds: FairSeeds } | { readonly answers: readonly number[] }
  readonly bets: readonly Json[]
  readonly stake: string
  readonly win: string
  readonly events: readonly GameEvent[]
}

/** Folds the round again with the game's default configuration. */
export function foldGolden(game: InstantGame, golden: Pick<Golden, 'title' | 'luck' | 'bets'>): Golden {
  const { title, luck, bets } = golden
  const chance = 'seeds' in luck ? fairChance(luck.seeds) : scriptedChance(luck.answers)
  const played = game.open(game.defaultConfig).play(bets, chance)
  return {
    title,
    luck,
    bets,
    stake: moneyText(played.stake),
    win: moneyText(played.win),
    events: played.events,
  }
}
