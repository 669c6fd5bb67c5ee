import type { Minor } from '#kit/money.ts'

/** The zero line, and a bar for each figure from it; pixels of a drawing of this height. */
export type NetBars = { readonly base: number; readonly bars: readonly NetBar[] }
type NetBar = { readonly y: number; readonly height: number }

/** Space for a bar's rounded end. */
const EDGE = 6
/** Any result other than zero has a visible bar. */
const LEAST = 2
const PARTS = 10_000n

/**
 * Bars on one scale that fill the height regardless of their signs: without losses the line is at the bottom, without wins at the top. +30
 * and -10 in 92 pixels: the line at 66, bars of 60 above and 20 below it. Heights may be rounded, the table has the figures.
 */
export function netBars(nets: readonly Minor[], height: number): NetBars {
  const most = nets.reduce((top, net) => (net > top ? net : top), 0n)
  const least = nets.reduce((low, net) => (net < low ? net : low), 0n)
  const reach = most - least || 1n
  const room = height - 2 * EDGE
  const tall = (size: Minor) => (Number((size * PARTS) / reach) / Number(PARTS)) * room
  const base = least === 0n ? height - EDGE : EDGE + tall(most)
  const bars = nets.map((net) => {
    const own = net === 0n ? 0 : Math.max(LEAST, tall(net < 0n ? -net : net))
    return { y: net > 0n ? base - own : base, height: own }
  })
  return { base, bars }
}
