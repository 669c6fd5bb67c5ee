import { fairStream, type FairSeeds, type KeyedHmac } from '#kit/chance-fair.ts'
import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import { configHash } from '../config-hash.ts'
import type { OpenGame } from '../instant.ts'
import { isRecord, type Json } from '../schema.ts'
import { contributionOf, type Level } from './levels.ts'
import { hitsAtRandom } from './meter.ts'

/**
 * A game's part in a jackpot: the field `jackpot` of its stored configuration, beside the game's own fields. A change of pool, level, share
 * or odds is another configuration with another hash, so each round names exactly what it took part in.
 */
export type Participation = { readonly pool: string; readonly levels: readonly Level[] }

const FIELD = 'jackpot'

/** A level as JSON, amounts as decimal text. */
export function writeLevel(level: Level): Json {
  const { key, kind, sharePpm } = level
  const base = { key, kind, seed: moneyText(level.seed), sharePpm }
  return level.kind === 'random'
    ? { ...base, oneInStaked: moneyText(level.oneInStaked) }
    : { ...base, by: moneyText(level.by) }
}

/** Reads what `writeLevel` wrote; throws TypeError otherwise. */
export function readLevel(json: unknown): Level {
  if (!isRecord(json)) throw new TypeError('jackpot: a level is not an object')
  const amount = (field: string): Minor => {
    const read = parseMoney(String(json[field]))
    if (read === null) throw new TypeError(`jackpot: ${field} is not an amount`)
    return read
  }
  const base = { key: String(json['key']), seed: amount('seed'), sharePpm: Number(json['sharePpm']) }
  return json['kind'] === 'random'
    ? { ...base, kind: 'random', oneInStaked: amount('oneInStaked') }
    : { ...base, kind: 'mustHitBy', by: amount('by') }
}

/** A game's configuration with its part in a jackpot. */
export function withParticipation(config: Json, { pool, levels }: Participation): Json {
  return {
    ...Object.fromEntries(Object.entries(config ?? {})),
    [FIELD]: { pool, levels: levels.map(writeLevel) },
  }
}

/** A stored configuration in its two parts. Throws TypeError if its jackpot cannot be read. */
export function splitConfig(config: Json): {
  readonly game: Json
  readonly participation: Participation | null
} {
  if (!isRecord(config) || !(FIELD in config)) return { game: config, participation: null }
  const { [FIELD]: jackpot, ...game } = config
  if (!isRecord(jackpot) || !Array.isArray(jackpot['levels']))
    throw new TypeError('jackpot: a configuration has no levels')
  return {
    game: game as Json, // the rest of what was JSON
    participation: { pool: String(jackpot['pool']), levels: jackpot['levels'].map(readLevel) },
  }
}

/** The hash of a whole configuration; a game without a jackpot has the one it computes itself. */
export function hashOfConfig(open: OpenGame, config: Json): string {
  return splitConfig(config).participation ? configHash(config) : open.configHash
}

/** What a stake gives to each level. */
export function contributionsOf(levels: readonly Level[], stake: Minor) {
  return levels.map((level) => ({ level: level.key, amount: contributionOf(level, stake) }))
}

/**
 * The random levels that a round hits: each draws once from a stream of its own of the round's seeds (`jackpot:<pool>:<level>:`), so that a
 * jackpot changes nothing about the game, and anyone recomputes it when the server seed is revealed.
 */
export function randomHits(
  { pool, levels }: Participation,
  stake: Minor,
  seeds: FairSeeds,
  hmac?: KeyedHmac,
): readonly string[] {
  return levels.flatMap((level) => {
    if (level.kind !== 'random') return []
    const chance = fairStream(seeds, `jackpot:${pool}:${level.key}:`, hmac)
    return hitsAtRandom(chance, level, stake) ? [level.key] : []
  })
}
