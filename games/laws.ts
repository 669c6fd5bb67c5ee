import type { TheoryRow } from '#game-kit/game.ts'
import type { Json, Schema } from '#game-kit/schema.ts'
import { toNumber } from '#kit/rational.ts'
import { catalogue, type CatalogueRow } from './catalogue.ts'
import { craneConfig, seat } from './crane-baccarat/rules.ts'
import { craneTheory } from './crane-baccarat/theory.ts'
import { diceConfig, diceTheory, roll } from './dice/rules.ts'
import { turn, wheelTheory } from './lotus-wheel/rules.ts'
import { lacquerProof } from './lacquer-21/proof.ts'
import { lawOfAllStaked } from './lacquer-21/theory/rows.ts'
import { trioLawOfAllStaked, trioTheory } from './swallow-trio/theory.ts'
import type { TableGame } from './shared.ts'
import { blackjackProof } from './tables/blackjack/proof.ts'
import { lacquerConfig } from './lacquer-21/rules.ts'
import { sideTheory } from '#game-kit/blackjack/sides.ts'
import { drop, dropTheory } from './pearl-drop/rules.ts'
import { crashTheory } from '#game-kit/crash/crash.ts'
import { paperKite } from './paper-kite/rules.ts'
import { lanternTheory, rise } from './sky-lantern/rules.ts'
import { rooms } from './fishing/rooms.ts'
import { fishingMath, fishTheory, kindOf } from './fishing/rules.ts'
import { pondTheory, wish } from './star-pond/rules.ts'

/** The distribution of a bet's return, per stake; for statistics, never for money. */
export type BetLaw = {
  readonly rtp: number
  readonly variance: number
  /**
   * chance: the choice determines the distribution. moves: the RTP is fixed, its variance depends on the member's moves; the main bet's
   * is a lower bound. best: the RTP is that of optimal play, other play returns less.
   */
  readonly by: 'chance' | 'moves' | 'best'
}

const read =
  <Choice>(schema: Schema<Choice>, law: (choice: Choice) => TheoryRow | undefined) =>
  (json: Json): TheoryRow | null => {
    const choice = schema.parse(json)
    return choice.ok ? (law(choice.value) ?? null) : null
  }

/** Single-draw games whose distribution depends on the choice: every possible choice, not only those of the par sheet. */
const ofChoice: Readonly<Record<string, (json: Json) => TheoryRow | null>> = {
  dice: read(roll.choice, (choice) => diceTheory(diceConfig, choice)),
  'pearl-drop': read(drop.choice, dropTheory),
  'lotus-wheel': read(turn.choice, wheelTheory),
  'sky-lantern': read(rise.choice, lanternTheory),
  'star-pond': read(wish.choice, ({ picks }) => pondTheory(picks.length)),
  ...Object.fromEntries(
    Object.values(rooms).map((room) => [
      room.id,
      read(fishingMath(room).shot.choice, ({ fish }) => fishTheory(kindOf(room, fish))),
    ]),
  ),
  'crane-baccarat': read(seat.choice, ({ on }) =>
    craneTheory(craneConfig.decks).find(({ betKey }) => betKey === on),
  ),
}

/** Games whose moves add to the stake: their distribution over the total stake, with optimal play. */
const ofAllStaked: Readonly<Record<string, () => Pick<TheoryRow, 'rtp' | 'variance'>>> = {
  'lacquer-21': () => lawOfAllStaked(lacquerProof),
  'swallow-trio': trioLawOfAllStaked,
}

const kept = new Map<string, BetLaw | null>()

/** The distribution of a game's main bet; cached, some games take half a second. */
function mainLaw(row: CatalogueRow): BetLaw | null {
  const known = kept.get(row.id)
  if (known !== undefined) return known
  const open = row.game.open(row.game.defaultConfig)
  const main = open.theory().find(({ betKey }) => betKey === row.mainBet)
  const by = !open.deal ? 'chance' : row.kind === 'poker' ? 'best' : 'moves'
  const staked = ofAllStaked[row.id]?.()
  const law = staked ? lawOf(staked, 'best') : main ? lawOf(main, by) : null
  kept.set(row.id, law)
  return law
}

const lawOf = ({ rtp, variance }: Pick<TheoryRow, 'rtp' | 'variance'>, by: BetLaw['by']): BetLaw => ({
  rtp: toNumber(rtp),
  variance: toNumber(variance),
  by,
})

