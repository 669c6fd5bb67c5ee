import type { HoldModel } from '../../../slots/hold/model.ts'
import { countsOf, creditsOf, payOf, rowsOf } from '../../../slots/model.ts'
import type { SlotModel } from '../../../slots/model.ts'
import { fairSentences } from '../../../slots/told/fair.ts'
import { holdSentences, reelSentences, tumbleSentences } from '../../../slots/told/sentences.ts'
import type { SymbolNames } from '../../../slots/told/sentences.ts'
import type { TumbleModel } from '../../../slots/tumble/model.ts'
import type { SlotFacts } from './slot-info.tsx'

type Atlas = SlotFacts['atlas']

/** The listed pays: the highest first, without those of zero. */
function listed(counts: readonly string[], pays: readonly number[]): ReturnType<SlotFacts['pays']> {
  return pays
    .map((credits, i) => ({ count: counts[i] ?? '', credits }))
    .filter(({ credits }) => credits > 0)
    .toReversed()
}

const SCATTERED = ['3×', '4×', '5×']

/** Pays of a symbol on a line or in ways, for two of a kind too if it pays that. */
function ofAKind<S extends string>(model: SlotModel<S>, symbol: S): ReturnType<SlotFacts['pays']> {
  const counts = countsOf(model, symbol)
  return listed(
    counts.map((count) => `${count}×`),
    counts.map((count) => payOf(model, symbol, count)),
  )
}

/** Looks a name up among the model's own symbols, whose type a page does not know. */
function ofSymbol<S extends string, T>(
  symbols: readonly S[],
  name: string,
  found: (symbol: S) => T,
  none: T,
): T {
  const symbol = symbols.find((known) => known === name)
  return symbol === undefined ? none : found(symbol)
}

export function reelFacts<S extends string>(
  model: SlotModel<S>,
  names: SymbolNames<S>,
  atlas: Atlas,
): SlotFacts {
  return {
    symbols: model.symbols,
    names,
    pays: (name) =>
      ofSymbol(
        model.symbols,
        name,
        (symbol) =>
          symbol === model.scatter ? listed(SCATTERED, model.scatterPays) : ofAKind(model, symbol),
        [],
      ),
    sentences: reelSentences(model, names),
    fair: fairSentences[model.freeSpins.limit > 0 ? 'features' : 'reels'],
    lines: model.lines,
    rows: rowsOf(model),
    credits: creditsOf(model),
    atlas,
  }
}

export function holdFacts<S extends string>(
  model: HoldModel<S>,
  names: SymbolNames<S>,
  atlas: Atlas,
): SlotFacts {
  return {
    ...reelFacts(model.slot, names, atlas),
    sentences: holdSentences(model, names),
    fair: fairSentences.hold,
  }
}

export function tumbleFacts<S extends string>(
  model: TumbleModel<S>,
  names: SymbolNames<S>,
  atlas: Atlas,
): SlotFacts {
  const counts = model.tiers.map((tier) => `${tier}+`)
  const scatters = [0, 1, 2].map((more) => `${model.scattersNeeded + more}${more === 2 ? '+' : '×'}`)
  return {
    symbols: model.symbols,
    names,
    pays: (name) =>
      ofSymbol(
        model.symbols,
        name,
        (symbol) =>
          symbol === model.scatter ? listed(scatters, model.scatterPays) : listed(counts, model.pays[symbol]),
        [],
      ),
    sentences: tumbleSentences(model, names),
    fair: fairSentences.tumble,
    lines: [],
    rows: model.rows,
    credits: model.stake,
    atlas,
  }
}
