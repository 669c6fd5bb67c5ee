import { hasAnswered } from '#game-kit/cards/sam-loc/game.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useSeatName } from '../table/seat-name.ts'
import type { RoomSeat, SamLocView } from '../use-room.ts'

/** What a table of Sam Loc says beside the cards: who is asked, who has declared, how it ended. Null: nothing. */
export function useSamNotes(seats: readonly RoomSeat[], view: SamLocView | null) {
  const { t } = useTexts()
  const nameOf = useSeatName(seats)
  const noteOf = (number: number): string | null => {
    if (!view) return null
    if (view.declarer === number) return t('rooms.did.sam')
    return hasAnswered(view, number) ? t('rooms.did.noSam') : null
  }
  return { status: view && statusOf(view), noteOf }

  function statusOf({ phase, declarer, winner, table, debts }: SamLocView): string | null {
    const payer = debts.find(({ why }) => why === 'covered')
    if (payer) return t('rooms.covers', { name: nameOf(payer.from) })
    if (winner !== null && declarer !== null)
      return t(winner === declarer ? 'rooms.samDone' : 'rooms.samBeaten')
    if (winner !== null) return null
    if (phase === 'declaring') return t('rooms.samPhase')
    return declarer !== null && !table ? t('rooms.samBy', { name: nameOf(declarer) }) : null
  }
}
