import { useMemo } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { cardRooms } from '../../contract.ts'
import type { RoomReply } from '../use-room.ts'

type Props = { readonly data: RoomReply; readonly onSit: (seat: number) => void }

/** What there is to do beside the hand: sit down, wait for a seat, come back, or wait for others. */
export function WaitingBar({ data, onSit }: Props) {
  const { t } = useTexts()
  const { room, seats, mine, hand } = data
  const api = useApi(cardRooms)
  const away = useApiMutation(api.away, { invalidates: [api.room] })
  const own = seats.find(({ seat }) => seat === mine)
  if (!own) return <Watching data={data} onSit={onSit} />
  const comeBack = () => away.mutate({ params: { code: room.code }, body: { isAway: false } })
  if (own.state === 'away')
    return (
      <div className="flex items-center justify-between gap-3">
        <p className="text-13 text-muted">{t('rooms.awayText')}</p>
        <Button look="primary" size="lg" busy={away.isPending} onClick={comeBack}>
          {t('rooms.back')}
        </Button>
      </div>
    )
  const isAlone = seats.filter(({ state }) => state === 'seated').length < 2 && !room.isPractice
  const said = isAlone ? t('rooms.waitForOthers') : hand?.state === 'cutting' ? t('rooms.sealed') : null
  // a seat that plays needs the room for its cards
  return said === null ? null : (
    <p className="text-13 text-muted" role="status">
      {said}
    </p>
  )
}

/** A member without a seat: takes a free one, or waits for one. */
function Watching({ data, onSit }: Props) {
  const { t, date } = useTexts()
  const { room, seats, waiting } = data
  const api = useApi(cardRooms)
  const wait = useApiMutation(api.wait, { invalidates: [api.room] })
  const isMember = useIsMember()
  const free = useMemo(
    () =>
      Array.from({ length: room.seats }, (_, seat) => seat).find(
        (seat) => !seats.some((one) => one.seat === seat),
      ),
    [room.seats, seats],
  )
  const maySit = free !== undefined && waiting.maySit
  const setWaiting = (isWaiting: boolean) =>
    isMember ? wait.mutate({ params: { code: room.code }, body: { isWaiting } }) : openAuth('login')
  const said = () => {
    if (waiting.heldUntil) return t('rooms.heldForYou', { at: date(waiting.heldUntil, 'clock') })
    if (waiting.place !== null) return t('rooms.yourPlace', { place: waiting.place })
    if (maySit) return t('rooms.watching')
    return waiting.count > 0 ? t('rooms.waitingCount', { count: waiting.count }) : t('rooms.full')
  }
  return (
    <div className="grid gap-2">
      {wait.error && <Failure error={wait.error} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-40 text-13 text-muted" role="status">
          {said()}
        </p>
        {room.state === 'open' && waiting.place !== null && (
          <Button look="ghost" busy={wait.isPending} onClick={() => setWaiting(false)}>
            {t('rooms.leaveList')}
          </Button>
        )}
        {room.state === 'open' && maySit && (
          <Button look="primary" size="lg" onClick={() => onSit(free)}>
            {room.isPractice ? t('rooms.practise') : t('rooms.sit')}
          </Button>
        )}
        {room.state === 'open' && !maySit && waiting.place === null && (
          <Button size="lg" busy={wait.isPending} onClick={() => setWaiting(true)}>
            {t('rooms.join')}
          </Button>
        )}
      </div>
    </div>
  )
}
