/** The levels of a jackpot, the smallest first; what every page loads needs no more of the rules. */
export const levelKeys = ['mini', 'minor', 'major', 'grand'] as const
export type LevelKey = (typeof levelKeys)[number]

const names: Readonly<Record<string, string>> = {
  mini: 'Mini',
  minor: 'Minor',
  major: 'Major',
  grand: 'Grand',
}

/** The name of a level, a proper name in every language; its key for one that no longer exists. */
export const levelName = (level: string): string => names[level] ?? level
