import { useTexts } from '#texts/use-texts.ts'
import { awaitedIn } from '../../rules/play.ts'
import type { RoomHand } from '../use-room.ts'

/** What screen readers hear: the own turn, and how the hand ended for the own seat. */
export function TurnNews({ hand, mine }: { readonly hand: RoomHand | null; readonly mine: number | null }) {
  const { t } = useTexts()
  const isTurn = mine !== null && hand?.state === 'playing' && awaitedIn(hand).includes(mine)
  const leg = hand?.state === 'over' ? hand.legs.find(({ seat }) => seat === mine) : undefined
  const text = isTurn
    ? t('rooms.yourTurn')
    : !leg
      ? ''
      : leg.won > leg.put
        ? t('rooms.youWin')
        : t('rooms.handOver')
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
