import { multiply, rational, subtract, sum } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TheoryRow } from '../../game.ts'
import { spinTheory, spreadTheory } from './closed.ts'
import { creditsOf } from '../model.ts'
import type { SlotModel } from '../model.ts'
import type { RoundTheory } from './round-proof.ts'

/** What is published of a slot: its proved numbers, split and explained by the closed form. */
export function slotTheory<S extends string>(model: SlotModel<S>, proof: RoundTheory): TheoryRow {
  const closed = unlimitedTheory(model)
  const free = subtract(subtract(proof.rtp, closed.lines), closed.scatters)
  const hasFree = model.freeSpins.limit > 0
  const row = { ...proof, betKey: 'spin', maxWin: rational(model.maxCredits, creditsOf(model)) }
  const base = { feature: model.ways === undefined ? 'lines' : 'ways', rtp: closed.lines }
  if (!hasFree) {
    const limit = { name: 'lostToLimit', value: subtract(closed.total, proof.rtp), show: 'percent' as const }
    const rest = { feature: 'scatters', rtp: subtract(proof.rtp, closed.lines) }
    return { ...row, method: 'enum', parts: [base, rest], facts: [limit] }
  }
  return {
    ...row,
    method: 'markov',
    parts: [base, { feature: 'scatters', rtp: closed.scatters }, { feature: 'freeSpins', rtp: free }],
    facts: [
      { name: 'freeSpinsChance', value: closed.triggerChance, show: 'oneIn' },
      { name: 'retriggerChance', value: closed.grantChance, show: 'oneIn' },
      { name: 'freeSpinsPerFeature', value: closed.expectedFreeSpins, show: 'count' },
      { name: 'lostToLimit', value: subtract(closed.total, proof.rtp), show: 'percent' },
    ],
  }
}

/**
 * What a round would return without its limit, in closed form from symbol counts alone, per stake: the base spin, and
 * the expected number of free spins times what one returns. The exact RTP comes just below the sum.
 */
export interface UnlimitedTheory {
  readonly lines: Rational
  readonly scatters: Rational
  readonly free: Rational
  readonly total: Rational
  readonly triggerChance: Rational
  readonly grantChance: Rational
  readonly expectedFreeSpins: Rational
}

export function unlimitedTheory<S extends string>(model: SlotModel<S>): UnlimitedTheory {
  const perStake = rational(1, creditsOf(model))
  const base = spinTheory(model, model.baseReels)
  const free = spinTheory(model, model.freeReels)
  const spins = expectedFreeSpins(model, free.triggerChance)
  const oneFree = multiply(
    sum([free.lineCredits, free.scatterCredits, spreadTheory(model, model.freeReels)]),
    rational(model.freeSpins.multiplier),
  )
  const lines = multiply(base.lineCredits, perStake)
  const scatters = multiply(base.scatterCredits, perStake)
  const freeReturn = multiply(multiply(multiply(base.triggerChance, spins), oneFree), perStake)
  return {
    lines,
    scatters,
    free: freeReturn,
    total: sum([lines, scatters, freeReturn]),
    triggerChance: base.triggerChance,
    grantChance: free.triggerChance,
    expectedFreeSpins: spins,
  }
}

/** Expected free spins of a round that has won some, by the absorbing chain of ./feature.ts, win limit aside. */
export function expectedFreeSpins<S extends string>(model: SlotModel<S>, grantChance: Rational): Rational {
  const { count, limit } = model.freeSpins
  const goesOn = subtract(rational(1), grantChance)
  let fewer: Rational[] = []
  for (let left = 0; left < limit / count; left++) {
    let here = rational(0)
    const row = [here]
    for (let spins = 1; spins <= limit; spins++) {
      const more = fewer[spins - 1 + count] ?? here
      here = sum([rational(1), multiply(goesOn, here), multiply(grantChance, left === 0 ? here : more)])
      row.push(here)
    }
    fewer = row
  }
  return fewer[count] ?? rational(0)
}
