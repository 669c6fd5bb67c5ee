import { useTexts } from '#texts/use-texts.ts'
import { LENGTH_MS } from '#features/sport/virtual/rules/draw/beat.ts'
import { useNow } from '../state/use-now.ts'
import { useSportDate } from '../state/use-sport-date.ts'
import type { Book, SportEvent } from '../types.ts'
import { isVirtual } from './virtual-tag.tsx'

/** The result is entered and the rest of the season priced within this time after the match. */
const PRICED_MS = 15_000

/** Whether bets on the winner of a league pause because a match of its season is played, and another one follows. */
export const isPaused = (book: Book | null): boolean => book?.state === 'suspended' && book.why === 'season'

/** Whether they have ended with the season's last match. */
export const isEnded = (book: Book | null): boolean => book?.state === 'suspended' && book.why === 'final'

/** When bets on a winner go on: a virtual match has a known length, another one ends with its result. */
export function Reopens({ event }: { readonly event: SportEvent }) {
  const { t } = useTexts()
  const { date } = useSportDate()
  const now = useNow()
  // its own betting ended with the start of the match
  const at = new Date(event.startsAt.getTime() + LENGTH_MS + PRICED_MS)
  const isKnown = isVirtual(event.league) && event.startsAt <= now && at > now
  return (
    <span className="num text-12 text-muted">
      {isKnown ? t('sports.reopensAt', { time: date(at, 'clock').slice(0, 5) }) : t('sports.reopens')}
    </span>
  )
}
