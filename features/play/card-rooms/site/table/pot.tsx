import { useTexts } from '#texts/use-texts.ts'
import { useChips } from '../chips.ts'
import type { RoomInfo } from '../use-room.ts'

type Props = { readonly room: RoomInfo; readonly amount: bigint; readonly isCutting: boolean }

/** What is to be won, or that the next deck is cut. */
export function Pot({ room, amount, isCutting }: Props) {
  const { t } = useTexts()
  const chips = useChips(room)
  return (
    <span className="cr-pot num">
      {amount > 0n ? t('rooms.pot', { amount: chips(amount) }) : isCutting ? t('rooms.shuffling') : ''}
    </span>
  )
}
