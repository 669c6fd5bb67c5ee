import { priceText } from '#game-kit/sports/odds/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { eventName, useSportNames } from '../shown/names.ts'
import type { DeskEvent } from './desk-event.tsx'
import type { DeskShown } from './event-drawer.tsx'
import { useEnterResult } from './use-enter-result.ts'

type Entered = DeskShown['results'][number]
type Props = { readonly shown: DeskShown; readonly may: May }

/** Every result that was entered or fed; it counts when a second source agrees. What a feed or a table says can be confirmed as it is. */
export function EventResults({ shown: { event, results }, may }: Props) {
  const { t, date } = useTexts()
  if (results.length === 0) return <p className="text-13 text-muted">{t('sportDesk.noResults')}</p>
  return (
    <ul className="grid gap-2">
      {results.map((entered) => (
        <li
          key={`${entered.version} ${entered.enteredBy}`}
          className="panel grid justify-items-start gap-1 p-3 text-13"
        >
          <span className="flex w-full flex-wrap items-center gap-2">
            <b className="num">{outcomeOf(event, entered)}</b>
            <span>{t(`sportDesk.how.${entered.result.how}`)}</span>
            <Status tone={entered.confirmedBy ? 'good' : 'waiting'} className="ml-auto">
              {t(entered.confirmedBy ? 'sportDesk.confirmed' : 'sportDesk.waits')}
            </Status>
          </span>
          <Details entered={entered} event={event} />
          <span className="text-muted">
            {entered.confirmedBy
              ? t('sportDesk.bySecond', { first: entered.enteredBy, second: entered.confirmedBy })
              : entered.enteredBy}{' '}
            · {date(entered.at, 'stamp')}
          </span>
          {entered.reason && <span className="text-muted">{entered.reason}</span>}
          {entered.mayConfirm && may('sport.results') && <Confirm event={event} entered={entered} />}
        </li>
      ))}
    </ul>
  )
}

/** The names of runners by their numbers. */
const namesOf = (runners: DeskEvent['runners']) =>
  new Map(runners.map(({ number, side }) => [number, side.name]))

/** The score, or the places of a field: names by place, level ones joined. */
function outcomeOf({ runners }: DeskEvent, { result }: Entered): string {
  const names = namesOf(runners)
  if (result.places)
    return result.places
      .map((level, at, places) => {
        // after two that are level in second place comes the fourth
        const place = 1 + places.slice(0, at).flat().length
        return `${place}. ${level.map((number) => names.get(number) ?? number).join(' = ')}`
      })
      .join(' · ')
  const full = result.counts['full'] ?? result.reached
  return full ? `${full[0]} – ${full[1]}` : '–'
}

/** Who did not run, who scored and who started, where it was said: bets are settled by it. */
function Details({ entered, event }: { readonly entered: Entered; readonly event: DeskEvent }) {
  const { t, date, decimal } = useTexts()
  const sport = useSportNames()
  const { counts, goals, lineups, nonRunners } = entered.result
  const names = namesOf(event.runners)
  const parts = Object.entries(counts).filter(([count]) => count !== 'full')
  const rows = [
    ...parts.map(([count, [a, b]]) => `${sport.period(count)} ${a} – ${b}`),
    ...nonRunners.map(({ number, price, at }) => {
      const name = `${number}. ${names.get(number) ?? ''}`
      return price === null || at === null
        ? t('sportDesk.outBefore', { name })
        : t('sportDesk.outAt', {
            name,
            price: decimal(priceText(price, 'decimal')),
            at: date(at, 'minute'),
          })
    }),
    ...(goals ?? []).map(({ side, who, minute, isOwn }) => {
      const name = who ?? t('sportDesk.scorerUnknown')
      return `${minute}’ ${name} · ${event[side]?.name ?? side}${isOwn ? ` · ${t('sportDesk.ownGoal')}` : ''}`
    }),
    ...(lineups ? (['home', 'away'] as const) : []).map(
      (side) =>
        `${t('sportDesk.started', { side: event[side]?.name ?? side })}: ${lineups?.[side].join(', ') ?? ''}`,
    ),
  ]
  return rows.map((row) => (
    <span key={row} className="text-muted">
      {row}
    </span>
  ))
}

/** Enters what a feed or a table says as the second source. */
function Confirm({
  event,
  entered: { result, enteredBy },
}: {
  readonly event: DeskEvent
  readonly entered: Entered
}) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const { call, enter } = useEnterResult()
  return (
    <ReasonButton
      look="outline"
      label={t('sportDesk.confirmEntry')}
      text={t('sportDesk.confirmEntryText', { event: eventName(event, label), source: enteredBy })}
      call={call}
      onReason={(reason, done) => enter({ params: { event: event.id }, body: { result, reason } }, done)}
    />
  )
}
