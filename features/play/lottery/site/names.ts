import { useTexts } from '#texts/use-texts.ts'
import { hasText } from '#texts/i18n.ts'

/** The names of plays, rows and options in the member's language; a number names itself. */
export function useLotteryNames() {
  const { t } = useTexts()
  const name = (kind: string, key: string): string => {
    const full = `lottery.${kind}.${key}`
    return !/^\d+$/.test(key) && hasText(full) ? t(full) : key
  }
  return {
    row: (key: string) => name('row', key),
    option: (row: string, key: string) => name(row === 'positions' ? 'row' : 'option', key),
    group: (key: string) => name('group', key),
    kind: (key: string) => name('kind', key),
    how: (key: string) => name('how', key),
    heading: (key: string) => name('heading', key),
    /** The way to bet of a play within its group; a play without one is named like its group. */
    kindOf: (play: string) => {
      const [group = play, kind] = play.split('.')
      return kind === undefined ? name('group', group) : name('kind', kind)
    },
    /** A row of numbers to follow: a position of the draw, or one that only charts have. */
    track: (key: string) => (hasText(`lottery.track.${key}`) ? name('track', key) : name('row', key)),
    tier: (key: string) => name('tier', key),
    /** A play by its key: "Last three · Group 6". */
    play: (key: string) => {
      const [group = '', kind] = key.split('.')
      return kind === undefined ? name('group', group) : `${name('group', group)} · ${name('kind', kind)}`
    },
  }
}
