import { useState } from 'react'
import type { Board } from '#game-kit/lottery/board.ts'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { lottery } from '../../contract.ts'
import type { SlipLine } from '../../rules/slip.ts'
import { numberTracks } from '../../rules/trends/number-tracks.ts'
import { sideTracks } from '../../rules/trends/side-tracks.ts'
import type { Drawn, Entry } from '../draw/draw-head.tsx'
import { useLotteryNames } from '../names.ts'
import { useBoard } from '../use-board.ts'
import { NumberChart } from './number-chart.tsx'
import { NumberGrid } from './number-grid.tsx'
import { Roads } from './roads.tsx'
import { Streaks } from './streaks.tsx'

type TrendsProps = {
  readonly entry: Entry
  readonly onAdd: (lines: readonly SlipLine[]) => void
}

const views = ['numbers', 'roads', 'streaks'] as const
type View = (typeof views)[number]
const counts = ['30', '50', '100'] as const
type Count = (typeof counts)[number]

/** A chart has at most this many columns; more numbers stand in a grid. */
const MOST_COLUMNS = 28

/** What the newest draws showed: omission and frequency of numbers, roads of the sides, and the sides that keep coming. */
export function Trends({ entry, onAdd }: TrendsProps) {
  const asked = useApiQuery(useApi(lottery).opened, { query: { gameId: entry.code, count: 100 } })
  const { board, game } = useBoard(entry.code)
  const { t } = useTexts()
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonCard lines={10} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="py-6 text-muted">{t('lottery.noResults')}</p>}
    >
      {({ list }) =>
        board.data && game ? (
          <Charts board={board.data} list={list} currency={game.currency} onAdd={onAdd} />
        ) : (
          <SkeletonCard lines={10} />
        )
      }
    </QueryState>
  )
}

type ChartsProps = {
  readonly board: Board
  readonly list: readonly Drawn[]
  readonly currency: Parameters<typeof Streaks>[0]['currency']
  readonly onAdd: TrendsProps['onAdd']
}

function Charts({ board, list, currency, onAdd }: ChartsProps) {
  const { t } = useTexts()
  const [view, setView] = useState<View>('numbers')
  const [count, setCount] = useState<Count>('30')
  const sides = sideTracks(board)
  const offered = views.filter((each) => each === 'numbers' || sides.length > 0)
  const draws = list.slice(0, Number(count))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {offered.length > 1 && (
          <Tabs<View>
            look="segment"
            label={t('lottery.trends')}
            value={view}
            onChange={setView}
            tabs={offered.map((value) => ({ value, label: t(`lottery.trend.${value}`) }))}
          />
        )}
        {view !== 'streaks' && (
          <Tabs<Count>
            look="segment"
            label={t('lottery.trend.draws')}
            value={count}
            onChange={setCount}
            tabs={counts.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      {view === 'numbers' && <Numbers board={board} draws={draws} />}
      {view === 'roads' && <Roads tracks={sides} draws={draws} />}
      {view === 'streaks' && <Streaks {...{ board, currency, onAdd }} tracks={sides} draws={list} />}
      <p className="text-12 text-muted">{t('lottery.trend.note')}</p>
    </div>
  )
}

function Numbers({ board, draws }: { readonly board: Board; readonly draws: readonly Drawn[] }) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const tracks = numberTracks(board.drawn)
  const [key, setKey] = useState(tracks[0]?.key ?? '')
  const track = tracks.find((each) => each.key === key) ?? tracks[0]
  if (!track) return null
  const Chart = track.values.length > MOST_COLUMNS ? NumberGrid : NumberChart
  return (
    <section
      aria-label={t('lottery.trend.numbers')}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3 md:p-4"
    >
      {tracks.length > 1 && (
        <FilterChips
          label={t('lottery.trend.track')}
          value={track.key}
          onChange={setKey}
          options={tracks.map((each) => ({ value: each.key, label: names.track(each.key) }))}
        />
      )}
      <Chart track={track} draws={draws} />
    </section>
  )
}
