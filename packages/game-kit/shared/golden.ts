import { fairChance } from '#kit/chance-fair.ts'
import type { FairSeeds } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import { canonicalText, configHash } from '../config-hash.ts'
import { anyJson, list, object, text, whole } from '../schema.ts'
import type { Json, Result } from '../schema.ts'
import { fairSeeds, moneyWords } from '../stored.ts'
import type { OpenShared, SharedGame, StoredLine, StoredSlip } from './open.ts'

/**
 * Consecutive rounds of a shared game with known outcomes, stored beside it as JSON: drawn from a seed, a salt and an index as in
 * production, each from what the one before it has left (the shoe), and settled for one slip. Another derivation of outcomes, even one
 * that only reads more randomness, gives another hash; the first rounds are stored in full to show what has changed.
 */
export interface SharedGolden {
  readonly title: string
  /** Of the first round; the nonce of the following ones counts up. */
  readonly seeds: FairSeeds
  readonly rounds: number
  /** The slip of every round: `[[key, stake, choice], …]`, and its decisions. */
  readonly lines: readonly Json[]
  readonly acts: readonly { readonly action: Json; readonly afterMs: number }[]
  readonly first: readonly GoldenRound[]
  /** SHA-256 of the canonical text of all rounds. */
  readonly hash: string
}

export type GoldenRound = {
  readonly outcome: Json
  readonly carry: Json
  /** Random numbers that the draw has read. */
  readonly used: number
  readonly stake: string
  readonly win: string
  /** SHA-256 of the events that the outcome is shown with. */
  readonly script: string
}

/** Rounds that are stored in full. */
const SHOWN = 6
const HASH = /^[0-9a-f]{64}$/

const goldenRound = object<GoldenRound>({
  outcome: anyJson,
  carry: anyJson,
  used: whole(0, 1_000_000),
  stake: moneyWords,
  win: moneyWords,
  script: text(HASH),
})

const goldenSchema = object<SharedGolden>({
  title: text(/^.{1,200}$/),
  seeds: fairSeeds,
  rounds: whole(1, 1_000),
  lines: list(anyJson, 1, 200),
  acts: list(object({ action: anyJson, afterMs: whole(0, 600_000) }), 0, 100),
  first: list(goldenRound, 1, SHOWN),
  hash: text(HASH),
})

/** Reads a golden file of a shared game. */
export function readSharedGolden(file: string): Result<SharedGolden, string> {
  return goldenSchema.parse(JSON.parse(file))
}

/** What a file holds of these rounds by the current rules, as JSON. */
export const writeSharedGolden = (golden: SharedGolden): Json => goldenSchema.write(golden)

export type GoldenAsked = Pick<SharedGolden, 'title' | 'seeds' | 'rounds' | 'lines' | 'acts'>

/** Draws and settles the rounds with the game's default configuration. */
export function foldSharedGolden(game: SharedGame, asked: GoldenAsked): SharedGolden {
  const { title, seeds, rounds, lines, acts } = asked
  const open = game.open(game.defaultConfig)
  const checked = open.check(lines, { currency: 'FUN', pieces: [] })
  if (!checked.ok) throw new TypeError(`${game.id}: golden slip: ${checked.error.refused}`)
  const slip = { lines: checked.value.lines, epoch: 0, acts }
  const all: GoldenRound[] = []
  let carry = open.firstCarry
  for (let nth = 0; nth < rounds; nth++) {
    const round = foldRound(open, { ...seeds, nonce: seeds.nonce + nth }, { carry, slip })
    all.push(round)
    carry = round.carry
  }
  const hash = configHash(all.map((round) => goldenRound.write(round)))
  return { title, seeds, rounds, lines, acts, first: all.slice(0, SHOWN), hash }
}

type Before = { readonly carry: Json; readonly slip: StoredSlip & { readonly lines: readonly StoredLine[] } }

function foldRound(open: OpenShared, seeds: FairSeeds, { carry: before, slip }: Before): GoldenRound {
  const { outcome, carry, used } = open.draw(fairChance(seeds), before)
  const { stake, win } = open.settler(outcome)(slip)
  const events = anyJson.parse(JSON.parse(JSON.stringify(open.describe(outcome))))
  if (!events.ok) throw new TypeError(events.error)
  const script = configHash(events.value)
  return { outcome, carry, used, stake: moneyText(stake), win: moneyText(win), script }
}

/** Differences between a golden file and the current rules. */
export function sharedGoldenDifferences(game: SharedGame, golden: SharedGolden): readonly string[] {
  const now = foldSharedGolden(game, golden)
  const textOf = (round: GoldenRound | undefined) => (round ? canonicalText(goldenRound.write(round)) : '')
  const at = now.first.findIndex((round, nth) => textOf(round) !== textOf(golden.first[nth]))
  if (at >= 0) return [`round ${at + 1}: stored ${textOf(golden.first[at])}, now ${textOf(now.first[at])}`]
  return now.hash === golden.hash ? [] : [`a round after the first ${SHOWN} differs`]
}
