import type pg from 'pg'

/** The part of a pool that the socket adapter uses. */
export type ListenerPool = Pick<pg.Pool, 'connect' | 'query'>

/**
 * A pool for the socket adapter, which never returns a connection that died: each database restart would leak one, and after a few a
 * server would have none left. Here a lost connection is returned automatically. The adapter may also reconnect twice for one loss; a
 * second request while it listens waits forever, because one listener is enough.
 */
export function listenerPool(pool: pg.Pool): ListenerPool {
  let isLent = false
  async function connect(): Promise<pg.PoolClient> {
    if (isLent) return new Promise(() => undefined)
    isLent = true
    try {
      const client = await pool.connect()
      const giveBack = client.release
      const over = () => {
        isLent = false
        giveBack(true)
      }
      client.once('end', over)
      client.release = (error) => {
        client.removeListener('end', over)
        isLent = false
        giveBack(error)
      }
      return client
    } catch (error) {
      isLent = false
      throw error
    }
  }
  return { connect, query: pool.query.bind(pool) }
}
