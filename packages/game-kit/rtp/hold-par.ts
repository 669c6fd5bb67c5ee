import { add, compare, equal, multiply, rational, subtract, ZERO } from '#kit/rational.ts'
import type { InstantGame } from '../instant.ts'
import { creditsOf, payOf } from '../slots/model.ts'
import { closedHold, holdTheory } from '../slots/hold/theory.ts'
import type { HoldModel } from '../slots/hold/model.ts'
import { enumerateHold, proveHold } from '../slots/hold/proof.ts'
import type { HoldCycle } from '../slots/hold/proof.ts'
import type { RoundTheory } from '../slots/proof/round-proof.ts'
import { fingerprintSection } from './fingerprint.ts'
import { oneInText } from './percent.ts'
import { proofSource } from './proof-source.ts'
import { table } from './sheet.ts'
import type { Check, ParSource, Proof } from './sheet.ts'

const METHOD = `Every stop of the reels is enumerated with the pay table that pays members; respins are followed exactly as a
chain on filled places and joined with the distribution of what lies on the coins; a second computation from symbol counts
and expected values alone must agree.`

/** The par sheet of a hold-and-win slot. */
export function holdPar<S extends string>(parts: {
  readonly name: string
  readonly game: InstantGame
  readonly model: HoldModel<S>
  readonly proofName: string
}): ParSource {
  const { name, game, model, proofName } = parts
  return {
    id: game.id,
    name,
    edition: game.edition,
    configHash: game.open(game.defaultConfig).configHash,
    method: METHOD,
    game,
    sample: [{ key: 'spin', stake: '1.00', choice: {} }],
    prove: (): Proof => {
      const cycle = enumerateHold(model)
      const round = proveHold(model, cycle)
      return {
        rows: [holdTheory(model, round)],
        checks: holdChecks(model, cycle, round),
        sections: [fingerprintSection(model), paySection(model), coinSection(model), reelSection(model)],
        files: { 'proof.ts': proofSource(proofName, round) },
      }
    },
  }
}

function holdChecks<S extends string>(
  model: HoldModel<S>,
  cycle: HoldCycle,
  round: RoundTheory,
): readonly Check[] {
  const closed = closedHold(model)
  const stake = rational(creditsOf(model.slot))
  const held = closed.windows.slice(model.needed).reduce((sum, window) => add(sum, window.credits), ZERO)
  const windows = cycle.held.reduce((sum, counts) => counts.reduce((all, count) => all + count, sum), 0)
  const taken = subtract(closed.total, round.rtp)
  return [
    {
      says: 'lines, enumerated and from counts, are equal',
      holds: equal(rational(cycle.lineCredits, cycle.cycle), multiply(closed.lines, stake)),
    },
    {
      says: 'windows that hold coins, enumerated and by convolution, are as likely',
      holds: equal(rational(windows, cycle.cycle), closed.triggerChance),
    },
    {
      says: 'credits on coins that are held, enumerated and by convolution, are equal',
      holds: equal(rational(cycle.coinCredits, cycle.cycle), held),
    },
    {
      says: 'the limit of a round takes less than a hundredth of one per cent of the closed form',
      holds: compare(taken, ZERO) >= 0 && compare(taken, rational(1, 10_000)) < 0,
    },
  ]
}

function paySection<S extends string>({ slot }: HoldModel<S>): string {
  const counts = slot.pairPays === undefined ? [3, 4, 5] : [2, 3, 4, 5]
  const rows = slot.symbols
    .filter((symbol) => symbol !== slot.scatter)
    .map((symbol) => [symbol, ...counts.map((count) => `${payOf(slot, symbol, count)}`)])
  const stake = `A stake is ${creditsOf(slot)} credits; ${slot.lines.length} lines.`
  return ['## Pays, in credits', stake, table(['Symbol', ...counts.map(String)], rows)].join('\n\n')
}

function coinSection<S extends string>(model: HoldModel<S>): string {
  const weight = model.values.reduce((sum, coin) => sum + coin.weight, 0)
  const rows = model.values.map((coin) => [
    coin.jackpot ?? 'coin',
    `${coin.credits}`,
    oneInText(rational(coin.weight, weight)),
  ])
  rows.push(['grand, every place filled', `${model.grand}`, oneInText(closedHold(model).grandChance)])
  const text = `${model.needed} coins open ${model.respins} respins; an empty place takes a coin ${model.landing.n} times in ${model.landing.of}.`
  return [
    '## Coins that land',
    text,
    table(['Coin', 'Credits', 'Of landed coins; grand: of rounds'], rows),
  ].join('\n\n')
}

function reelSection<S extends string>({ slot, printed }: HoldModel<S>): string {
  const strips = slot.baseReels.map((reel, index) => {
    const tokens = reel.map((symbol, place) =>
      symbol === slot.scatter ? `c${printed[index]?.[place]}` : symbol,
    )
    return `${index + 1}: ${tokens.join(' ')}`
  })
  return ['## Reels, top to bottom', `\`\`\`text\n${strips.join('\n')}\n\`\`\``].join('\n\n')
}
