import type { FairSeeds } from '#kit/chance-fair.ts'
import { parseMoney } from '#kit/money.ts'
import type { GameEvent } from './events.ts'
import type { InstantGame } from './instant.ts'
import { replayRound } from './replay.ts'
import type { Replay, StoredRound } from './replay.ts'
import { anyJson, bad, good, isRecord, list, object, text, whole } from './schema.ts'
import type { Json, Result, Schema } from './schema.ts'

/** Finds the rules of a game version; null if there is none. */
export type EditionLoader = (game: string, edition: number) => Promise<InstantGame | null>

export interface FileReplay {
  readonly differences: readonly string[]
  readonly round: StoredRound | null
  readonly replay: Replay | null
}

/** Replays a round exported as a JSON file; an unreadable file is reported as a difference. */
export async function replayFile(file: string, load: EditionLoader): Promise<FileReplay> {
  const read = readStoredRound(file)
  if (!read.ok) return { differences: [read.error], round: null, replay: null }
  const round = read.value
  const rules = await load(round.game, round.edition)
  if (!rules)
    return { differences: [`no game ${round.game} in edition ${round.edition}`], round, replay: null }
  try {
    const replay = replayRound(round, rules)
    return { differences: replay.differences, round, replay }
  } catch (error) {
    return { differences: [error instanceof Error ? error.message : 'cannot be folded'], round, replay: null }
  }
}

const SEED_TEXT = /^[\x20-\x7e]{1,64}$/
const HASH = /^[0-9a-f]{64}$/

/** Decimal text of an amount, unchanged. */
export const moneyWords: Schema<string> = {
  parse: (json) => (typeof json === 'string' && parseMoney(json) !== null ? good(json) : bad('not money')),
  write: (value) => value,
}

/** An event of a stored script, with its game's own fields. */
export const gameEvent: Schema<GameEvent> = {
  parse: (json) => {
    const type = isRecord(json) ? json['type'] : undefined
    return isRecord(json) && typeof type === 'string' ? good({ ...json, type }) : bad('not an event')
  },
  write: (value) => JSON.parse(JSON.stringify(value)),
}

/** Their format is checked again, with a reason, during the replay. */
export const fairSeeds = object<FairSeeds>({
  serverSeed: text(SEED_TEXT),
  clientSeed: text(SEED_TEXT),
  nonce: whole(0, Number.MAX_SAFE_INTEGER),
})

const storedRound = object<
  Omit<StoredRound, 'commitment' | 'actions'> & { readonly actions: readonly Json[] }
>({
  game: text(/^[a-z0-9-]{1,60}$/),
  edition: whole(1, 1_000_000),
  config: anyJson,
  configHash: text(HASH),
  seeds: fairSeeds,
  bets: list(anyJson, 1, 1_000),
  actions: list(anyJson, 0, 1_000),
  events: list(gameEvent, 1, 10_000),
  stake: moneyWords,
  win: moneyWords,
})

const FIELDS = [
  'game',
  'edition',
  'config',
  'configHash',
  'seeds',
  'bets',
  'actions',
  'events',
  'stake',
  'win',
]

/** Parses an exported round, bare or in the API's envelope; other fields are ignored. */
export function readStoredRound(file: string): Result<StoredRound, string> {
  const json = jsonOf(file)
  const fields = isRecord(json) && isRecord(json['value']) ? json['value'] : json
  if (!isRecord(fields)) return bad('not an exported round')
  const known = Object.fromEntries(FIELDS.map((name) => [name, fields[name]]))
  const round = storedRound.parse({ ...known, actions: known['actions'] ?? [] })
  if (!round.ok) return bad(`not an exported round: ${round.error}`)
  const { commitment } = fields
  return good(typeof commitment === 'string' ? { ...round.value, commitment } : round.value)
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    return null
  }
}
