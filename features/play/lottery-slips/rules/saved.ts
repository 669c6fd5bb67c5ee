/** A line of a saved slip: play, choice, unit stake as decimal text, multiple. It is priced again when it is used. */
export type SavedLine = readonly [play: string, choice: string, unitStake: string, multiple: number]

/** Saved slips of one member. */
export const MOST_SAVED = 50
/** Lines of one saved slip, and the longest text of all of them. */
export const MOST_SAVED_LINES = 2_000
export const LONGEST_SAVED = 200_000
