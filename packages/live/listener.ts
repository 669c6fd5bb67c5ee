import type pg from 'pg'

/** What the sockets' adapter asks of a pool. */
export type ListenerPool = Pick<pg.Pool, 'connect' | 'query'>

/**
 * A pool for the sockets' adapter, which never gives back a connection that died: each fall of the database would take one from the
 * pool for good, and a house would stand without any after a few. Here a connection that ends goes back by itself. The adapter may
 * also begin anew twice for one fall; whoever asks while it listens waits for ever, as one listener is enough.
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
