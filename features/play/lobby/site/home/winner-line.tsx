import clsx from 'clsx'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import type { winners } from '#features/play/winners/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { posterOf } from '../posters.ts'

export type Winner = Reply<typeof winners.latest>['list'][number]

/** The number of lines in either list. */
export const SHOWN = 5

const lineClass =
  'grid w-full grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-3 rounded-[10px] px-3 py-1'

type LineProps = {
  readonly winner: Winner
  readonly isNew?: boolean
  readonly onPlay: (gameId: string) => void
}

/** A win: masked name, amount, game and multiple of the stake; a click opens the game. */
export function WinnerLine({ winner, isNew = false, onPlay }: LineProps) {
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
          <Amount amount={winner.win} currency={winner.currency} symbol won className="block font-semibold" />
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

/** The lines, or placeholders while loading. */
export function Lines({ children }: { readonly children?: ReactNode }) {
  return (
    <ul className="grid flex-1 auto-rows-fr">
      {children ?? Array.from({ length: SHOWN }, (_, row) => <WaitingLine key={row} />)}
    </ul>
  )
}

export function NoWins() {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={Trophy}
      title={t('home.winnersNone')}
      text={t('home.winnersNoneHint')}
      className="py-6"
    />
  )
}
