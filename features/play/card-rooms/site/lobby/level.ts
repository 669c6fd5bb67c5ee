import { useTexts } from '#texts/use-texts.ts'
import { useChips } from '../chips.ts'
import type { RoomInfo } from '../use-room.ts'

/** The stakes of a room as players say them: "500/1,000", what a card is worth, or the ante. */
export function useLevel(room: Pick<RoomInfo, 'currency' | 'game' | 'small' | 'unit'>): string {
  const { t } = useTexts()
  const chips = useChips(room)
  const amount = chips(room.unit)
  if (room.game === 'holdem') return `${chips(room.small)}/${amount}`
  return t(room.game === 'lieng' ? 'rooms.anteOf' : 'rooms.perCard', { amount })
}
