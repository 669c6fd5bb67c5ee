import type { Texts } from '#texts/use-texts.ts'

/** The name of a stored level; its key for one that no longer exists. */
export function levelName(t: Texts['t'], level: string): string {
  switch (level) {
    case 'mini':
    case 'minor':
    case 'major':
    case 'grand':
      return t(`jackpots.level.${level}`)
    default:
      return level
  }
}
