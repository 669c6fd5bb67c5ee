import type { FishingRoom } from '../../rooms.ts'

/** What a room looks like: its fish, its water and its light. */
export type RoomLook = {
  readonly room: FishingRoom
  /** The pictures of its plain fish by key. */
  readonly pictures: Readonly<Record<string, string>>
  readonly ground: string
  readonly light: number
  readonly lightAlpha: number
  readonly ray: string
  /** The colour of the panel. */
  readonly deep: string
}

/** Lengths of the fish in units of the stage (`unitOf`), by their place in the room: eight plain fish, then the special ones. */
const LENGTHS = [50, 58, 64, 84, 92, 108, 128, 150, 84, 128, 96, 118, 138, 130, 168, 188]

export const lengthOf = (place: number): number => LENGTHS[place] ?? 80

/** One unit in pixels: small screens have smaller fish, so that there is water between them. */
export function unitOf(width: number, height: number): number {
  return Math.min(1.25, Math.max(0.5, Math.sqrt(width * height) / 760))
}

/** Creatures that do not bend as they swim. */
export const stiff: ReadonlySet<string> = new Set(['chest', 'bomb', 'wheel', 'king', 'jelly', 'boss', 'ray'])
/** Creatures that stay upright and only turn to the side that they swim to; the picture looks to the left. */
export const upright: ReadonlySet<string> = new Set(['king'])
