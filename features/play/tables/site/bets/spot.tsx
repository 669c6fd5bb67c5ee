import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { useBetNames } from '../names.ts'
import { useBoard } from './board-context.ts'
import { chipText } from './chip-text.ts'
import { Pile } from './pile.tsx'

/** Bets that pay by how clearly they win: what is written is the most. */
const UP_TO = /^(perfectPair|lucky6|playerBonus|bankerBonus|pairs|three)$|^single:/

type SpotProps = {
  readonly bet: string
  /** What is written on it; its name where nothing else is. */
  readonly children?: ReactNode
  readonly className?: string
  readonly hasStand?: boolean
  readonly hasOdds?: boolean
}

/** A place of a betting layout: one tap lays the chosen chip. Its name says what it pays and what lies on it. */
export function Spot({ bet, children, className, hasStand = false, hasOdds = true }: SpotProps) {
  const { t, money, decimal } = useTexts()
  const board = useBoard()
  const nameOf = useBetNames()
  if (!board.isOffered(bet)) return null
  const stake = board.stakeOn(bet)
  const known = board.oddsOf(bet)
  const odds = known === null ? null : decimal(known)
  const won = board.hasWon(bet)
  const stand = hasStand ? board.standOn(bet) : null
  const said = [
    nameOf(bet),
    ...(odds === null ? [] : [t(UP_TO.test(bet) ? 'tables.paysUpTo' : 'tables.pays', { odds })]),
    ...(stake > 0n ? [t('tables.yourBet', { amount: money(stake, board.currency, { symbol: true }) })] : []),
    ...(won ? [t('tables.hasWon')] : []),
  ].join(', ')
  return (
    <button
      type="button"
      data-spot={bet}
      aria-label={said}
      aria-disabled={!board.isOpen || undefined}
      className={clsx('lt-spot', className)}
      data-won={won || undefined}
      data-lost={won === false || undefined}
      data-full={(board.isOpen && board.leftOn(bet) <= 0n) || undefined}
      onClick={() => board.isOpen && board.lay([{ key: bet, pieces: 1 }])}
    >
      <span className="lt-spot-name">{children ?? nameOf(bet)}</span>
      {hasOdds && odds !== null && (
        <span className="lt-spot-odds num">{UP_TO.test(bet) ? t('tables.upTo', { odds }) : `${odds}:1`}</span>
      )}
      {stand && stand.players > 0 && (
        <span className="lt-spot-stand num">
          {stand.players} · {chipText(stand.stake)}
        </span>
      )}
      {stake > 0n && (
        <Pile amount={stake} chips={board.chips} isPending={board.isPending(bet)} isLost={won === false} />
      )}
    </button>
  )
}
