import { useTexts } from '#texts/use-texts.ts'
import type { RoomSeat } from '../use-room.ts'

/** Names the player of a seat in sentences about the table. */
export function useSeatName(seats: readonly RoomSeat[]): (number: number) => string {
  const { t } = useTexts()
  return (number) => {
    const seat = seats.find((one) => one.seat === number)
    return seat?.isMine ? t('rooms.you') : (seat?.name ?? '')
  }
}
