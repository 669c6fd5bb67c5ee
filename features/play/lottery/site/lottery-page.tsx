import { lazy, Suspense, useCallback, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { hasPool } from '#features/play/lottery-pools/rules/codes.ts'
import { lottery } from '../contract.ts'
import type { Area } from '../rules/catalogue.ts'
import type { SlipLine } from '../rules/slip.ts'
import { addedTo } from '../rules/slip.ts'
import { Areas } from './hall/areas.tsx'
import { BetPart } from './bet-part.tsx'
import { DrawHead } from './draw/draw-head.tsx'
import type { Drawn, Entry } from './draw/draw-head.tsx'
import { Picker } from './hall/picker.tsx'

const REFRESH_MS = 10_000

const Results = lazy(async () => ({ default: (await import('./draw/results.tsx')).Results }))
const Trends = lazy(async () => ({ default: (await import('./trends/trends.tsx')).Trends }))
const Rules = lazy(async () => ({ default: (await import('./guide/rules.tsx')).Rules }))
const MySlips = lazy(async () => ({
  default: (await import('#features/play/lottery-slips/site/my-slips.tsx')).MySlips,
}))
const SlipNews = lazy(async () => ({
  default: (await import('#features/play/lottery-slips/site/slip-news.tsx')).SlipNews,
}))
const LotteryPool = lazy(async () => ({
  default: (await import('#features/play/lottery-pools/site/lottery-pool.tsx')).LotteryPool,
}))
const WatchDialog = lazy(async () => ({ default: (await import('./show/watch-dialog.tsx')).WatchDialog }))

/** A lottery page of the specification: /lottery, /vnlottery, /seaLottery, /elott with `gameCode` and `playType`. */
export function LotteryPage({ area }: { readonly area: Area }) {
  const asked = useApiQuery(useApi(lottery).lobby, { query: { lottoArea: area } }, { everyMs: REFRESH_MS })
  const { refetch } = asked
  const onClosed = useCallback(() => void refetch(), [refetch])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Areas area={area} />
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />} isEmpty={({ list }) => list.length === 0}>
        {({ list, results }) => (
          <Hall list={list} results={results} onClosed={onClosed} isElott={area === 'ELOTT'} />
        )}
      </QueryState>
    </div>
  )
}

type HallProps = {
  readonly isElott: boolean
  readonly list: readonly Entry[]
  readonly results: readonly Drawn[]
  readonly onClosed: () => void
}

/** The lotteries of the area, the one chosen above its game. */
function Hall({ list, results, onClosed, isElott }: HallProps) {
  const { gameCode } = usePlace().search
  const [watched, setWatched] = useState<Drawn | null>(null)
  const entry = list.find(({ code }) => code === gameCode) ?? list[0]
  if (!entry) return null
  const open = (code: string) => void navigate({ search: { gameCode: code }, resetScroll: false })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
      <Picker list={list} entry={entry} onOpen={open} />
      <DrawHead
        key={`${entry.code} head`}
        entry={entry}
        last={results.find(({ code }) => code === entry.code)}
        onClosed={onClosed}
        onWatch={setWatched}
      />
      {hasPool(entry.code) && (
        <Suspense fallback={<SkeletonCard lines={2} />}>
          <LotteryPool code={entry.code} />
        </Suspense>
      )}
      <Game key={entry.code} entry={entry} isElott={isElott} onWatch={setWatched} />
      {watched && (
        <Suspense fallback={null}>
          <WatchDialog game={entry.game} name={entry.name} drawn={watched} onClose={() => setWatched(null)} />
        </Suspense>
      )}
    </div>
  )
}

const parts = ['bet', 'mine', 'results', 'trends', 'rules'] as const
type Part = (typeof parts)[number]

/** The parts of a lottery's page; the one shown is in the address, so that it can be linked. */
type GameProps = {
  readonly entry: Entry
  readonly isElott: boolean
  readonly onWatch: (drawn: Drawn) => void
}

function Game({ entry, isElott, onWatch }: GameProps) {
  const { t } = useTexts()
  const { part: asked, slip, chase } = usePlace().search
  const isMember = useIsMember()
  const [lines, setLines] = useState<readonly SlipLine[]>([])
  const add = (added: readonly SlipLine[]) => setLines((before) => addedTo(before, added))
  const part = parts.find((each) => each === asked) ?? (slip || chase ? 'mine' : 'bet')
  const open = (next: Part) =>
    void navigate({
      search: (before) => ({
        ...before,
        gameCode: entry.code,
        part: next === 'bet' ? undefined : next,
        slip: undefined,
        chase: undefined,
      }),
      resetScroll: false,
      replace: true,
    })
  const again = (repeated: readonly SlipLine[]) => {
    add(repeated)
    open('bet')
  }
  return (
    <Tabs<Part>
      label={entry.name}
      value={part}
      onChange={open}
      tabs={parts.map((value) => ({ value, label: t(`lottery.${value}`) }))}
    >
      {(shown) => (
        <Suspense fallback={<SkeletonRows />}>
          {isMember && <SlipNews code={entry.code} onAgain={again} />}
          {shown === 'bet' && (
            <BetPart entry={entry} isElott={isElott} lines={lines} onLines={setLines} onAdd={add} />
          )}
          {shown === 'mine' && <MySlips code={entry.code} onAgain={again} />}
          {shown === 'results' && <Results entry={entry} onWatch={onWatch} />}
          {shown === 'rules' && <Rules entry={entry} />}
          {shown === 'trends' && <Trends entry={entry} onAdd={add} />}
        </Suspense>
      )}
    </Tabs>
  )
}
