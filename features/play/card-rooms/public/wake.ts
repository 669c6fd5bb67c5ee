import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { wakeRooms } from '../store/stopped.ts'

/**
 * After a wallet was released: rooms that waited for its chips are due now. Without a parked part the release changes nothing in them, so
 * that they would wait for the next look. Not in the transaction that changes the wallet, which has its lock: dealing locks the room first.
 * A failure is logged: the release is done, and the rooms are looked at a few seconds later.
 */
export async function wakeRoomsOf({ db, log }: Pick<App, 'db' | 'log'>, wallet: bigint): Promise<void> {
  try {
    // within an approval's transaction, a savepoint: a failed statement would end all of it
    await inTransaction(db, (tx) => wakeRooms(tx, wallet))
  } catch (error) {
    log.error(
      { error, wallet: `${wallet}` },
      'card rooms: rooms that wait for a released wallet were not woken',
    )
  }
}
