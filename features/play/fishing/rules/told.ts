import type { StakeRules } from '#game-kit/limits.ts'

/** What is asked of a fishing room: its kinds of fish in their order, and the prices of its cannons. */
export type Room = { readonly kinds: readonly { readonly key: string }[]; readonly stakes: StakeRules }

/** A bullet as the table sees it: the place of the aimed fish among the room's kinds, and the multiple; 0: it missed. */
export type ToldShot = readonly [kind: number, times: number]

/** What the table sees of a volley. Neither the price of a bullet nor an amount is in it: only the barrel of the cannon shows its level. */
export type ToldVolley = { readonly level: number; readonly shots: readonly ToldShot[] }

/** Barrels of a cannon, from the least price of a currency to the highest. */
export const LEVELS = 3

type Line = {
  readonly stake: bigint
  readonly factor: { readonly n: bigint; readonly d: bigint }
}

/** The barrel for a price of a bullet. */
export function levelOf({ stakes }: Pick<Room, 'stakes'>, currency: string, price: bigint): number {
  const menu = stakes[currency]?.menu ?? []
  const at = menu.findLastIndex((each) => each <= price)
  return Math.floor((Math.max(0, at) / Math.max(1, menu.length - 1)) * (LEVELS - 0.01))
}

/** A volley for the other seats; null if it is none of this room's. */
export function toldVolley(
  room: Room,
  currency: string,
  { fish, lines }: { readonly fish: readonly string[]; readonly lines: readonly Line[] },
): ToldVolley | null {
  const [first] = lines
  const kinds = fish.map((key) => room.kinds.findIndex((kind) => kind.key === key))
  if (!first || kinds.length !== lines.length || kinds.includes(-1)) return null
  const shots = lines.map(({ factor }, nth): ToldShot => [kinds[nth] ?? 0, Number(factor.n / factor.d)])
  return { level: levelOf(room, currency, first.stake), shots }
}
