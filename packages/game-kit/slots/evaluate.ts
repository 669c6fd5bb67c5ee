import { countsOf, payOf, REELS, SCATTERS_NEEDED } from './model.ts'
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

/** A symbol that pays in ways: on `count` reels from the left, in `ways` ways, each worth `each` credits. */
export interface WayHit {
  readonly symbol: number
  readonly count: number
  readonly ways: number
  readonly each: number
}

/** The expanding symbol of free spins on this many reels, worth `each` credits on every line. */
export interface SpreadHit {
  readonly symbol: number
  readonly reels: readonly number[]
  readonly each: number
}

/** The pay of one window of symbols, before any multiplier. */
export interface SpinResult {
  readonly hits: readonly LineHit[]
  readonly ways: readonly WayHit[]
  readonly spread: SpreadHit | null
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
  const pays = name === undefined ? 0 : payOf(model, name, count)
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
  /** Pays in ways: credits of a way by symbol and count, at symbol * 8 + count. */
  readonly wayPays: Uint32Array
}

export function slotEngine<S extends string>(model: SlotModel<S>): SlotEngine<S> {
  return {
    model,
    base: reelSet(model, model.baseReels),
    free: reelSet(model, model.freeReels),
    table: model.ways === undefined ? lineTable(model) : new Uint32Array(0),
    scatter: model.symbols.indexOf(model.scatter),
    wayPays: wayPaysOf(model),
  }
}

function wayPaysOf<S extends string>(model: SlotModel<S>): Uint32Array {
  const pays = new Uint32Array(model.symbols.length * 8)
  model.symbols.forEach((symbol, place) => {
    if (symbol === model.scatter) return
    for (const count of countsOf(model, symbol)) pays[place * 8 + count] = payOf(model, symbol, count)
  })
  return pays
}

/** Credits for this many scatters. */
export function scatterPaysOf<S extends string>(model: SlotModel<S>, scatters: number): number {
  return scatters < SCATTERS_NEEDED ? 0 : (model.scatterPays[scatters - SCATTERS_NEEDED] ?? 0)
}

const NO_COUNTS = new Uint8Array(0)

/** Scatters that these stops show. */
export function scattersAt({ scatters }: ReelSet, stops: readonly number[]): number {
  return (
    scatters[0]![stops[0]!]! +
    scatters[1]![stops[1]!]! +
    scatters[2]![stops[2]!]! +
    scatters[3]![stops[3]!]! +
    scatters[4]![stops[4]!]!
  )
}

/**
 * Credits of these stops before any multiplier; `chosen` is the symbol that spreads, -1 where none does. Called for
 * every spin that is played or simulated, so it goes without closures and makes no objects.
 */
export function creditsAt<S extends string>(
  engine: SlotEngine<S>,
  set: ReelSet,
  stops: readonly number[],
  chosen = -1,
): number {
  const { model } = engine
  const paid = paidAt(engine, set, stops)
  const spread = chosen < 0 ? 0 : spreadCredits(engine, set, stops, chosen)
  return paid + spread + scatterPaysOf(model, scattersAt(set, stops))
}

/** Credits of lines or ways alone. */
export function paidAt<S extends string>(
  engine: SlotEngine<S>,
  set: ReelSet,
  stops: readonly number[],
): number {
  return engine.model.ways === undefined ? lineCredits(engine, set, stops) : wayCredits(engine, set, stops)
}

function lineCredits<S extends string>(
  { table }: SlotEngine<S>,
  { places }: ReelSet,
  stops: readonly number[],
): number {
  const one = places[0]![stops[0]!]!
  const two = places[1]![stops[1]!]!
  const three = places[2]![stops[2]!]!
  const four = places[3]![stops[3]!]!
  const five = places[4]![stops[4]!]!
  let credits = 0
  for (let line = 0; line < one.length; line++) {
    const place = one[line]! + two[line]! + three[line]! + four[line]! + five[line]!
    credits += table[place]! >>> 7
  }
  return credits
}

