import { REELS, SCATTERS_NEEDED } from './model.ts'
import type { SlotModel } from './model.ts'
import { reelSet } from './reel-set.ts'
import type { ReelSet } from './reel-set.ts'

/** One line that pays: `count` symbols from the left, wilds included. */
export interface LineHit {
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly pays: number
}

/** What one window of symbols pays, before any multiplier. */
export interface SpinResult {
  readonly hits: readonly LineHit[]
  readonly scatters: number
  readonly scatterPays: number
  readonly credits: number
}

/**
 * The pay of a line for every possible run of five symbols, as production pays it and as the proof enumerates it: an
 * entry is pays * 128 + symbol * 8 + count, or 0. Symbols and counts fit because a slot has at most 16 symbols.
 */
export type LineTable = Uint32Array

export function lineTable<S extends string>(model: SlotModel<S>): LineTable {
  const size = model.symbols.length
  const table = new Uint32Array(size ** REELS)
  const line = [0, 0, 0, 0, 0]
  for (let index = 0; index < table.length; index++) {
    for (let reel = REELS - 1, rest = index; reel >= 0; reel--, rest = Math.floor(rest / size)) {
      line[reel] = rest % size
    }
    table[index] = bestOf(model, line)
  }
  return table
}

/** The highest pay of one line: its own symbol with wilds standing in, or the run of wilds alone. */
function bestOf<S extends string>(model: SlotModel<S>, line: readonly number[]): number {
  const wild = model.symbols.indexOf(model.wild)
  const scatter = model.symbols.indexOf(model.scatter)
  const firstOther = line.find((symbol) => symbol !== wild) ?? wild
  const own = firstOther === scatter ? wild : firstOther
  return Math.max(entry(model, own, runOf(line, own, wild)), entry(model, wild, runOf(line, wild, wild)))
}

function runOf(line: readonly number[], symbol: number, wild: number): number {
  const end = line.findIndex((seen) => seen !== symbol && seen !== wild)
  return end < 0 ? REELS : end
}

function entry<S extends string>(model: SlotModel<S>, symbol: number, count: number): number {
  const name = model.symbols[symbol]
  const pays = name === undefined || count < 3 ? 0 : (model.pays[name][count - 3] ?? 0)
  return pays === 0 ? 0 : pays * 128 + symbol * 8 + count
}

export function paysOf(packed: number): number {
  return packed >>> 7
}

/** A model made ready to be played: numbers instead of names, tables built once. */
export interface SlotEngine<S extends string> {
  readonly model: SlotModel<S>
  readonly base: ReelSet
  readonly free: ReelSet
  readonly table: LineTable
  readonly scatter: number
}

export function slotEngine<S extends string>(model: SlotModel<S>): SlotEngine<S> {
  return {
    model,
    base: reelSet(model, model.baseReels),
    free: reelSet(model, model.freeReels),
    table: lineTable(model),
    scatter: model.symbols.indexOf(model.scatter),
  }
}

/** Credits for this many scatters. */
export function scatterPaysOf<S extends string>(model: SlotModel<S>, scatters: number): number {
  return scatters < SCATTERS_NEEDED ? 0 : (model.scatterPays[scatters - SCATTERS_NEEDED] ?? 0)
}

const NO_LINES = new Int32Array(0)

/** What these stops pay. Called for every spin that is played or simulated, so it goes without closures. */
export function evaluate<S extends string>(
  engine: SlotEngine<S>,
  { places, scatters }: ReelSet,
  stops: readonly number[],
): SpinResult {
  const { model, table } = engine
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = stops
  const one = places[0]?.[a] ?? NO_LINES
  const two = places[1]?.[b] ?? NO_LINES
  const three = places[2]?.[c] ?? NO_LINES
  const four = places[3]?.[d] ?? NO_LINES
  const five = places[4]?.[e] ?? NO_LINES
  const hits: LineHit[] = []
  let credits = 0
  for (let line = 0; line < one.length; line++) {
    const place = one[line]! + two[line]! + three[line]! + four[line]! + five[line]!
    const packed = table[place] ?? 0
    if (packed === 0) continue
    const pays = paysOf(packed)
    credits += pays
    hits.push({ line, symbol: (packed >>> 3) & 15, count: packed & 7, pays })
  }
  let shown = 0
  for (let reel = 0; reel < REELS; reel++) shown += scatters[reel]?.[stops[reel] ?? 0] ?? 0
  const scatterPays = scatterPaysOf(model, shown)
  return { hits, scatters: shown, scatterPays, credits: credits + scatterPays }
}
