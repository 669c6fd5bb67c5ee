import { useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import type { BoardPlay } from '#game-kit/lottery/board.ts'
import type { Pick } from '#game-kit/lottery/pick.ts'
import { moneyText } from '#kit/money.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { lotterySlips } from '#features/play/lottery-slips/contract.ts'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { useApi } from '#ui/api/use-api.ts'
import { oddsText } from '#game-kit/lottery/odds.ts'
import type { Round } from '../draw/use-drawing.ts'

/** Tries at new odds after the first, for a member who accepts them. */
const MOST_TRIES = 3

type Asked = {
  readonly round: Round
  readonly play: BoardPlay
  /** Numbers that the page shows: the odds that the member sees are for these. */
  readonly shown: number
  readonly onBought: () => void
}

/**
 * Places a bet at the odds that the page shows. The server refuses it if a number came first; the page then fetches the draw, and a
 * member who accepts any odds is served at the new ones.
 */
export function useLiveSale({ round, play, shown, onBought }: Asked) {
  const buy = useApiMutation(useApi(sharedRounds).sell, {
    invalidates: [useApi(wallet).balance, useApi(lotterySlips).mine],
  })
  const getRound = useApi(sharedRounds).round
  const [acceptsAll, setAcceptsAll] = useState(false)
  const [bought, setBought] = useState<{ text: string; stake: bigint; odds: string } | null>(null)
  const attempt = (pick: Pick, stake: bigint, at: { epoch: number; odds: string; tries: number }) => {
    const choice = play.choice(pick, { book: 'L', group: 0 })
    buy.mutate(
      { body: { round: round.id, epoch: at.epoch, lines: [[play.key, moneyText(stake), choice]] } },
      {
        onSuccess: () => {
          setBought({ text: choice.replaceAll(',', ' '), stake, odds: at.odds })
          onBought()
        },
        onError: (error) => {
          const hasMoved = error instanceof RefusedError && error.code === 'shared.priceMoved'
          if (!hasMoved || !acceptsAll || at.tries >= MOST_TRIES) return
          void getRound({ params: { round: round.id } }).then(({ pieces }) => {
            const factor = play.livePrice(pieces.length)
            if (factor)
              attempt(pick, stake, { epoch: pieces.length, odds: oddsText(factor), tries: at.tries + 1 })
          }, ignored)
        },
      },
    )
  }
  return {
    acceptsAll,
    setAcceptsAll,
    bought,
    error: buy.error,
    isPending: buy.isPending,
    send: (pick: Pick, stake: bigint, odds: string) => {
      setBought(null)
      attempt(pick, stake, { epoch: shown, odds, tries: 0 })
    },
  }
}

/** The refusal of the bet is on the page; the failed look-up adds nothing. */
const ignored = (): void => undefined
