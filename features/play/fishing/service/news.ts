import type { Room } from '../store/seats.ts'

/** What pages watch: one table of a room at a brand. */
export const watchName = ({ merchant, game }: Room, number: number): string =>
  `fish:${merchant}-${game}-${number}`
