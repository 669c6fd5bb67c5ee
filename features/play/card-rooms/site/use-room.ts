import { useCallback, useEffect, useRef } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { learnServerTime, serverNow } from '#features/play/tables/site/server-time.ts'
import { cardRooms } from '../contract.ts'
import type { CardAction } from '../rules/play.ts'

export type RoomReply = Reply<typeof cardRooms.room>
export type RoomInfo = RoomReply['room']
export type RoomSeat = RoomReply['seats'][number]
export type RoomHand = NonNullable<RoomReply['hand']>
export type HoldemView = NonNullable<RoomHand['holdem']>
export type TienLenView = NonNullable<RoomHand['tienLen']>
export type LiengView = NonNullable<RoomHand['lieng']>
/** A hand with bets. */
export type BetsView = HoldemView | LiengView
export type SamLocView = NonNullable<RoomHand['samLoc']>
export type ClimbView = TienLenView | SamLocView

/** Events tell of changes; this bounds how long a lost one is missed. */
const POLL_MS = 4_000
const OVERDUE_MS = 700
const SEED_BYTES = 16

/** A room as the own seat sees it. An event says that it changed, and the page reads it again. */
export function useRoom(code: string) {
  const asked = useApiQuery(useApi(cardRooms).room, { params: { code } }, { everyMs: POLL_MS, staleMs: 0 })
  const { data, refetch } = asked
  useEffect(() => {
    if (data) learnServerTime(data.now)
  }, [data?.now]) // eslint-disable-line react-hooks/exhaustive-deps -- a reply's moment is learnt once
  useWatch(data ? [data.watch] : [], {
    onEvent: ({ topic }) => {
      if (topic === 'rooms.room') void refetch()
    },
    onAgain: () => void refetch(),
  })
  const dueMs = data?.hand?.dueAt?.getTime() ?? null
  useEffect(() => {
    if (dueMs === null) return
    const timer = setTimeout(() => void refetch(), Math.max(300, dueMs - serverNow() + OVERDUE_MS))
    return () => clearTimeout(timer)
  }, [dueMs, refetch])
  useOwnSeed(code, data?.hand ?? null)
  return asked
}

/** Sends the own seed as soon as the root of the sealed deck is known: it cuts the deck. The server's clock waits two seconds for it. */
function useOwnSeed(code: string, hand: RoomHand | null): void {
  const { mutate } = useApiMutation(useApi(cardRooms).seed, { isUrgent: true })
  const sent = useRef('')
  const wanted = hand?.wantsSeed ? hand.id : null
  useEffect(() => {
    if (wanted === null || sent.current === wanted) return
    sent.current = wanted
    const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
    const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    mutate({ params: { code }, body: { hand: wanted, seed } })
  }, [code, wanted, mutate])
}

export type Decision = {
  readonly kind: CardAction['kind']
  readonly to?: string
  readonly agrees?: boolean
  readonly cards?: number[]
}

/** Decides for the own seat, for the hand and version that the page shows. */
export function useDecide(code: string, hand: RoomHand | null) {
  const api = useApi(cardRooms)
  const { mutate, isPending, error, reset } = useApiMutation(api.act, { invalidates: [api.room] })
  const decide = useCallback(
    (action: Decision) => {
      if (hand) mutate({ params: { code }, body: { hand: hand.id, version: hand.version, action } })
    },
    [code, hand, mutate],
  )
  return { decide, isPending, error, reset }
}
