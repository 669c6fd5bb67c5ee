import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'

/**
 * The name of a play by its key, "star3Back.group6", of an option of a panel, "de.head.7", or of a number of a play, "de:07": as members
 * read it, where it has one.
 */
export function usePlayName(): (key: string) => string {
  const { t } = useTexts()
  const part = (kind: string, key: string) => {
    const full = `lottery.${kind}.${key}`
    return hasText(full) ? t(full) : key
  }
  const play = (key: string) => {
    const [group = '', ...rest] = key.split('.')
    const kind = rest.join('.')
    if (kind === '') return part('group', group)
    return `${part('group', group)} · ${hasText(`lottery.kind.${kind}`) ? part('kind', kind) : part('option', kind)}`
  }
  return (key) => {
    const [of = '', number] = key.split(':')
    return number === undefined ? play(of) : `${play(of)} · ${number}`
  }
}
