import { REELS, rowsOf } from './model.ts'
import type { SlotModel } from './model.ts'

/**
 * Five reels made ready to be played: what each stop of each reel shows, where it leads in the pay table for every line,
 * and whether it shows a scatter. Symbols are their places in `model.symbols`.
 */
export interface ReelSet {
  readonly strips: readonly (readonly number[])[]
  /** For each reel and stop the three symbols shown, from the top. */
  readonly windows: readonly (readonly Window[])[]
  /** For each reel and stop, what its symbol adds to the pay table's place of each line. */
  readonly places: readonly (readonly Int32Array[])[]
  readonly scatters: readonly (readonly number[])[]
  /** For each reel and stop, how many places show each symbol, wilds counted for all but wild and scatter. */
  readonly counts: readonly (readonly Uint8Array[])[]
  /** For each stop of the first reel, its different symbols in order of appearance, without the scatter. */
  readonly firsts: readonly (readonly number[])[]
}

export type Window = readonly number[]

export function reelSet<S extends string>(model: SlotModel<S>, reels: readonly (readonly S[])[]): ReelSet {
  const strips = reels.map((reel) => reel.map((symbol) => model.symbols.indexOf(symbol)))
  const windows = strips.map((reel) => reel.map((_, stop) => windowAt(reel, stop, rowsOf(model))))
  const scatter = model.symbols.indexOf(model.scatter)
  return {
    strips,
    windows,
    places: windows.map((stops, reel) => stops.map((window) => placesOf(model, window, reel))),
    scatters: windows.map((stops) => stops.map((window) => (window.includes(scatter) ? 1 : 0))),
    counts: windows.map((stops) => stops.map((window) => countsOf(model, window))),
    firsts: (windows[0] ?? []).map((window) =>
      Array.from(new Set(window)).filter((symbol) => symbol !== scatter),
    ),
  }
}

function countsOf<S extends string>(model: SlotModel<S>, window: Window): Uint8Array {
  const wild = model.symbols.indexOf(model.wild)
  const scatter = model.symbols.indexOf(model.scatter)
  return Uint8Array.from(model.symbols, (_, symbol) => {
    const standsIn = symbol !== wild && symbol !== scatter
    return window.filter((seen) => seen === symbol || (standsIn && seen === wild)).length
  })
}

function windowAt(strip: readonly number[], stop: number, rows: number): Window {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
}

/** The pay table is read like a number with one digit for each reel, the leftmost first. */
function placesOf<S extends string>(model: SlotModel<S>, window: Window, reel: number): Int32Array {
  const weight = model.symbols.length ** (REELS - 1 - reel)
  return Int32Array.from(model.lines, (rows) => (window[rows[reel] ?? 0] ?? 0) * weight)
}
