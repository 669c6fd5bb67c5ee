import type { Db } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import { practiceRooms, usualRooms } from './rules/presets.ts'
import { insertRoom } from './store/rooms.ts'

/** Opens the usual rooms of a brand and its practice rooms. Rooms that exist stay as they are. */
export async function openUsualRooms(
  db: Db,
  {
    merchant,
    currency,
    unit,
  }: { readonly merchant: string; readonly currency: Currency; readonly unit: number },
): Promise<void> {
  for (const room of practiceRooms) await insertRoom(db, { ...room, merchant, currency: 'FUN' })
  for (const room of usualRooms(unit)) await insertRoom(db, { ...room, merchant, currency })
}
