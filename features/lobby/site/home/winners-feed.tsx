import clsx from 'clsx'
import { Pause, Play, Trophy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAsk } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { winners } from '#features/winners/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { posterOf } from '../posters.ts'

type Winner = Reply<typeof winners.latest>['list'][number]
type List = 'latest' | 'biggest'

const SHOWN = 5
const ASKED = 20
const STEP_MS = 3200

export type WinnersFeedProps = { readonly onPlay: (gameId: string) => void }

/**
 * Wins that really were paid, names masked (decision 21): the newest, which move on by themselves and stand still when
 * pointed at, paused, or by the system's wish; and the biggest of the week.
 */
export function WinnersFeed({ onPlay }: WinnersFeedProps) {
  const { t } = useTexts()
  const [list, setList] = useState<List>('latest')
  const api = useApi(winners)
  const latest = useAsk(api.latest, { query: { limit: ASKED } }, { everyMs: 60_000 })
  const biggest = useAsk(
    api.biggest,
    { query: { limit: SHOWN } },
    { when: list === 'biggest', staleMs: 30_000 },
  )
  const { data } = list === 'latest' ? latest : biggest
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const moves = list === 'latest' ? (latest.data?.list.length ?? 0) : 0
  const first = useStep(moves, paused || held)
  const shown = list === 'latest' ? windowOf(data?.list ?? [], first) : (data?.list ?? [])
  return (
    // it only stands still under a pointer; the button pauses it for all
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t('home.winners')}
      className="panel flex h-full min-h-78 flex-col overflow-hidden px-2 pt-3 pb-2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <h2 className="sr-only">{t('home.winners')}</h2>
      <div className="mb-1 flex min-h-11 items-center gap-1 pr-1 pl-1.5">
        {(['latest', 'biggest'] as const).map((own) => (
          <button
            key={own}
            type="button"
            aria-pressed={own === list}
            onClick={() => setList(own)}
            className={clsx(
              'h-11 rounded-control px-2 transition-colors duration-120',
              own === list ? 'text-16 font-bold' : 'font-medium text-faint hover:text-text',
            )}
          >
            {t(own === 'latest' ? 'home.winners' : 'home.winnersBiggest')}
          </button>
        ))}
        {moves > SHOWN && (
          <IconButton
            icon={paused ? Play : Pause}
            label={t(paused ? 'home.winnersRun' : 'home.winnersPause')}
            size="sm"
            className="ml-auto"
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
      {data?.list.length === 0 && (
        <EmptyState
          icon={Trophy}
          title={t('home.winnersNone')}
          text={t('home.winnersNoneHint')}
          className="py-6"
        />
      )}
      <ul className="grid flex-1 auto-rows-fr">
        {data
          ? shown.map((winner, index) => (
              <Line
                key={winner.roundId}
                winner={winner}
                isNew={list === 'latest' && index === 0 && first > 0}
                onPlay={onPlay}
              />
            ))
          : Array.from({ length: SHOWN }, (_, row) => <WaitingLine key={row} />)}
      </ul>
    </section>
  )
}

const lineClass =
  'grid w-full grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-3 rounded-[10px] px-3 py-1'

type LineProps = {
  readonly winner: Winner
  readonly isNew: boolean
  readonly onPlay: (gameId: string) => void
}

function Line({ winner, isNew, onPlay }: LineProps) {
  const { decimal, t } = useTexts()
  return (
    <li className={clsx('grid', isNew && 'animate-arrive')}>
      <button
        type="button"
        onClick={() => onPlay(winner.gameId)}
        className={clsx(lineClass, 'text-left transition-colors duration-120 hover:bg-raised')}
      >
        <Poster
          art={posterOf(winner.gameId)}
          seed={winner.gameId}
          sizes="30px"
          className="w-7.5 rounded-[5px]"
        />
        <span className="min-w-0">
          <span className="block truncate font-medium">{winner.name}</span>
          <span className="block truncate text-12 text-faint">{winner.gameName}</span>
        </span>
        <span className="text-right">
          <Amount amount={winner.win} currency={winner.currency} won className="block font-semibold" />
          <span className="num block text-12 text-faint">
            {t('home.multiple', { times: decimal(winner.times) })}
          </span>
        </span>
      </button>
    </li>
  )
}

function WaitingLine() {
  return (
    <li className={lineClass}>
      <Skeleton className="h-10" />
      <Skeleton className="h-3.5 w-2/3" />
      <Skeleton className="h-3.5 w-20" />
    </li>
  )
}

/** The list moves on by one, endlessly; the newest stands first at the start. */
function useStep(length: number, still: boolean): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (still || length <= SHOWN) return
    const timer = setInterval(() => setStep((before) => before + 1), STEP_MS)
    return () => clearInterval(timer)
  }, [still, length])
  return step
}

function windowOf(list: readonly Winner[], first: number): Winner[] {
  const count = Math.min(SHOWN, list.length)
  const start = list.length - (list.length ? first % list.length : 0)
  return Array.from({ length: count }, (_, at) => list[(start + at) % list.length]).filter(
    (winner) => winner !== undefined,
  )
}
