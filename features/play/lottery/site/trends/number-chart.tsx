import clsx from 'clsx'
import { useMemo } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import type { NumberTrack } from '../../rules/trends/number-tracks.ts'
import { omissionChart } from '../../rules/trends/omission.ts'
import type { OmissionChart } from '../../rules/trends/omission.ts'
import type { Drawn } from '../draw/draw-head.tsx'
import { useLotteryNames } from '../names.ts'

export type ChartProps = {
  readonly track: NumberTrack
  readonly draws: readonly Drawn[]
}

/** Height of a row in pixels: the line from draw to draw runs through the middle of its cells. */
const ROW = 30

/** A row for each draw, newest first: the numbers that came, and for every other one how long it has not come. */
export function NumberChart({ track, draws }: ChartProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const { values, isOne } = track
  const chart = useMemo(
    () => omissionChart(values, draws.map(({ outcome }) => track.seen(outcome)).toReversed()),
    [track, values, draws],
  )
  const isWord = values.some((value) => !/^\d+$/.test(value))
  const column = isWord ? 'min-w-14' : 'min-w-6'
  return (
    <div
      className="-mx-3 overflow-x-auto px-3 md:mx-0 md:px-0"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      role="region"
      aria-label={t('lottery.trend.chartOf', { track: names.track(track.key) })}
    >
      <table className="num relative w-full border-separate border-spacing-0 text-center text-12">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t('lottery.trend.drawHead')}
            </th>
            {values.map((value) => (
              <th
                key={value}
                scope="col"
                className={clsx(column, 'border-b border-line pb-1.5 font-semibold')}
              >
                {names.option('options', value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <StatRows chart={chart} />
          {draws.map(({ round, numero }, at) => {
            const cells = chart.rows[draws.length - 1 - at] ?? []
            return (
              <tr key={round} style={{ height: ROW }}>
                <th scope="row" className={clsx(HEAD, 'font-medium text-muted')} title={numero}>
                  {numero.split('-').at(-1)}
                </th>
                {cells.map(({ hits, omission }, index) => (
                  <td key={values[index]} className="border-b border-hair p-0">
                    {hits > 0 ? (
                      <Hit value={values[index] ?? ''} hits={hits} isWord={isWord} isOne={isOne} />
                    ) : (
                      <span className="text-faint">{omission}</span>
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const HEAD =
  'sticky left-0 z-1 w-11 min-w-11 border-b border-line bg-surface pr-1 text-left text-12 font-semibold'

type HitProps = {
  readonly value: string
  readonly hits: number
  readonly isWord: boolean
  readonly isOne: boolean
}

/** A number that came; a small figure says how often, where a draw shows it several times. */
function Hit({ value, hits, isWord, isOne }: HitProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  return (
    <span
      className={clsx(
        'relative mx-auto grid place-items-center font-bold',
        isWord ? 'h-6 rounded-control px-1' : 'size-5.5 rounded-full',
        isOne ? 'bg-action text-on-action' : 'bg-action-soft text-action-text',
      )}
    >
      {names.option('options', value)}
      {hits > 1 && (
        <span className="absolute -top-1 -right-1 grid size-3.5 place-items-center rounded-full bg-win text-[10px] leading-none font-bold text-ground">
          <span className="sr-only">{t('lottery.trend.times')} </span>
          {hits}
        </span>
      )}
    </span>
  )
}

/** Frequency and omission of each column, above the draws: the newest figures are the first that one reads. */
function StatRows({ chart: { stats } }: { readonly chart: OmissionChart }) {
  const { t } = useTexts()
  const most = Math.max(...stats.map(({ omission }) => omission))
  const row = (label: string, figures: readonly number[], strong?: (figure: number) => boolean) => (
    <tr key={label} className="h-7 bg-raised/50">
      <th scope="row" className={clsx(HEAD, 'bg-raised font-medium text-muted')}>
        {label}
      </th>
      {figures.map((figure, at) => (
        <td
          key={stats[at]?.value}
          className={clsx('border-b border-hair', strong?.(figure) ? 'font-bold text-warning' : 'text-muted')}
        >
          {figure}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      {row(
        t('lottery.trend.now'),
        stats.map(({ omission }) => omission),
        (figure) => figure === most && figure > 0,
      )}
      {row(
        t('lottery.trend.hits'),
        stats.map(({ draws }) => draws),
      )}
      {row(
        t('lottery.trend.average'),
        stats.map(({ averageOmission }) => averageOmission),
      )}
      {row(
        t('lottery.trend.most'),
        stats.map(({ mostOmission }) => mostOmission),
      )}
    </>
  )
}
