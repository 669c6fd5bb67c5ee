import { useEffect, useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { useBoard } from '#features/play/lottery/site/use-board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { lotterySlips } from '../contract.ts'
import { openSlip } from './open.ts'
import { useSelection } from './use-selection.ts'

const ASKED_MS = 5_000
const MOST_OPEN = 50

type NewsProps = {
  /** The lottery that the page shows. */
  readonly code: string
  readonly onAgain: (lines: readonly SlipLine[]) => void
}

/** Shows nothing itself: tells of slips that win while the page is open, and puts the lines of a linked slip on the new one. */
export function SlipNews({ code, onAgain }: NewsProps) {
  useWins(code)
  useAgain(code, onAgain)
  return null
}

/** A slip that was open and is settled now has won or lost; a win is told. */
function useWins(code: string): void {
  const { t, money } = useTexts()
  const api = useApi(lotterySlips)
  const open = useApiQuery(
    api.mine,
    { query: { gameId: code, state: 'open', limit: MOST_OPEN } },
    { everyMs: ASKED_MS },
  )
  const known = useRef<ReadonlySet<string>>(new Set())
  const slips = open.data?.slips
  useEffect(() => {
    if (!slips) return
    const now = new Set(slips.map(({ id }) => id))
    const over = [...known.current].filter((id) => !now.has(id))
    known.current = now
    for (const id of over)
      void api
        .slip({ params: { slip: id } })
        .then(({ slip }) => {
          if (slip.state !== 'settled' || slip.hits === 0) return
          const sum = money(slip.win, slip.currency, { symbol: true })
          toast({
            tone: 'good',
            title: t('slips.wonToast', { numero: slip.numero, sum }),
            action: { label: t('slips.show'), run: () => openSlip(id) },
          })
        })
        .catch(() => undefined) // the list of slips shows it
    // texts and the call keep their meaning while the page is open
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slips])
}

/** The lines of a slip of another page's lottery: its link carries the slip's number. */
function useAgain(code: string, onAgain: NewsProps['onAgain']): void {
  const { again: id } = usePlace().search
  const { board } = useBoard(code)
  const { again } = useSelection(board.data)
  const asked = useApiQuery(
    useApi(lotterySlips).slip,
    { params: { slip: id ?? '' } },
    { enabled: id !== undefined },
  )
  const detail = id === undefined ? undefined : asked.data
  const isReady = detail !== undefined && board.data !== undefined
  useEffect(() => {
    if (!isReady || !detail) return
    void navigate({
      search: (before) => ({ ...before, again: undefined }),
      replace: true,
      resetScroll: false,
    })
    if (detail.slip.gameId === code) onAgain(again(detail.items))
    // once for each link
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, id])
}
