/** The levels of a jackpot, the smallest first; what every page loads needs no more of the rules. */
export const levelKeys = ['mini', 'minor', 'major', 'grand'] as const
export type LevelKey = (typeof levelKeys)[number]
