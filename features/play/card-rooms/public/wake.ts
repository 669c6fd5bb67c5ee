import type { App } from '#server/app.ts'
import { wakeRooms } from '../store/stopped.ts'

/**
 * After a wallet was released: rooms that waited for its chips are due now. Without a parked part the release changes nothing in them, so
 * that they would wait for the next look. Not in the transaction that changes the wallet, which has its lock: dealing locks the room first.
 */
export const wakeRoomsOf = ({ db }: Pick<App, 'db'>, wallet: bigint): Promise<void> => wakeRooms(db, wallet)
