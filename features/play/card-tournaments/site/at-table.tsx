import { useEffect, useRef } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { cardRooms } from '#features/play/card-rooms/contract.ts'
import { useChips } from '#features/play/card-rooms/site/chips.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'
import { navigate } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { tournaments } from '../contract.ts'
import { TournamentStrip } from './tournament-strip.tsx'
import './tournaments.css'

const POLL_MS = 3_000

type Props = {
  readonly id: bigint
  readonly code: string
  /** The own seat sits out. */
  readonly isAway: boolean
}

/** The tournament of a table: its clock and standings in a line, and what became of the own seat. */
export function AtTable({ id, code, isAway }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(tournaments).one, { params: { id } }, { everyMs: POLL_MS, staleMs: 0 })
  const { data } = asked
  const table = data?.mine?.table ?? null
  useFollow(table, code)
  const api = useApi(cardRooms)
  const away = useApiMutation(api.away, { invalidates: [api.room] })
  const chips = useChips({ currency: data?.tournament.currency ?? 'FUN' })
  if (!data) return null
  const { mine, tournament } = data
  const isDone = mine !== null && mine.place !== null && (mine.state === 'out' || tournament.state === 'over')
  return (
    <div className="grid gap-2 px-3 md:px-0">
      <TournamentStrip data={data} />
      {isAway && (
        <Notice
          tone="warning"
          action={
            <Button
              look="primary"
              size="sm"
              busy={away.isPending}
              onClick={() => away.mutate({ params: { code }, body: { isAway: false } })}
            >
              {t('tournaments.back')}
            </Button>
          }
        >
          {t('tournaments.awayText')}
        </Notice>
      )}
      {isDone && (
        <Notice tone="info">
          {mine.prize !== null && mine.prize > 0n
            ? t('tournaments.won', { place: mine.place ?? 0, prize: chips(mine.prize) })
            : t('tournaments.finished', { place: mine.place ?? 0 })}
        </Notice>
      )}
    </div>
  )
}

/** A player who was moved is taken to the new table; a spectator stays. */
function useFollow(table: string | null, code: string): void {
  const { t } = useTexts()
  const wasHere = useRef(false)
  useEffect(() => {
    if (table === code) wasHere.current = true
    if (table === null || table === code || !wasHere.current) return
    wasHere.current = false
    toast({ tone: 'info', title: t('tournaments.moved') })
    void navigate({ to: '/room', search: { code: table }, replace: true })
  }, [table, code, t])
}
