import clsx from 'clsx'
import { heightText } from '#game-kit/shared/flat.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { BoardBet, Table } from '../use-table.ts'

const MOST = 40

/** The bets on the flight, or on the next one while nothing flies; who has cashed out comes first. */
export function BoardPart({
  table,
  board,
}: {
  readonly table: Table | null
  readonly board: ReadonlyMap<string, BoardBet>
}) {
  const { t, decimal, number } = useTexts()
  const round = table?.flying?.round ?? table?.next?.round
  const bets = [...board.values()].filter((bet) => bet.round === round)
  const shown = bets.toSorted(byHeight).slice(0, MOST)
  return (
    <section aria-label={t('crash.part.board')} className="panel p-3">
      <p className="mb-2 text-13 text-muted">{t('crash.bets', { count: number(bets.length) })}</p>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-14 text-muted">{t('crash.noBets')}</p>
      ) : (
        <ul className="grid gap-0.5">
          {shown.map(({ slip, name, currency, stake, at, win }) => (
            <li
              key={slip}
              className={clsx(
                'grid min-h-9 grid-cols-[minmax(0,1fr)_auto_4.5rem_auto] items-center gap-3 rounded-tag px-2 text-13',
                at !== null && 'bg-action-soft',
              )}
            >
              <span className="truncate">{name ?? t('crash.hidden')}</span>
              <Amount amount={stake} currency={currency} className="text-muted" />
              <span className="num text-right">{at === null ? '' : `${decimal(heightText(at))}×`}</span>
              {at === null ? (
                <span className="w-16" />
              ) : (
                <Amount amount={win} currency={currency} won className="w-20 text-right" />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function byHeight(a: BoardBet, b: BoardBet): number {
  if ((a.at === null) !== (b.at === null)) return a.at === null ? 1 : -1
  if (a.at !== null && b.at !== null && a.at !== b.at) return b.at - a.at
  return a.stake < b.stake ? 1 : a.stake > b.stake ? -1 : 0
}
