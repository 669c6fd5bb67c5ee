import { fairChance } from '#kit/chance-fair.ts'
import type { FairSeeds } from '#kit/chance-fair.ts'
import { scriptedChance } from '#kit/chance-scripted.ts'
import { moneyText } from '#kit/money.ts'
import type { GameEvent } from './events.ts'
import type { InstantGame } from './instant.ts'
import { canonicalText } from './config-hash.ts'
import { anyJson, isRecord, list, object, text, whole } from './schema.ts'
import type { Json, Result, Schema } from './schema.ts'
import { fairSeeds, gameEvent, moneyWords } from './stored.ts'

/**
 * A round with a known outcome, stored beside its game as JSON. Its randomness is a seed pair, as in production, or a list of scripted
 * answers for outcomes that seeds would take years to find. Scenes play it, tests replay it.
 */
export interface Golden {
  readonly title: string
  readonly luck: { readonly seeds: FairSeeds } | { readonly answers: readonly number[] }
  readonly bets: readonly Json[]
  /** The moves of a multi-step round, to its end. */
  readonly actions?: readonly Json[]
  readonly stake: string
  readonly win: string
  readonly events: readonly GameEvent[]
}

const answers = object<{ answers: readonly number[] }>({ answers: list(whole(0, 2 ** 32 - 1), 0, 10_000) })
const seeds = object<{ seeds: FairSeeds }>({ seeds: fairSeeds })

/** Seeds, or scripted answers. */
const luck: Schema<Golden['luck']> = {
  parse: (json) => (isRecord(json) && 'seeds' in json ? seeds.parse(json) : answers.parse(json)),
  write: (value) => ('seeds' in value ? seeds.write(value) : answers.write(value)),
}

const goldenFields = object<Required<Golden>>({
  title: text(/^.{1,200}$/),
  luck,
  bets: list(anyJson, 1, 100),
  actions: list(anyJson, 0, 1_000),
  stake: moneyWords,
  win: moneyWords,
  events: list(gameEvent, 1, 10_000),
})

/** An instant game's file has no moves. */
const goldenSchema: Schema<Golden> = {
  parse: (json) => goldenFields.parse(isRecord(json) ? { actions: [], ...json } : json),
  write: (golden) => goldenFields.write({ actions: [], ...golden }),
}

/** Reads a file of a golden/ folder. */
export function readGolden(file: string): Result<Golden, string> {
  return goldenSchema.parse(JSON.parse(file))
}

/** Differences between a golden round's file and the current rules. */
export function goldenDifferences(game: InstantGame, golden: Golden): readonly string[] {
  const folded = goldenSchema.write(foldGolden(game, golden))
  const stored = goldenSchema.write(golden)
  return canonicalText(folded) === canonicalText(stored)
    ? []
    : [`stored win ${golden.win}, or its script, differs`]
}

/** Replays the round with the game's default configuration. */
export function foldGolden(
  game: InstantGame,
  golden: Pick<Golden, 'title' | 'luck' | 'bets' | 'actions'>,
): Golden {
  const { title, luck, bets, actions = [] } = golden
  const chance = 'seeds' in luck ? fairChance(luck.seeds) : scriptedChance(luck.answers)
  const played = game.open(game.defaultConfig).play(bets, chance, actions)
  return {
    title,
    luck,
    bets,
    ...(actions.length ? { actions } : {}),
    stake: moneyText(played.stake),
    win: moneyText(played.win),
    events: played.events,
  }
}