function wayCredits<S extends string>(
  { wayPays }: SlotEngine<S>,
  { counts, firsts }: ReelSet,
  stops: readonly number[],
): number {
  const one = counts[0]![stops[0]!]!
  const two = counts[1]![stops[1]!]!
  const three = counts[2]![stops[2]!]!
  const four = counts[3]![stops[3]!]!
  const five = counts[4]![stops[4]!]!
  let credits = 0
  const shown = firsts[stops[0]!]!
  for (let i = 0; i < shown.length; i++) {
    const symbol = shown[i]!
    const second = two[symbol]!
    if (second === 0) continue
    const two2 = one[symbol]! * second
    const three3 = two2 * three[symbol]!
    const fourth = four[symbol]!
    const fifth = five[symbol]!
    if (three3 === 0) credits += two2 * wayPays[symbol * 8 + 2]!
    else if (fourth === 0) credits += three3 * wayPays[symbol * 8 + 3]!
    else if (fifth === 0) credits += three3 * fourth * wayPays[symbol * 8 + 4]!
    else credits += three3 * fourth * fifth * wayPays[symbol * 8 + 5]!
  }
  return credits
}

function spreadCredits<S extends string>(
  engine: SlotEngine<S>,
  { windows }: ReelSet,
  stops: readonly number[],
  chosen: number,
): number {
  let reels = 0
  for (let reel = 0; reel < REELS; reel++) if (windows[reel]?.[stops[reel] ?? 0]?.includes(chosen)) reels++
  return engine.wayPays[chosen * 8 + reels]! * engine.model.lines.length
}

/** The hits of these stops, one by one: for a round's script, not for its money. */
export function evaluate<S extends string>(
  engine: SlotEngine<S>,
  set: ReelSet,
  stops: readonly number[],
  chosen = -1,
): SpinResult {
  const { model } = engine
  const scatters = scattersAt(set, stops)
  return {
    hits: model.ways === undefined ? lineHits(engine, set, stops) : [],
    ways: model.ways === undefined ? [] : wayHits(engine, set, stops),
    spread: chosen < 0 ? null : spreadHit(engine, set, stops, chosen),
    scatters,
    scatterPays: scatterPaysOf(model, scatters),
    credits: creditsAt(engine, set, stops, chosen),
  }
}

function lineHits<S extends string>(
  { model, table }: SlotEngine<S>,
  { places }: ReelSet,
  stops: readonly number[],
): readonly LineHit[] {
  return model.lines.flatMap((_, line): LineHit[] => {
    const place = places.reduce((sum, reel, i) => sum + (reel[stops[i] ?? 0]?.[line] ?? 0), 0)
    const packed = table[place] ?? 0
    if (packed === 0) return []
    return [{ line, symbol: (packed >>> 3) & 15, count: packed & 7, pays: paysOf(packed) }]
  })
}

function wayHits<S extends string>(
  { wayPays }: SlotEngine<S>,
  { counts, firsts }: ReelSet,
  stops: readonly number[],
): readonly WayHit[] {
  const shown = counts.map((reel, i) => reel[stops[i] ?? 0] ?? NO_COUNTS)
  return (firsts[stops[0] ?? 0] ?? []).flatMap((symbol): WayHit[] => {
    const end = shown.findIndex((reel) => !reel[symbol])
    const count = end < 0 ? REELS : end
    const each = wayPays[symbol * 8 + count] ?? 0
    if (each === 0) return []
    const ways = shown.slice(0, count).reduce((product, reel) => product * (reel[symbol] ?? 0), 1)
    return [{ symbol, count, ways, each }]
  })
}

function spreadHit<S extends string>(
  { wayPays }: SlotEngine<S>,
  { windows }: ReelSet,
  stops: readonly number[],
  chosen: number,
): SpreadHit | null {
  const reels = windows.flatMap((reel, i) => (reel[stops[i] ?? 0]?.includes(chosen) ? [i] : []))
  const each = wayPays[chosen * 8 + reels.length] ?? 0
  return each === 0 ? null : { symbol: chosen, reels, each }
}
