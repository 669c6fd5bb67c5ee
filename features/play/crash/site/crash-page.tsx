import { Volume2, VolumeX } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useApiQuery } from '#contract/react.ts'
import { heightText } from '#game-kit/shared/flat.ts'
import { playSound, withSound } from '#game-kit/scene/audio/site-sound.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { crash } from '../contract.ts'
import { BetBox } from './bets/bet-box.tsx'
import { useMine, type OwnBet } from './bets/use-bets.ts'
import { Visitor } from './bets/visitor.tsx'
import { BoardPart } from './parts/board-part.tsx'
import { HistoryLine, StatsPart } from './parts/history.tsx'
import { MinePart } from './parts/mine-part.tsx'
import { Stage } from './stage/stage.tsx'
import { useTable, type BoardBet, type Table } from './use-table.ts'

const RulesPart = lazy(async () => ({ default: (await import('./parts/rules-part.tsx')).RulesPart }))

const parts = ['board', 'mine', 'stats', 'rules'] as const
type Part = (typeof parts)[number]

/** The crash game: the flight, two bets, and everyone’s cash-outs. */
export function CrashPage() {
  const { t } = useTexts()
  const { asked, table, board, now } = useTable()
  const mine = useMine()
  const own = useMemo(() => mine.data?.bets ?? [], [mine.data])
  const history = useHistory(table)
  const isMember = useIsMember()
  const said = useAnnouncements(table, own)
  const marks = useMarks(table, board, own)
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={10} />}>
      {({ currency, stakes, autoplay, isStopped }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex items-center justify-between gap-3">
            <h1 className="text-22">{t('crash.title')}</h1>
            <MuteButton />
          </div>
          {isStopped && <Notice tone="warning">{t('refusal.crash.stopped')}</Notice>}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-4">
            <div className="grid min-w-0 gap-2.5">
              <HistoryLine list={history} />
              <Stage table={table} now={now} marks={marks} />
              <p aria-live="polite" className="sr-only">
                {said}
              </p>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:max-lg:grid-cols-2 lg:pt-10.5">
              {!stakes ? (
                <p className="panel p-4 text-muted">{t('crash.notInCurrency')}</p>
              ) : isMember ? (
                ([1, 2] as const).map((box) => (
                  <BetBox
                    key={box}
                    {...{ box, table, now, mine: own, currency, stakes, autoplay, isStopped }}
                  />
                ))
              ) : (
                <Visitor />
              )}
            </div>
          </div>
          <Parts>
            {(part) => (
              <Suspense fallback={<SkeletonCard lines={6} />}>
                {part === 'board' && <BoardPart table={table} board={board} />}
                {part === 'mine' && <MinePart mine={own} currency={currency} />}
                {part === 'stats' && <StatsPart list={history} />}
                {part === 'rules' && <RulesPart currency={currency} stakes={stakes} />}
              </Suspense>
            )}
          </Parts>
        </div>
      )}
    </QueryState>
  )
}

function Parts({ children }: { readonly children: (part: Part) => React.ReactNode }) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const { part: asked } = usePlace().search
  const part = parts.find((each) => each === asked) ?? 'board'
  const open = (next: Part) =>
    void navigate({
      search: (before) => ({ ...before, part: next === 'board' ? undefined : next }),
      resetScroll: false,
      replace: true,
    })
  return (
    <Tabs<Part>
      label={t('crash.title')}
      value={part}
      onChange={open}
      tabs={parts
        .filter((value) => value !== 'mine' || isMember)
        .map((value) => ({ value, label: t(`crash.part.${value}`) }))}
    >
      {(shown) => <div className="pt-3">{children(shown)}</div>}
    </Tabs>
  )
}

/** The last flights; the newest is known from the table before the list is read again. */
function useHistory(table: Table | null) {
  const api = useApi(crash)
  const queries = useQueryClient()
  const asked = useApiQuery(api.history, undefined, { staleMs: 60_000 })
  const last = table?.last ?? null
  const list = asked.data?.list
  const isBehind = list !== undefined && last !== null && Number(last.label) > Number(list[0]?.label ?? 0) + 1
  const key = keyOf(api.history)[0]
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries({ queryKey: [key] })
  }, [isBehind, queries, key])
  const [kept, setKept] = useState<readonly NonNullable<typeof last>[]>([])
  useEffect(() => {
    if (last)
      setKept((before) => (before.some(({ round }) => round === last.round) ? before : [last, ...before]))
  }, [last])
  return useMemo(() => {
    const known = new Set(list?.map(({ round }) => round))
    const fresh = kept.filter(({ round }) => !known.has(round))
    return [...fresh, ...(list ?? [])].slice(0, 100)
  }, [kept, list])
}

/** What a screen reader hears: the start and the end of a flight, and the own cash-outs; sounds go with them. */
function useAnnouncements(table: Table | null, own: readonly OwnBet[]): string {
  const { t, decimal } = useTexts()
  const queries = useQueryClient()
  const mine = keyOf(useApi(crash).mine)[0]
  const [said, setSaid] = useState('')
  const flight = table?.flying?.startedAt ? table.flying.label : null
  const last = table?.last ?? null
  const isFirst = useRef(true)
  useEffect(() => {
    if (flight !== null) setSaid(t('crash.said.start', { label: flight }))
  }, [flight, t])
  useEffect(() => {
    if (!last) return
    if (isFirst.current) {
      isFirst.current = false // the flight that ended before the page was opened
      return
    }
    setSaid(t('crash.said.end', { times: decimal(heightText(last.at)) }))
    playSound('land')
    void queries.invalidateQueries({ queryKey: [mine] })
  }, [last?.round, t, decimal, queries, mine]) // oxlint-disable-line react-hooks/exhaustive-deps -- once a flight
  const cashed = own.find((bet) => bet.at !== null && bet.round === table?.flying?.round)
  const slip = cashed?.slip
  useEffect(() => {
    if (cashed && cashed.at !== null) setSaid(t('crash.said.out', { times: decimal(heightText(cashed.at)) }))
  }, [slip]) // oxlint-disable-line react-hooks/exhaustive-deps -- once a cash-out
  return said
}

const MOST_MARKS = 14

/** The cash-outs that hang on the string. */
function useMarks(table: Table | null, board: ReadonlyMap<string, BoardBet>, own: readonly OwnBet[]) {
  const { decimal } = useTexts()
  return useMemo(() => {
    const round = table?.flying?.round
    const others = [...board.values()].filter((bet) => bet.round === round && bet.at !== null)
    const mine = own.filter((bet) => bet.round === round && bet.at !== null)
    const isOwn = new Set(mine.map(({ slip }) => slip))
    return [...others.filter(({ slip }) => !isOwn.has(slip)).slice(-MOST_MARKS), ...mine].map(
      ({ slip, at }) => ({
        key: slip,
        times: (at ?? 100) / 100,
        isOwn: isOwn.has(slip),
        text: `${decimal(heightText(at ?? 100))}×`,
      }),
    )
  }, [table, board, own, decimal])
}

function MuteButton() {
  const { t } = useTexts()
  const [isMuted, setMuted] = useState(false)
  useEffect(() => withSound((ready) => setMuted(ready.muted)), [])
  return (
    <IconButton
      icon={isMuted ? VolumeX : Volume2}
      label={t(isMuted ? 'crash.soundOn' : 'crash.soundOff')}
      onClick={() =>
        withSound((ready) => {
          ready.mute(!ready.muted)
          setMuted(ready.muted)
        })
      }
    />
  )
}
