import { useTexts } from '#texts/use-texts.ts'
import { minuteOf, useNow } from '../state/use-now.ts'
import { useSportDate } from '../state/use-sport-date.ts'
import { useSportNames } from '../../shown/names.ts'
import type { SportEvent } from '../types.ts'

/** When an event starts, or where it stands: "67’", "Half-time", "Postponed". */
export function Clock({ event, isLong = false }: { readonly event: SportEvent; readonly isLong?: boolean }) {
  const { t } = useTexts()
  const { date } = useSportDate()
  const names = useSportNames()
  const now = useNow()
  const { state, startsAt, live } = event
  if (state === 'live') {
    const minute = minuteOf(event, now)
    const hasClock = event.sport === 'football'
    const isBegun = live?.period === 'first' && !hasClock
    const period = isBegun ? t('sports.view.live') : live ? names.period(live.period) : ''
    const isClock = hasClock && minute !== null && live?.isRunning
    return (
      <span className="sb-live num">
        <span className="sb-live-dot" aria-hidden />
        {isClock ? t('sports.minute', { minute }) : period}
        {isLong && isClock && <span className="font-normal text-muted">{period}</span>}
      </span>
    )
  }
  if (state === 'scheduled') {
    // an outright has no start of its own: its time is that of the next match
    if (startsAt <= now && event.kind === 'outright') return null
    // betting ends at the scheduled time, whenever the start is told
    if (startsAt <= now) return <span className="text-12 text-muted">{t('sports.aboutToStart')}</span>
    const isSoon = startsAt.getTime() - now.getTime() < 20 * 60 * 60_000
    return (
      <time dateTime={startsAt.toISOString()} className="num text-12 text-muted">
        {isSoon && !isLong
          ? date(startsAt, 'clock').slice(0, 5)
          : date(startsAt, isLong ? 'minute' : 'brief')}
      </time>
    )
  }
  return <span className="text-12 text-muted">{t(`sports.state.${state}`)}</span>
}
