import { useTexts } from '#texts/use-texts.ts'
import { useChips } from '../chips.ts'
import type { RoomInfo } from '../use-room.ts'

/** The stakes of a room as players say them: "500/1,000", or what a card is worth. */
export function useLevel(room: Pick<RoomInfo, 'currency' | 'game' | 'small' | 'unit'>): string {
  const { t } = useTexts()
  const chips = useChips(room)
  return room.game === 'holdem'
    ? `${chips(room.small)}/${chips(room.unit)}`
    : t('rooms.perCard', { amount: chips(room.unit) })
}
