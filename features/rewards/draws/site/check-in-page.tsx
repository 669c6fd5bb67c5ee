import { CalendarCheck, Check } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { draws } from '../contract/member.ts'
import { rewardFor, weeksOf } from '../rules/check-in.ts'
import { LoginPart } from './login-part.tsx'
import { drawSound } from './sound.ts'
import type { DetailOf } from './words.ts'
import { prizeWords } from '../words/prizes.ts'

/** The check-in calendar: the month, today's check-in, and every reward of the month. */
export function CheckInPage({ draw }: { readonly draw: DetailOf<'checkIn'> }) {
  const texts = useTexts()
  const { t, number } = texts
  const isMember = useIsMember()
  const api = useApi(draws)
  const check = useApiMutation(api.checkIn, { invalidates: [api.one, api.list] })
  const { mine, phase, isUsedUp, currency, data } = draw
  const days = mine?.days ?? []
  const isIn = mine !== null && days.some(({ day }) => day === mine.today)
  const next = rewardFor(data, days.length + 1)
  const mayCheckIn = phase === 'open' && !isUsedUp && !isIn
  const send = () => check.mutate({ params: { id: draw.id } }, { onSuccess: () => drawSound('pearl') })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <section className="panel grid gap-4 p-4 md:p-6">
        {mine ? <Month days={days} today={mine.today} /> : null}
        <div role="status" className="text-center">
          {isIn ? (
            <p className="text-16 font-semibold">
              {check.data
                ? t('draws.checkedInGot', { prize: prizeWords(texts, check.data.prize, currency) })
                : t('draws.checkedIn')}
            </p>
          ) : (
            <p className="text-muted">
              {phase !== 'open'
                ? t(`draws.note.${phase}`)
                : isUsedUp
                  ? t('draws.note.usedUp')
                  : t('draws.nextCheckIn', { prize: prizeWords(texts, next, currency) })}
            </p>
          )}
          {isMember && (
            <p className="mt-1 text-13 text-faint">{t('draws.checkIns', { count: days.length })}</p>
          )}
        </div>
        {check.error && <Failure error={check.error} />}
        {!isMember && <LoginPart />}
        {isMember && mayCheckIn && (
          <Button
            size="lg"
            look="primary"
            icon={CalendarCheck}
            busy={check.isPending}
            onClick={send}
            className="justify-self-center"
          >
            {t('draws.checkIn')}
          </Button>
        )}
      </section>
      <section className="panel grid gap-3 p-4 md:p-5">
        <div>
          <h2 className="text-16">{t('draws.monthRewards')}</h2>
          <p className="mt-1 text-13 text-muted">{t('draws.checkInRule')}</p>
        </div>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2">
          {data.rewards.map((prize, at) => {
            const isDone = at < days.length
            return (
              <li
                key={at}
                aria-current={at === days.length && !isIn ? 'step' : undefined}
                className={`grid content-start gap-1 rounded-control border p-2.5 ${isDone ? 'border-transparent bg-action-soft' : at === days.length && !isIn ? 'border-control bg-raised' : 'border-hair'}`}
              >
                <span className="flex items-center justify-between text-12 text-muted">
                  <span className="num">{number(at + 1)}</span>
                  {isDone && <Check size={14} className="text-action-text" aria-label={t('draws.done')} />}
                </span>
                <span className="num text-13 font-semibold wrap-anywhere">
                  {prizeWords(texts, prize, currency)}
                </span>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

type MonthProps = {
  readonly days: readonly { readonly day: string; readonly nth: number }[]
  readonly today: string
}

/** The days of the month; a day without a check-in looks like any other day. */
function Month({ days, today }: MonthProps) {
  const { t, lang } = useTexts()
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon(today),
  )
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'narrow', timeZone: 'UTC' })
  const weeks = weeksOf(today)
  return (
    <div>
      <h2 className="mb-3 text-center text-16 capitalize">{month}</h2>
      <div className="draw-month text-center text-12 text-faint" aria-hidden>
        {Array.from({ length: 7 }, (_, at) => (
          // 5 January 2026 is a Monday
          <span key={at}>{weekday.format(new Date(Date.UTC(2026, 0, 5 + at, 12)))}</span>
        ))}
      </div>
      <ul className="draw-month mt-1" aria-label={month}>
        {weeks.flat().map((day, at) => {
          if (day === null) return <li key={`blank ${at}`} aria-hidden />
          const isDone = days.some((each) => each.day === day)
          const look = isDone
            ? 'bg-action text-on-action'
            : day === today
              ? 'border border-action text-text'
              : 'bg-raised text-muted'
          return (
            <li
              key={day}
              className={`draw-day num text-13 font-semibold ${look}`}
              aria-current={day === today ? 'date' : undefined}
            >
              {isDone ? (
                <Check size={18} aria-label={t('draws.dayDone', { day: Number(day.slice(8)) })} />
              ) : (
                Number(day.slice(8))
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
