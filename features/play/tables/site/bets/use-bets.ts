import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RefusedError, type NetworkError } from '#contract/envelope.ts'
import { newId } from '#contract/new-id.ts'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { tables } from '../../contract/member.ts'
import { fitting, gathered, totalOf, type Bounds, type Chip } from '../../rules/page/chips.ts'

type Slip = Reply<typeof tables.table>['mine'][number]
/** A slip as far as a layout needs it; one that was just taken is not in the table's reply yet. */
type Own = Pick<Slip, 'id' | 'round'> & { readonly chips: readonly Chip[] }

/** What a member is told about the last bet. */
export type BetNews =
  | { readonly kind: 'late'; readonly amount: bigint }
  | { readonly kind: 'cut' }
  | { readonly kind: 'refused'; readonly error: RefusedError | NetworkError; readonly amount: bigint }

/** Chips laid within this time go as one slip; a chip in the last moments goes immediately. */
const TOGETHER_MS = 450
const HURRY_MS = 1_500

type Options = {
  readonly table: string
  readonly round: { readonly id: string; readonly closesAt: Date } | null
  readonly mine: readonly Slip[]
  readonly isOpen: boolean
  readonly boundsOf: (key: string) => Bounds
  readonly now: () => number
}

const chipsOf = ({ lines }: Slip): readonly Chip[] =>
  lines.map(({ key, stake, call }) => ({ key, stake, call }))

/**
 * The caller's chips on a round: those on their way and those that the server has taken. Every chip is sent; whether it was in time, the
 * server decides, and a chip that came late leaves the table with a message.
 */
export function useBets({ table, round, mine, isOpen, boundsOf, now }: Options) {
  const [queue, setQueue] = useState<readonly (readonly Chip[])[]>([])
  const [away, setAway] = useState<readonly { readonly id: string; readonly chips: readonly Chip[] }[]>([])
  const [taken, setTaken] = useState<readonly Own[]>([])
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState<BetNews | null>(null)
  const api = useApi(tables)
  const told = { invalidates: [useApi(wallet).balance] }
  const { mutate: place } = useApiMutation(api.place, told)
  const { mutate: undoSlip, isPending: isUndoing } = useApiMutation(api.undo, told)
  const { mutate: clearRound, isPending: isClearing } = useApiMutation(api.clear, told)
  const id = round?.id ?? null

  const slips = useMemo(() => {
    const known = mine.filter((slip) => slip.round === id && slip.state !== 'void')
    const later = taken.filter((slip) => slip.round === id && !known.some((each) => each.id === slip.id))
    const all: readonly Own[] = [...known.map((slip) => ({ ...slip, chips: chipsOf(slip) })), ...later]
    return all.filter((slip) => !undone.has(slip.id))
  }, [mine, taken, undone, id])
  const placed = useMemo(() => slips.flatMap(({ chips }) => chips), [slips])
  const coming = useMemo(() => [...away.flatMap(({ chips }) => chips), ...queue.flat()], [away, queue])

  const send = useCallback(() => {
    if (queue.length === 0 || id === null) return
    const chips = gathered(queue.flat())
    const own = newId()
    setQueue([])
    setAway((before) => [...before, { id: own, chips }])
    place(
      {
        params: { table },
        body: {
          round: id,
          bets: chips.map(({ key, stake, call }) => (call === null ? { key, stake } : { key, stake, call })),
        },
        idempotencyKey: own,
      },
      {
        onSuccess: ({ slip }) => setTaken((before) => [...before, { id: slip, round: id, chips }]),
        onError: (error) => {
          const isLate = error instanceof RefusedError && error.code === 'shared.saleOver'
          const amount = totalOf(chips)
          setNews(isLate ? { kind: 'late', amount } : { kind: 'refused', error, amount })
        },
        onSettled: () => setAway((before) => before.filter((each) => each.id !== own)),
      },
    )
  }, [queue, id, table, place])

  useEffect(() => {
    if (queue.length === 0 || !round) return
    const isHurry = !isOpen || round.closesAt.getTime() - now() < HURRY_MS
    const timer = setTimeout(send, isHurry ? 0 : TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [queue, round, isOpen, now, send])

  // a new round starts without a message of the last one
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== id) setNews(null)
    shown.current = id
  }, [id])

  const lay = (wish: readonly Chip[]) => {
    const { chips, isCut } = fitting([...placed, ...coming], wish, boundsOf)
    setNews(isCut ? { kind: 'cut' } : null)
    if (chips.length > 0) setQueue((before) => [...before, chips])
  }
  const undo = () => {
    if (queue.length > 0) return setQueue(queue.slice(0, -1))
    const last = slips.at(-1)
    if (last)
      undoSlip(
        { params: { slip: last.id } },
        {
          onSuccess: () => setUndone((before) => new Set([...before, last.id])),
          onError: (error) => setNews({ kind: 'refused', error, amount: 0n }),
        },
      )
  }
  const clear = () => {
    setQueue([])
    if (id === null || slips.length === 0) return
    const ids = slips.map((slip) => slip.id)
    clearRound(
      { params: { round: id } },
      {
        onSuccess: () => setUndone((before) => new Set([...before, ...ids])),
        onError: (error) => setNews({ kind: 'refused', error, amount: 0n }),
      },
    )
  }
  return {
    placed,
    coming,
    all: useMemo(() => [...placed, ...coming], [placed, coming]),
    slips,
    news,
    isBusy: isUndoing || isClearing,
    lay,
    undo,
    clear,
    forgetNews: () => setNews(null),
  }
}

export type Bets = ReturnType<typeof useBets>
