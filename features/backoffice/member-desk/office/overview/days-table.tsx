import { footed } from '#kit/shown/re-adding.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { dayText } from '#ui/records/days.ts'
import { Table } from '#ui/records/table.tsx'
import type { Overview } from './overview-panel.tsx'

type Day = Overview['days'][number]

const columns = ['deposits', 'withdrawals', 'stakes', 'ggr'] as const
/** Key of the rounding row: the difference between the rows and their totals. */
const ROUNDING = '·rounding'

/** Revenue is the opposite side of members' wins and is rounded accordingly: see `cutHouse`. */
const turned = <Sums extends { readonly ggr: bigint }>(sums: Sums): Sums => ({ ...sums, ggr: -sums.ggr })

/** Daily figures, newest first; together with the rounding row they add up to the displayed totals. */
export function DaysTable({ overview }: { readonly overview: Overview }) {
  const { t, number, lang } = useTexts()
  const { currency, days } = overview
  const shown = footed({ columns, rows: days.map(turned) }, decimalsOf(currency))
  const rows = shown.rows.map(turned)
  const [rounding, totals] = [shown.rounding && turned(shown.rounding), turned(shown.totals)]
  const lines: Day[] = days.map((day, at) => ({ ...day, ...rows[at] })).toReversed()
  if (rounding) lines.push({ day: ROUNDING, active: 0, rounds: 0, ...rounding })
  const allRounds = days.reduce((sum, { rounds }) => sum + rounds, 0)
  const nameOf = (day: string) => (day === ROUNDING ? t('ui.rounding') : dayText(lang, day, 'day'))
  const money = (key: 'deposits' | 'withdrawals' | 'stakes' | 'ggr') => ({
    key,
    head: t(`backoffice.series.${key}`),
    figures: true,
    cell: (day: Day) => <Amount amount={day[key]} currency={currency} />,
    total: <Amount amount={totals[key]} currency={currency} />,
  })
  return (
    <Table<Day>
      caption={t('backoffice.lastDays', { count: days.length })}
      rows={lines}
      rowKey={({ day }) => day}
      dense
      columns={[
        {
          key: 'day',
          head: t('backoffice.day'),
          cell: ({ day }) => <span className="num">{nameOf(day)}</span>,
          total: t('ui.total'),
          wide: true,
        },
        {
          key: 'active',
          head: t('backoffice.series.active'),
          figures: true,
          cell: ({ day, active }) => day !== ROUNDING && number(active),
          total: '',
        },
        {
          key: 'rounds',
          head: t('backoffice.series.rounds'),
          figures: true,
          cell: ({ day, rounds }) => day !== ROUNDING && number(rounds),
          total: number(allRounds),
        },
        money('stakes'),
        money('ggr'),
        money('deposits'),
        money('withdrawals'),
      ]}
      phone={(day) => (
        <span className="grid gap-0.5 text-13">
          <b className="num font-medium">{nameOf(day.day)}</b>
          {(['ggr', 'deposits', 'withdrawals'] as const).map((key) => (
            <span key={key} className="flex justify-between gap-3 text-muted">
              {t(`backoffice.series.${key}`)}
              <Amount amount={day[key]} currency={currency} className="text-text" />
            </span>
          ))}
        </span>
      )}
    />
  )
}
