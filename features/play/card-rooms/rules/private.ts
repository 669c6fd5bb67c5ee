import type { CardGame } from './play.ts'

/**
 * Private rooms: a member takes the stakes, rake and times of one of the operator's open rooms and chooses how many seats it has. Example:
 * with the terms of NL6A (500/1,000, six seats) a table for two, whose code is sent to one friend.
 */

/** Seats that a game allows. */
export const seatsOfGame: Readonly<Record<CardGame, readonly number[]>> = {
  holdem: [2, 6, 9],
  'tien-len': [3, 4],
  lieng: [2, 4, 6, 9],
  'sam-loc': [4, 5],
}

/** Letters and digits that no one confuses when reading a code to a friend: 32 of them. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LETTERS = 9
/** Random bytes that a code needs. */
export const CODE_BYTES = CODE_LETTERS

/** The code of a private room, which is its invitation: "P" and 45 random bits, so that it is not found by trying. */
export const codeOf = (bytes: Uint8Array): string =>
  `P${Array.from(bytes.subarray(0, CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** A private room that no one sits in is closed this long after it was opened. */
export const EMPTY_MINUTES = 10
/**
 * One in which no hand is played is closed this long after its last hand or its opening, and its seats are paid. In an operator's room the
 * seats leave, and the room stays open.
 */
export const IDLE_MINUTES = 60

/** Private rooms that a member opens within 24 hours: closed ones are kept as a record, and a script must not make it grow. */
export const MOST_A_DAY = 20
