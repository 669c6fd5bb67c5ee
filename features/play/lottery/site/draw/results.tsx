import { ChevronDown, Play } from 'lucide-react'
import { useState } from 'react'
import type { Board } from '#game-kit/lottery/board.ts'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useGrowing } from '#ui/state/calm.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lottery } from '../../contract.ts'
import { factsOf, isPrizes } from '../../rules/outcome.ts'
import { useLotteryNames } from '../names.ts'
import { useBoard } from '../use-board.ts'
import { Result } from './balls.tsx'
import type { Drawn, Entry } from './draw-head.tsx'
import { HeadTails } from './head-tails.tsx'
import { PrizeTable } from './prize-table.tsx'
import { ProofLink } from './proof-link.tsx'

/** Rows rendered first, and in each step after: the first screen is there before the other ninety. */
const FIRST = 15
const STEP = 25

type ResultsProps = { readonly entry: Entry; readonly onWatch: (drawn: Drawn) => void }

/** The newest hundred results of a lottery. */
export function Results({ entry, onWatch }: ResultsProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(lottery).opened, { query: { gameId: entry.code, count: 100 } })
  const { board } = useBoard(entry.code)
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="py-6 text-muted">{t('lottery.noResults')}</p>}
    >
      {({ list }) => <Rows list={list} game={entry.game} board={board.data} onWatch={onWatch} />}
    </QueryState>
  )
}

type RowsProps = {
  readonly list: readonly Drawn[]
  readonly game: string
  readonly board: Board | undefined
  readonly onWatch: (drawn: Drawn) => void
}

function Rows({ list, ...rest }: RowsProps) {
  const { t } = useTexts()
  const shown = useGrowing(list.length, FIRST, STEP)
  return (
    <section aria-label={t('lottery.results')} className="panel px-3 md:px-4">
      <ul className="grid">
        {list.slice(0, shown).map((drawn) => (
          <Row key={drawn.round} drawn={drawn} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = Omit<RowsProps, 'list'> & { readonly drawn: Drawn }

function Row({ drawn, game, board, onWatch }: RowProps) {
  const { t, date } = useTexts()
  const { numero, openedAt, outcome } = drawn
  const [isOpen, setOpen] = useState(false)
  const hasBoard = isPrizes(outcome)
  return (
    <li className="grid gap-2 border-t border-hair py-2.5 first:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="num flex items-baseline gap-2 text-12 text-muted md:grid md:w-33 md:gap-0">
          <span className="font-semibold text-text">{numero}</span>
          <time dateTime={openedAt.toISOString()}>{date(openedAt, 'minute')}</time>
        </p>
        <div className="order-last flex w-full flex-wrap items-center gap-x-4 gap-y-1.5 md:order-none md:w-auto md:flex-1">
          <Result game={game} outcome={outcome} short size="sm" />
          <Facts game={game} outcome={outcome} board={board} />
        </div>
        <span className="ml-auto flex gap-1">
          {hasBoard && (
            <Button size="sm" look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('lottery.allPrizes')}
              <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : ''} />
            </Button>
          )}
          <IconButton
            icon={Play}
            size="sm"
            label={t('lottery.watch', { numero })}
            onClick={() => onWatch(drawn)}
          />
          <ProofLink round={drawn.round} />
        </span>
      </div>
      {isOpen && hasBoard && (
        <div className="grid gap-4 pb-2 md:grid-cols-2">
          <PrizeTable draw={outcome} label={t('lottery.prizesOf', { numero })} />
          <HeadTails draw={outcome} />
        </div>
      )}
    </li>
  )
}

/** The sum and the sides that won: what most members bet on. */
function Facts({ game, outcome, board }: Pick<RowProps, 'game' | 'board'> & { readonly outcome: unknown }) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const { sum, sides } = factsOf(
    game,
    outcome,
    (play, result) => board?.plays.find(({ key }) => key === play)?.winners(result) ?? null,
  )
  if (sum === null) return null
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-12">
      <span className="num rounded-tag bg-raised px-2 py-0.5 font-semibold">
        <span className="sr-only">{t('lottery.sum')} </span>
        {sum}
      </span>
      {sides.map((side) => (
        <span key={side} className="rounded-tag bg-raised px-2 py-0.5 text-muted">
          {names.option('options', side)}
        </span>
      ))}
    </p>
  )
}
