import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { dayText } from '#ui/records/days.ts'
import type { Overview } from './overview-panel.tsx'

const HEIGHT = 264
const UNITS = 10_000 // ledger units in one major unit; the chart's bar heights may be floats, its labels never are

const series = [
  { key: 'deposits', colour: 'var(--action)' },
  { key: 'withdrawals', colour: 'var(--info)' },
  { key: 'ggr', colour: 'var(--win)' },
] as const

type Day = Overview['days'][number]
type Point = {
  readonly day: string
  readonly deposits: number
  readonly withdrawals: number
  readonly ggr: number
}

const pointOf = ({ day, deposits, withdrawals, ggr }: Day): Point => ({
  day,
  deposits: Number(deposits) / UNITS,
  withdrawals: Number(withdrawals) / UNITS,
  ggr: Number(ggr) / UNITS,
})

/** Deposits and withdrawals as bars, revenue as a line. The table below shows the same figures. */
export function DaysChart({ overview }: { readonly overview: Overview }) {
  const texts = useTexts()
  const compact = new Intl.NumberFormat(texts.lang, { notation: 'compact', maximumFractionDigits: 1 })
  const axis = { tickLine: false, axisLine: false, fontSize: 12, stroke: 'var(--faint)' }
  return (
    <div className="grid gap-3">
      <div role="img" aria-label={texts.t('backoffice.chartLabel')}>
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <ComposedChart
            data={overview.days.map(pointOf)}
            margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
            barGap={2}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--hair)" />
            <XAxis
              dataKey="day"
              tickFormatter={(day: string) => dayText(texts.lang, day, 'short')}
              {...axis}
              minTickGap={18}
            />
            <YAxis width={52} tickFormatter={(value: number) => compact.format(value)} {...axis} />
            <Tooltip
              cursor={{ fill: 'var(--raised)', opacity: 0.6 }}
              isAnimationActive={false}
              content={({ active, label }) =>
                active && label !== undefined ? <Hint overview={overview} day={String(label)} /> : null
              }
            />
            <Bar
              dataKey="deposits"
              fill="var(--action)"
              radius={[3, 3, 0, 0]}
              maxBarSize={14}
              isAnimationActive={false}
            />
            <Bar
              dataKey="withdrawals"
              fill="var(--info)"
              radius={[3, 3, 0, 0]}
              maxBarSize={14}
              isAnimationActive={false}
            />
            <Line
              dataKey="ggr"
              stroke="var(--win)"
              strokeWidth={2}
              dot={{ r: 2.5, fill: 'var(--win)', strokeWidth: 0 }}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-muted">
        {series.map(({ key, colour }) => (
          <li key={key} className="inline-flex items-center gap-2">
            <span className="size-2.5 rounded-[3px]" style={{ background: colour }} aria-hidden />
            {texts.t(`backoffice.series.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Hint({ overview, day }: { readonly overview: Overview; readonly day: string }) {
  const texts = useTexts()
  const found = overview.days.find((each) => each.day === day)
  if (!found) return null
  return (
    <div className="grid gap-1 rounded-control border border-line bg-surface px-3 py-2 text-12 shadow-lift">
      <b className="font-medium">{dayText(texts.lang, day, 'short')}</b>
      {series.map(({ key, colour }) => (
        <span key={key} className="flex items-center gap-2">
          <span className="size-2 rounded-[2px]" style={{ background: colour }} aria-hidden />
          <span className="text-muted">{texts.t(`backoffice.series.${key}`)}</span>
          <Amount amount={found[key]} currency={overview.currency} className="ml-auto pl-4 font-medium" />
        </span>
      ))}
    </div>
  )
}
