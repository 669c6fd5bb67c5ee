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
import { lacquerConfig } from './lacquer-21/rules.ts'
import { sideTheory } from './lacquer-21/sides.ts'
import { drop, dropTheory } from './pearl-drop/rules.ts'
import { lanternTheory, rise } from './sky-lantern/rules.ts'
import { pondTheory, wish } from './star-pond/rules.ts'

/** The law that a bet's return follows, per stake; for statistics, never for money. */
export type BetLaw = {
  readonly rtp: number
  readonly variance: number
  /**
   * chance: the choice fixes the law. moves: the return is fixed, its variance is what the member's moves make it; the main
   * bet's stands here as a least. best: the return is that of the best moves, and others bring less.
   */
  readonly by: 'chance' | 'moves' | 'best'
}

const read =
  <Choice>(schema: Schema<Choice>, law: (choice: Choice) => TheoryRow | undefined) =>
  (json: Json): TheoryRow | null => {
    const choice = schema.parse(json)
    return choice.ok ? (law(choice.value) ?? null) : null
  }

/** Games of one draw whose law depends on what was chosen: every choice that may be made, not only those of the par sheet. */
const ofChoice: Readonly<Record<string, (json: Json) => TheoryRow | null>> = {
  dice: read(roll.choice, (choice) => diceTheory(diceConfig, choice)),
  'pearl-drop': read(drop.choice, dropTheory),
  'lotus-wheel': read(turn.choice, wheelTheory),
  'sky-lantern': read(rise.choice, lanternTheory),
  'star-pond': read(wish.choice, ({ picks }) => pondTheory(picks.length)),
  'crane-baccarat': read(seat.choice, ({ on }) =>
    craneTheory(craneConfig.decks).find(({ betKey }) => betKey === on),
  ),
}

/** Games whose moves add to the stake: their law of all that is staked, by the best moves. */
const ofAllStaked: Readonly<Record<string, () => Pick<TheoryRow, 'rtp' | 'variance'>>> = {
  'lacquer-21': () => lawOfAllStaked(lacquerProof),
  'swallow-trio': trioLawOfAllStaked,
}

const kept = new Map<string, BetLaw | null>()

/** The law of a game's main bet; worked out once, some games take half a second. */
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

/** The law of one stored choice in the edition that is played now; null for another edition or a game that the code lacks. */
export function betLaw(id: string, edition: number, choice: Json): BetLaw | null {
  const row = catalogue.find((game) => game.id === id)
  if (!row || row.game.edition !== edition) return null
  const byChoice = ofChoice[id]
  if (!byChoice) return mainLaw(row)
  const theory = byChoice(choice)
  return theory && lawOf(theory, 'chance')
}

const amountText = /^\d+(\.\d+)?$/

type Fields = { readonly [key: string]: Json }
const isFields = (json: Json): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Side bets whose law is their own, by game and key. */
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

/** The weight of a stored bet and its law; null where it is none. */
function weighed(id: string, edition: number, bet: Json): { weight: number; law: BetLaw } | null {
  if (!isFields(bet)) return null
  const { key = null, stake, choice = null } = bet
  const law = sideLaw(id, key) ?? betLaw(id, edition, choice)
  return law && typeof stake === 'string' && amountText.test(stake) ? { weight: Number(stake), law } : null
}

/**
 * The law of a round of several bets, per stake of all of them: returns add up by their stakes; deviations by no more than
 * their sum, whatever the bets have to do with each other, so the band is at least as wide as the true one. Null where any
 * bet's law is not known.
 */
export function roundLaw(id: string, edition: number, bets: readonly Json[]): BetLaw | null {
  const parts = bets.flatMap((bet) => weighed(id, edition, bet) ?? [])
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (parts.length < bets.length || total === 0) return null
  const share = (of: (law: BetLaw) => number): number =>
    parts.reduce((sum, { weight, law }) => sum + weight * of(law), 0) / total
  return {
    rtp: share(({ rtp }) => rtp),
    variance: share(({ variance }) => Math.sqrt(variance)) ** 2,
    by: 'chance',
  }
}
