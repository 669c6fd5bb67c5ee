import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table } from '#ui/records/table.tsx'
import type { Overview } from './overview-panel.tsx'

type Day = Overview['days'][number]
type Sums = Pick<Day, 'deposits' | 'withdrawals' | 'stakes' | 'ggr' | 'rounds'>

const nothing: Sums = { deposits: 0n, withdrawals: 0n, stakes: 0n, ggr: 0n, rounds: 0 }

const add = (sum: Sums, day: Day): Sums => ({
  deposits: sum.deposits + day.deposits,
  withdrawals: sum.withdrawals + day.withdrawals,
  stakes: sum.stakes + day.stakes,
  ggr: sum.ggr + day.ggr,
  rounds: sum.rounds + day.rounds,
})

/** The days in figures, newest first; the totals re-add the lines above. */
export function DaysTable({ overview }: { readonly overview: Overview }) {
  const { t, number, date } = useTexts()
  const { currency, days } = overview
  const sums = days.reduce(add, nothing)
  const dayText = (day: string) => date(new Date(`${day}T12:00:00Z`), 'day')
  const money = (key: 'deposits' | 'withdrawals' | 'stakes' | 'ggr') => ({
    key,
    head: t(`backoffice.series.${key}`),
    figures: true,
    cell: (day: Day) => <Amount amount={day[key]} currency={currency} />,
    total: <Amount amount={sums[key]} currency={currency} />,
  })
  return (
    <Table<Day>
      caption={t('backoffice.lastDays', { count: days.length })}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      dense
      columns={[
        {
          key: 'day',
          head: t('backoffice.day'),
          cell: ({ day }) => <span className="num">{dayText(day)}</span>,
          total: t('ui.total'),
          wide: true,
        },
        {
          key: 'active',
          head: t('backoffice.series.active'),
          figures: true,
          cell: ({ active }) => number(active),
          total: '',
        },
        {
          key: 'rounds',
          head: t('backoffice.series.rounds'),
          figures: true,
          cell: ({ rounds }) => number(rounds),
          total: number(sums.rounds),
        },
        money('stakes'),
        money('ggr'),
        money('deposits'),
        money('withdrawals'),
      ]}
      phone={(day) => (
        <span className="grid gap-0.5 text-13">
          <b className="num font-medium">{dayText(day.day)}</b>
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