/** The distribution of a stored choice in the current version; null for another version or an unknown game. */
export function betLaw(id: string, edition: number, choice: Json): BetLaw | null {
  if (id === paperKite.id && edition === paperKite.edition) return lawOf(crashTheory(LEAST_TARGET), 'moves')
  const row = catalogue.find((game) => game.id === id)
  if (!row || row.game.edition !== edition) return null
  const byChoice = ofChoice[id]
  if (!byChoice) return mainLaw(row)
  const theory = byChoice(choice)
  return theory && lawOf(theory, 'chance')
}

/** Members choose when to cash out: the variance of an early cash-out is a lower bound. */
const LEAST_TARGET = 110

/**
 * The distribution of the lines of a slip at a table, per total stake, as for a round with several bets; null if the theory does not know
 * one. At blackjack it is that of usual play, and of all that is staked: doubling and splitting add to it.
 */
export function tableLaw(game: TableGame, config: Json, lines: readonly Json[]): BetLaw | null {
  const laws = tableLawsOf(game, config)
  const parts = lines.flatMap((line) => {
    const [key, stake] = Array.isArray(line) ? line : []
    const law = typeof key === 'string' ? laws.get(game.theoryOf(key)) : undefined
    return law && typeof stake === 'string' && amountText.test(stake) ? [{ weight: Number(stake), law }] : []
  })
  return parts.length < lines.length ? null : lawOfParts(parts)
}

const keptTables = new Map<string, ReadonlyMap<string, BetLaw>>()

function tableLawsOf(game: TableGame, config: Json): ReadonlyMap<string, BetLaw> {
  const name = `${game.id} ${JSON.stringify(config)}`
  const known = keptTables.get(name)
  if (known) return known
  const laws = new Map(
    game.game
      .open(config)
      .theory()
      .map((row) => [row.betKey, lawOf(row, 'chance')]),
  )
  if (game.id === 'blackjack') laws.set('main', lawOf(lawOfAllStaked(blackjackProof), 'best'))
  keptTables.set(name, laws)
  return laws
}

type WeighedLaw = { readonly weight: number; readonly law: BetLaw }

/** Returns add up by stake; deviations at most by their sum. Null without a stake. */
function lawOfParts(parts: readonly WeighedLaw[]): BetLaw | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const share = (of: (law: BetLaw) => number): number =>
    parts.reduce((sum, { weight, law }) => sum + weight * of(law), 0) / total
  return {
    rtp: share(({ rtp }) => rtp),
    variance: share(({ variance }) => Math.sqrt(variance)) ** 2,
    by: parts.some(({ law }) => law.by === 'best') ? 'best' : 'chance',
  }
}

const amountText = /^\d+(\.\d+)?$/

type Fields = { readonly [key: string]: Json }
const isFields = (json: Json): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Side bets with their own distribution, by game and key. */
const ofSide: Readonly<Record<string, Readonly<Record<string, () => TheoryRow | undefined>>>> = {
  'lacquer-21': {
    pairs: () => sideTheory(lacquerConfig.decks)[0],
    three: () => sideTheory(lacquerConfig.decks)[1],
  },
  'swallow-trio': { pairPlus: () => trioTheory()[1] },
}
const keptSides = new Map<string, BetLaw | null>()

function sideLaw(id: string, key: Json): BetLaw | null {
  const theory = typeof key === 'string' ? ofSide[id]?.[key] : undefined
  if (!theory) return null
  const name = `${id} ${String(key)}`
  const known = keptSides.get(name)
  if (known !== undefined) return known
  const row = theory()
  const law = row ? lawOf(row, 'chance') : null
  keptSides.set(name, law)
  return law
}

/** The weight of a stored bet and its distribution; null if unknown. */
function weighed(id: string, edition: number, bet: Json): WeighedLaw | null {
  if (!isFields(bet)) return null
  const { key = null, stake, choice = null } = bet
  const law = sideLaw(id, key) ?? betLaw(id, edition, choice)
  return law && typeof stake === 'string' && amountText.test(stake) ? { weight: Number(stake), law } : null
}

/**
 * The distribution of a round with several bets, per total stake: returns add up by stake; deviations at most by their sum, whatever
 * the bets' correlation, so the band is at least as wide as the true one. Null if any bet's distribution is unknown.
 */
export function roundLaw(id: string, edition: number, bets: readonly Json[]): BetLaw | null {
  const parts = bets.flatMap((bet) => weighed(id, edition, bet) ?? [])
  const law = parts.length < bets.length ? null : lawOfParts(parts)
  return law && { ...law, by: 'chance' }
}
