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

const SHOWN = 5
const ASKED = 20
const STEP_MS = 3200

/** Wins that really were paid, names masked (decision 21). Stands still when pointed at, paused, or by system wish. */
export function WinnersFeed() {
  const { t } = useTexts()
  const { data } = useAsk(useApi(winners).latest, { query: { limit: ASKED } }, { everyMs: 60_000 })
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const first = useStep(data?.list.length ?? 0, paused || held)
  return (
    // it only stands still under a pointer; the button pauses it for all
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t('home.winners')}
      className="panel flex min-h-78 flex-col overflow-hidden px-2 pt-4 pb-2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <div className="mb-2 flex items-center justify-between pr-1 pl-3">
        <h2 className="text-16">{t('home.winners')}</h2>
        {data && data.list.length > SHOWN && (
          <IconButton
            icon={paused ? Play : Pause}
            label={t(paused ? 'home.winnersRun' : 'home.winnersPause')}
            size="sm"
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
          ? windowOf(data.list, first).map((winner, index) => (
              <Line key={winner.roundId} winner={winner} isNew={index === 0 && first > 0} />
            ))
          : Array.from({ length: SHOWN }, (_, row) => <Waiting key={row} />)}
      </ul>
    </section>
  )
}

function Line({ winner, isNew }: { readonly winner: Winner; readonly isNew: boolean }) {
  const { decimal, t } = useTexts()
  return (
    <li
      className={`grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-3 rounded-[10px] px-3 py-1 ${isNew ? 'animate-arrive' : ''}`}
    >
      <Poster art={posterOf(winner.gameId)} sizes="30px" className="w-7.5 rounded-[5px]" />
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
    </li>
  )
}

function Waiting() {
  return (
    <li className="grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-3 px-3 py-1">
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
  const start = list.length - (first % list.length)
  return Array.from({ length: count }, (_, at) => list[(start + at) % list.length]).filter(
    (winner) => winner !== undefined,
  )
}
