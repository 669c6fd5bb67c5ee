import { SEATS_A_ROW, type Station } from './gun.ts'

/** A narrow stage has its cannons closer to its edges. */
const NARROW = 640
const middle: Station = { share: 0.5, isTop: false }

/**
 * Where the cannon of a seat stands: two below, two above. The table is turned so that the member's own row is below; without a seat the
 * member's cannon stands in the middle.
 */
export function stationOf(seat: number, own: number | null, width: number): Station {
  const share = width < NARROW ? 0.2 : 0.27
  const isTurned = own !== null && own >= SEATS_A_ROW
  const isTop = seat >= SEATS_A_ROW !== isTurned
  return { share: seat % SEATS_A_ROW === 0 ? share : 1 - share, isTop }
}

export const ownStation = (own: number | null, width: number): Station =>
  own === null ? middle : stationOf(own, own, width)
