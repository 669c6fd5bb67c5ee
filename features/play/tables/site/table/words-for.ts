import type { Texts } from '#texts/use-texts.ts'
import type { LiveGame } from '../games.ts'
import type { TableRound } from '../use-table.ts'
import { resultWords } from './result-words.ts'

type Moment = {
  readonly game: LiveGame
  readonly round: TableRound | null
  readonly isOpen: boolean
  readonly isShown: boolean
}

/** What the dealer says now, with a key that changes when there is something new to say. */
export function wordsFor(
  texts: Pick<Texts, 't'>,
  { game, round, isOpen, isShown }: Moment,
): { readonly key: string; readonly text: string | null } {
  if (round === null) return { key: '', text: null }
  const { t } = texts
  if (isShown && round.mark !== null)
    return { key: `${round.id} result`, text: resultWords(texts, game, round.mark) }
  switch (round.phase) {
    case 'betting':
      return isOpen
        ? { key: `${round.id} open`, text: t('tables.said.open') }
        : { key: `${round.id} closed`, text: t('tables.said.closed') }
    case 'closing':
      return { key: `${round.id} closed`, text: t('tables.said.closed') }
    case 'void':
      return { key: `${round.id} void`, text: t('tables.said.void') }
    case 'asleep':
    case 'dealing':
    case 'over':
      return { key: `${round.id} deal`, text: null }
  }
}
