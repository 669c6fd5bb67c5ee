import { useTexts } from '#texts/use-texts.ts'
import { hasText } from '#texts/i18n.ts'
import { useSportDate } from '../state/use-sport-date.ts'
import { Result } from '../board/results.tsx'
import type { EventDetails } from '../types.ts'

/** What happened in play, the newest first. */
export function Timeline({ details }: { readonly details: EventDetails }) {
  const { t } = useTexts()
  const { incidents, event } = details
  if (incidents.length === 0)
    return <p className="panel px-4 py-6 text-center text-13 text-muted">{t('sports.noIncidents')}</p>
  return (
    <ol className="panel grid px-4 py-2" aria-label={t('sports.timeline')}>
      {incidents.toReversed().map(({ no, kind, side, minute, who, score, isVoid }) => {
        const of = side === 'home' ? event.home?.name : side === 'away' ? event.away?.name : null
        const key: string = `sports.incident.${kind}`
        const name = hasText(key) ? t(key) : kind
        return (
          <li key={no} className="sb-incident" data-kind={kind}>
            <span className="num w-10 text-muted">
              {minute === null ? '' : t('sports.minute', { minute })}
            </span>
            <span className={isVoid ? 'text-faint line-through' : 'min-w-0'}>
              <span className="font-medium">{name}</span>
              {of && <span className="text-muted"> · {of}</span>}
              {who && <span className="text-muted"> · {who}</span>}
              {isVoid && <span className="sr-only">{t('sports.takenBack')}</span>}
            </span>
            {event.home && (
              <span className="num ml-auto font-bold">
                {score[0]}–{score[1]}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Last matches of both sides and between them, and the results that were confirmed for this event. */
export function Statistics({ details }: { readonly details: EventDetails }) {
  const { t } = useTexts()
  const { date } = useSportDate()
  const { event, form, results } = details
  const lists = [
    { key: 'meetings', title: t('sports.meetings'), list: form.meetings },
    { key: 'home', title: t('sports.lastOf', { team: event.home?.name ?? '' }), list: form.home },
    { key: 'away', title: t('sports.lastOf', { team: event.away?.name ?? '' }), list: form.away },
  ].filter(({ list }) => list.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {results.map(({ version, result, enteredBy, confirmedBy, at, reason }) => (
        <section key={version} className="panel grid gap-1 p-4 text-13" aria-label={t('sports.result')}>
          <h2 className="text-14 font-bold">
            {t(version === 1 ? 'sports.result' : 'sports.resultCorrected', { version })}{' '}
            <span className="num">{result.counts['full']?.join('–')}</span>
          </h2>
          <p className="text-muted">
            {t('sports.resultBy', { by: enteredBy, confirmed: confirmedBy ?? '', at: date(at, 'minute') })}
          </p>
          {reason && <p className="text-12 text-faint">{reason}</p>}
        </section>
      ))}
      {lists.length === 0 && results.length === 0 && (
        <p className="panel px-4 py-6 text-center text-13 text-muted">{t('sports.noStatistics')}</p>
      )}
      {lists.map(({ key, title, list }) => (
        <section key={key} className="panel" aria-label={title}>
          <h2 className="px-4 pt-3 text-14 font-bold">{title}</h2>
          <ul>
            {list.map((each) => (
              <Result key={each.id} event={each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
