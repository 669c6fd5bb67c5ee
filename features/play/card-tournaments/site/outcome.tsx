import { useChips } from '#features/play/card-rooms/site/chips.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Notice } from '#ui/state/notice.tsx'
import type { TournamentReply } from './entry-actions.tsx'

/** Place and prize of the own entry once they are known; of a cancelled tournament there are none. */
export function Outcome({ data: { mine, tournament } }: { readonly data: TournamentReply }) {
  const { t } = useTexts()
  const chips = useChips(tournament)
  const isDone = tournament.state === 'over' || (mine?.state === 'out' && tournament.state === 'running')
  if (!isDone || !mine || mine.place === null) return null
  const { place, prize } = mine
  return (
    <Notice tone="info">
      {prize !== null && prize > 0n
        ? t('tournaments.won', { place, prize: chips(prize) })
        : t('tournaments.finished', { place })}
    </Notice>
  )
}
