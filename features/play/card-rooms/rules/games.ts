import type { Minor } from '#kit/money.ts'
import { holdem } from './betting/holdem.ts'
import { lieng } from './betting/lieng.ts'
import type { CardGame, Play, Setup } from './play.ts'
import { samLoc } from './climbing/sam-loc.ts'
import { tienLen } from './climbing/tien-len.ts'

const dealers: Readonly<Record<CardGame, (setup: Setup, deck: readonly number[]) => Play>> = {
  holdem,
  'tien-len': tienLen,
  lieng,
  'sam-loc': samLoc,
}

/** Deals a hand of a game. Cards come from the deck in its order. */
export function deal(game: CardGame, setup: Setup, deck: readonly number[]): Play {
  return dealers[game](setup, deck)
}

/** Games with a button that moves on; in the others who won leads the next hand. */
export const hasButton: Readonly<Record<CardGame, boolean>> = {
  holdem: true,
  'tien-len': false,
  'sam-loc': false,
  lieng: true,
}

/** Version of the rules that hands are stored with. */
export const EDITION = 1

/**
 * The valid bet of a seat (decision 51): its part of the rake times `factor`, never more than it put in. Example: 1.50 of the rake, factor
 * 20: 30.00.
 */
export function validOf({ put, rake }: { readonly put: Minor; readonly rake: Minor }, factor: number): Minor {
  const valid = rake * BigInt(factor)
  return valid < put ? valid : put
}

/** The next seat from the left of the button among those that are dealt in. */
export function nextButton(button: number | null, seats: readonly number[]): number {
  const sorted = [...seats].toSorted((a, b) => a - b)
  return sorted.find((seat) => button !== null && seat > button) ?? sorted[0] ?? 0
}
