import { useTexts } from '#texts/use-texts.ts'
import { figureText, limitName } from '../words.ts'
import type { MemberLimits } from './member-safer-play.tsx'

/** Changes of a member's limits, with operator and reason, newest first. */
export function LimitEvents({ found: { events, currency } }: { readonly found: MemberLimits }) {
  const texts = useTexts()
  const { t, date } = texts
  return (
    <section className="grid gap-3">
      <h2 className="text-16">{t('limits.office.events')}</h2>
      {events.length === 0 && <p className="text-13 text-muted">{t('limits.office.eventsNone')}</p>}
      <ul className="grid gap-3">
        {events.map(({ id, what, by, reason, at, before, after, dueAt, ...slot }) => (
          <li key={id} className="text-13">
            <p className="num whitespace-normal">
              {t(`limits.what.${what}`, {
                limit: limitName(texts, slot),
                before: figureText(texts, before, currency),
                after: figureText(texts, after, currency),
                date: dueAt ? date(dueAt, 'minute') : '',
              })}
            </p>
            <p className="text-12 wrap-anywhere text-faint">
              {[date(at, 'minute'), by ?? t('limits.office.byMember'), ...(reason ? [reason] : [])].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
