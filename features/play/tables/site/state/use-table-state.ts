import { useMemo, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { asMember } from '#features/account/identity/site/auth-store.ts'
import { rackOf, stakeOn, totalOf, type Bounds, type Chip } from '../../rules/page/chips.ts'
import type { Piece } from '../../rules/page/calls.ts'
import type { Board } from '../bets/board-context.ts'
import { useBets, type Bets } from '../bets/use-bets.ts'
import type { GameRules } from '../rules-of.ts'
import { serverNow } from '../server-time.ts'
import { playSound } from '../sound/sounds.ts'
import type { TableReply } from '../use-table.ts'
import { useTableDeal } from '../table/game-stage.tsx'
import { usePrefs } from './prefs.ts'
import { useGameRules } from './use-game-rules.ts'
import { useIsOpen } from './use-phase.ts'
import { useLastBets } from './use-last-bets.ts'

/** Everything that a table's parts share: the round as it is shown, the caller's chips, and the view of the layout. */
export function useTableState(data: TableReply) {
  const { table, round, mine, config } = data
  const { limits } = table
  const isMember = useIsMember()
  const { sound, squeeze } = usePrefs()
  const isOpen = useIsOpen(round, table.isOpen)
  const deal = useTableDeal(round)
  // a dealer's cards, and blackjack's, become public one by one: the deal is over with the result
  const isPart = round?.outcome === null
  const isShown = round !== null && (round.phase === 'over' || (deal.isOver && !isPart))
  const rules = useGameRules(table.game, config)
  const rack = useMemo(() => rackOf(limits.chips, limits.tableMax), [limits.chips, limits.tableMax])
  const [chosen, setChip] = useState<bigint | null>(null)
  const chip = chosen !== null && rack.includes(chosen) ? chosen : (rack[1] ?? rack[0] ?? limits.min)
  const balance = useApiQuery(useApi(wallet).balance, undefined, { enabled: isMember })

  const boundsOf = (key: string): Bounds => ({
    min: limits.min,
    step: limits.step,
    // until the rules are loaded the lower limit holds
    most: (rules?.bets.get(key) ?? key) === 'main' ? limits.maxMain : limits.maxSide,
    tableMost: limits.tableMax,
  })
  const bets = useBets({ table: table.code, round, mine, isOpen, boundsOf, now: serverNow })
  const last = useLastBets(table.code, round?.id ?? null, bets.placed)
  const lay = (chips: readonly Chip[]) =>
    asMember(() => {
      bets.lay(chips)
      if (sound) playSound('chip')
    })

  const outcome = isShown ? (round?.outcome ?? null) : null
  const board = boardOf(data, { bets, rules, rack, chip, isOpen, outcome, boundsOf, lay })
  return {
    data,
    round,
    deal,
    isOpen,
    isShown,
    rack,
    chip,
    setChip,
    bets,
    board,
    marks: shownMarks(table.marks, round, isShown),
    squeezes: squeeze ? squeezable(bets.all.map(({ key }) => key)) : [],
    balance: balance.data?.sumBalance ?? null,
    lastBets: last,
    lay,
    win: winOf(mine, round?.id ?? null),
    hasSound: sound,
  } as const
}

export type TableState = ReturnType<typeof useTableState>

/** The hands that the player has bet on may be peeled; without a bet both. */
function squeezable(keys: readonly string[]): readonly ('player' | 'banker')[] {
  const hands = (['player', 'banker'] as const).filter((hand) =>
    keys.some((key) => key.startsWith(hand) || (hand === 'player' ? key === 'dragon' : key === 'tiger')),
  )
  return hands.length > 0 ? hands : ['player', 'banker']
}

/** What the caller staked on the round and got back; null until it is settled. */
function winOf(mine: TableReply['mine'], round: string | null) {
  const slips = mine.filter((slip) => slip.round === round && slip.state === 'settled')
  if (slips.length === 0) return null
  return {
    stake: slips.reduce((sum, { stake }) => sum + stake, 0n),
    win: slips.reduce((sum, { win }) => sum + win, 0n),
  }
}

/** The marks of past rounds; while a deal is shown, its own result is not among them. */
function shownMarks(
  marks: readonly string[],
  round: TableReply['round'],
  isShown: boolean,
): readonly string[] {
  const isTold =
    round !== null && round.mark !== null && round.phase === 'dealing' && marks.at(-1) === round.mark
  return isTold && !isShown ? marks.slice(0, -1) : marks
}

type Parts = {
  readonly bets: Bets
  readonly rules: GameRules | null
  readonly rack: readonly bigint[]
  readonly chip: bigint
  readonly isOpen: boolean
  /** Null until the deal has been shown. */
  readonly outcome: unknown
  readonly boundsOf: (key: string) => Bounds
  readonly lay: (chips: readonly Chip[]) => void
}

/** The table as its betting layout sees it. */
function boardOf({ table, seats }: TableReply, parts: Parts): Board {
  const { bets, rules, rack, chip, isOpen, outcome, boundsOf, lay } = parts
  const { currency } = table.limits
  const stands = seats.books.find((book) => book.currency === currency)?.stands
  return {
    currency,
    isOpen,
    chips: rack,
    isOffered: (key) => rules === null || rules.bets.has(key),
    stakeOn: (key) => stakeOn(bets.all, key),
    isPending: (key) => stakeOn(bets.coming, key) > 0n,
    standOn: (key) => stands?.find((each) => each.key === key) ?? null,
    oddsOf: (key) => rules?.oddsOf(key) ?? null,
    hasWon: (key) => (outcome === null || !rules ? null : rules.hasWon(key, outcome)),
    leftOn: (key) => {
      const { most, tableMost } = boundsOf(key)
      const [onBet, onTable] = [most - stakeOn(bets.all, key), tableMost - totalOf(bets.all)]
      return onBet < onTable ? onBet : onTable
    },
    lay: (pieces: readonly Piece[], call) =>
      lay(pieces.map(({ key, pieces: count }) => ({ key, stake: chip * BigInt(count), call: call ?? null }))),
  }
}
