import { compare, equal, multiply, rational, subtract, sum, ZERO } from '#kit/rational.ts'
import type { InstantGame } from '../instant.ts'
import { spinTheory, spreadTheory } from '../slots/proof/closed.ts'
import { creditsOf, modelProblems, payOf } from '../slots/model.ts'
import type { SlotModel } from '../slots/model.ts'
import { enumerateCycles, proveRound } from '../slots/proof/round-proof.ts'
import type { Cycles, RoundTheory } from '../slots/proof/round-proof.ts'
import { slotTheory, unlimitedTheory } from '../slots/proof/theory.ts'
import { fingerprintSection } from './fingerprint.ts'
import { oneInText } from './percent.ts'
import { proofSource } from './proof-source.ts'
import { table } from './sheet.ts'
import type { Check, ParSource, Proof } from './sheet.ts'

const METHOD_ENUM = `Every stop of the reels is enumerated with the pay table that pays members; a second computation from
symbol counts alone must agree.`

const METHOD = `Every stop of both reel sets is enumerated with the pay table that pays members; the free spins are folded
exactly as an absorbing chain with the round's limit; a second computation from symbol counts alone must agree.`

export interface SlotPar<S extends string> {
  readonly name: string
  readonly game: InstantGame
  readonly model: SlotModel<S>
  /** Name of the constant in the game's proof.ts. */
  readonly proofName: string
}

/** The par sheet of a lines slot. */
export function slotPar<S extends string>({ name, game, model, proofName }: SlotPar<S>): ParSource {
  return {
    id: game.id,
    name,
    edition: game.edition,
    configHash: game.open(game.defaultConfig).configHash,
    method: model.freeSpins.limit === 0 ? METHOD_ENUM : METHOD,
    game,
    sample: [{ key: 'spin', stake: '1.00', choice: {} }],
    prove: (): Proof => {
      const cycles = enumerateCycles(model)
      const round = proveRound(model, cycles)
      return {
        rows: [slotTheory(model, round)],
        checks: slotChecks(model, cycles, round),
        sections: [fingerprintSection(model), paySection(model), countSection(model), reelSection(model)],
        files: { 'proof.ts': proofSource(proofName, round) },
      }
    },
  }
}

/** Two computations that share no code, compared as fractions. */
export function slotChecks<S extends string>(
  model: SlotModel<S>,
  cycles: Cycles,
  round: RoundTheory,
): readonly Check[] {
  const [free] = cycles.free
  const sets = [
    { set: 'base reels', names: model.baseReels, counted: cycles.base },
    ...(free ? [{ set: 'free reels', names: model.freeReels, counted: free }] : []),
  ]
  const paid = model.ways === undefined ? 'lines' : 'ways'
  const problems = modelProblems(model)
  return [
    {
      says: `the model is sound${problems.map((problem) => `, but ${problem}`).join('')}`,
      holds: problems.length === 0,
    },
    ...sets.flatMap(({ set, names, counted }): Check[] => {
      const theory = spinTheory(model, names)
      const triggers = counted.trigger.reduce((total, count) => total + count, 0)
      const agrees = (total: number, value: { n: bigint; d: bigint }): boolean =>
        equal(rational(total, counted.cycle), value)
      return [
        {
          says: `${set}: ${paid}, enumerated and from counts, are equal`,
          holds: agrees(counted.lineCredits, theory.lineCredits),
        },
        {
          says: `${set}: scatters, enumerated and from counts, are equal`,
          holds: agrees(counted.scatterCredits, theory.scatterCredits),
        },
        {
          says: `${set}: free spins, enumerated and from counts, are as likely`,
          holds: agrees(triggers, theory.triggerChance),
        },
      ]
    }),
    ...spreadChecks(model, cycles),
    {
      says: 'the limit of a round takes less than a hundredth of one per cent',
      holds: limitTakes(model, round),
    },
  ]
}

/** The symbol that spreads: all cycles together against how often each reel shows it. */
function spreadChecks<S extends string>(model: SlotModel<S>, cycles: Cycles): readonly Check[] {
  if (model.spreading === undefined) return []
  const counted = cycles.free.map((cycle) => rational(cycle.spreadCredits, cycle.cycle))
  const mean = multiply(sum(counted), rational(1, model.spreading.length))
  return [
    {
      says: 'free reels: the symbol that spreads, enumerated and from reels alone, pays the same',
      holds: equal(mean, spreadTheory(model, model.freeReels)),
    },
  ]
}

/** The exact RTP is just below the closed form without the win limit. */
function limitTakes<S extends string>(model: SlotModel<S>, round: RoundTheory): boolean {
  const taken = subtract(unlimitedTheory(model).total, round.rtp)
  return compare(taken, ZERO) >= 0 && compare(taken, rational(1, 10_000)) < 0
}

function paySection<S extends string>(model: SlotModel<S>): string {
  const base = spinTheory(model, model.baseReels)
  const lines = base.runs.map((run) => {
    const ofARound = multiply(run.chance, rational(Math.max(1, model.lines.length)))
    const pays = payOf(model, run.symbol, run.count)
    return [run.symbol, `${run.count}`, `${pays}`, oneInText(run.chance), oneInText(ofARound)]
  })
  const scatters = model.scatterPays.map((pay, i) => `${i + 3}: ${pay}`).join(', ')
  return [
    '## Pays, in credits',
    `A stake is ${creditsOf(model)} credits. Scatters anywhere pay ${scatters}.`,
    model.ways === undefined
      ? table(
          ['Symbol', 'Of a kind', 'Pays', 'On one line of the base reels', 'Expected in a base spin'],
          lines,
        )
      : table(
          ['Symbol', 'Of a kind', 'Pays a way', 'Ways, expected in a base spin'],
          lines.map((cells) => cells.slice(0, 4)),
        ),
  ].join('\n\n')
}

function countSection<S extends string>(model: SlotModel<S>): string {
  const counts = (reels: readonly (readonly S[])[], symbol: S): string[] =>
    reels.map((reel) => `${reel.filter((seen) => seen === symbol).length}`)
  const sets = model.freeSpins.limit === 0 ? [model.baseReels] : [model.baseReels, model.freeReels]
  const rows = model.symbols.map((symbol) => [
    symbol,
    ...sets.map((reels) => counts(reels, symbol).join(' ')),
  ])
  rows.push(['all', ...sets.map((reels) => reels.map((reel) => reel.length).join(' '))])
  const head = ['Symbol', 'Base reels', 'Free reels'].slice(0, sets.length + 1)
  return ['## Symbols on each reel', table(head, rows)].join('\n\n')
}

function reelSection<S extends string>(model: SlotModel<S>): string {
  const strip = (reel: readonly S[], index: number): string => `${index + 1}: ${reel.join(' ')}`
  const free = model.freeSpins.limit === 0 ? [] : ['', 'free', ...model.freeReels.map(strip)]
  const text = ['base', ...model.baseReels.map(strip), ...free].join('\n')
  return ['## Reels, top to bottom', `\`\`\`text\n${text}\n\`\`\``].join('\n\n')
}
