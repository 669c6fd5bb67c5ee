import { useTexts } from '#texts/use-texts.ts'
import type { RoomInfo } from './use-room.ts'

/** Amounts at a table: without decimals where they are whole. */
export function useChips({ currency }: Pick<RoomInfo, 'currency'>): (amount: bigint) => string {
  const { money } = useTexts()
  return (amount) => money(amount, currency).replace(/[.,]00$/, '')
}
