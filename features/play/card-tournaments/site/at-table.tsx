import { useEffect, useRef } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { cardRooms } from '#features/play/card-rooms/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'
import { navigate } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { Outcome } from './outcome.tsx'
import { TournamentStrip } from './tournament-strip.tsx'
import { useTournament } from './use-tournament.ts'
import './tournaments.css'

type Props = {
  readonly id: bigint
  readonly code: string
  /** The own seat sits out. */
  readonly isAway: boolean
}

/** The tournament of a table: its clock and standings in a line, and what became of the own seat. */
export function AtTable({ id, code, isAway }: Props) {
  const { t } = useTexts()
  const { data } = useTournament(id)
  useFollow(data?.mine?.table ?? null, code)
  const api = useApi(cardRooms)
  const away = useApiMutation(api.away, { invalidates: [api.room] })
  if (!data) return null
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
          {t(data.tournament.game === 'tien-len' ? 'tournaments.awayPlays' : 'tournaments.awayText')}
        </Notice>
      )}
      <Outcome data={data} />
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
