import clsx from 'clsx'
import { Pause, Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { winners } from '#features/play/winners/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Boundary } from '#ui/route/pages.tsx'
import { Lines, NoWins, SHOWN, WinnerLine, type Winner } from './winner-line.tsx'

/** Loaded only when the ranking is opened. */
const BiggestWins = lazy(async () => ({
  default: (await import('#features/play/winners/site/biggest-wins.tsx')).BiggestWins,
}))

type List = 'latest' | 'biggest'

const ASKED = 20
const STEP_MS = 3200

export type WinnersFeedProps = { readonly onPlay: (gameId: string) => void }

/**
 * Real wins with masked names (decision 21): the newest, which scroll automatically and pause on hover, by button, or for reduced motion;
 * and the biggest of a day, a week or a month.
 */
export function WinnersFeed({ onPlay }: WinnersFeedProps) {
  const { t } = useTexts()
  const [list, setList] = useState<List>('latest')
  const api = useApi(winners)
  const { data } = useApiQuery(api.latest, { query: { limit: ASKED } }, { everyMs: 60_000 })
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const moves = list === 'latest' ? (data?.list.length ?? 0) : 0
  const first = useStep(moves, paused || held)
  return (
    // hovering only pauses the list; the pause button works with the keyboard too
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
      {list === 'biggest' ? (
        <Boundary resetKey={list}>
          <Suspense fallback={<Lines />}>
            <BiggestWins onPlay={onPlay} />
          </Suspense>
        </Boundary>
      ) : data?.list.length === 0 ? (
        <NoWins />
      ) : (
        <Lines>
          {data &&
            windowOf(data.list, first).map((winner, index) => (
              <WinnerLine
                key={winner.roundId}
                winner={winner}
                isNew={index === 0 && first > 0}
                onPlay={onPlay}
              />
            ))}
        </Lines>
      )}
    </section>
  )
}

/** Advances the list by one in a loop; starts with the newest. */
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
