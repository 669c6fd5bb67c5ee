import clsx from 'clsx'
import { useMemo, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { omissionChart } from '../../rules/trends/omission.ts'
import type { ValueStats } from '../../rules/trends/omission.ts'
import type { ChartProps } from './number-chart.tsx'

const measures = ['times', 'omission', 'mostOmission'] as const
type Measure = (typeof measures)[number]

const WORDS = {
  times: 'lottery.trend.hits',
  omission: 'lottery.trend.now',
  mostOmission: 'lottery.trend.most',
} as const

/** Many numbers as a field, ten to a row: the colour deepens with the measure. Below it the numbers that lead it. */
export function NumberGrid({ track, draws }: ChartProps) {
  const { t } = useTexts()
  const [measure, setMeasure] = useState<Measure>('times')
  const { stats } = useMemo(
    () => omissionChart(track.values, draws.map(({ outcome }) => track.seen(outcome)).toReversed()),
    [track, draws],
  )
  const most = Math.max(1, ...stats.map((each) => each[measure]))
  return (
    <div className="grid gap-3">
      <Tabs<Measure>
        look="segment"
        label={t('lottery.trend.measure')}
        value={measure}
        onChange={setMeasure}
        tabs={measures.map((value) => ({ value, label: t(WORDS[value]) }))}
      />
      <ul className="grid max-w-160 grid-cols-10 gap-1" aria-label={t(WORDS[measure])}>
        {stats.map((each) => (
          <Field key={each.value} stats={each} measure={measure} share={each[measure] / most} />
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <Leaders
          title={t('lottery.trend.frequent')}
          rows={top(stats, 'times').map(({ value, times }) => [value, t('lottery.trend.timesOf', { times })])}
        />
        <Leaders
          title={t('lottery.trend.absent')}
          rows={top(stats, 'omission').map(({ value, omission, mostOmission }) => [
            value,
            t('lottery.trend.absentOf', { omission, most: mostOmission }),
          ])}
        />
      </div>
    </div>
  )
}

const LEADERS = 10

const top = (stats: readonly ValueStats[], measure: Measure): readonly ValueStats[] =>
  stats.toSorted((a, b) => b[measure] - a[measure] || a.value.localeCompare(b.value)).slice(0, LEADERS)

type FieldProps = { readonly stats: ValueStats; readonly measure: Measure; readonly share: number }

function Field({ stats, measure, share }: FieldProps) {
  const isStrong = share > 0.66
  return (
    <li
      className={clsx(
        'num grid h-11 min-w-0 content-center justify-items-center rounded-tag text-center',
        isStrong
          ? 'bg-action text-on-action'
          : share > 0.33
            ? 'bg-action-soft text-action-text'
            : 'bg-raised',
      )}
    >
      <span className="text-13 leading-tight font-bold">{stats.value}</span>
      <span className="text-12 leading-tight">{stats[measure]}</span>
    </li>
  )
}

function Leaders({ title, rows }: { readonly title: string; readonly rows: readonly (readonly string[])[] }) {
  return (
    <section>
      <h3 className="pb-1 text-13 font-semibold">{title}</h3>
      <ol className="grid">
        {rows.map(([value, text]) => (
          <li key={value} className="flex justify-between gap-3 border-t border-hair py-1.5 text-13">
            <span className="num font-bold">{value}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
