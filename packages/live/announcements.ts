import pg from 'pg'
import { APP_ROLE } from '#db/pool.ts'
import type { Log } from '#server/log.ts'

/** After a cut the next try comes this much later. */
const AGAIN_MS = 500

export type Listening = { readonly close: () => Promise<void> }

/**
 * Hears what PostgreSQL announces on a channel, on a connection of its own, until it is closed. `onMissed` is called
 * whenever the connection is back: announcements of the time between were not heard.
 */
export function listenTo({
  url,
  channel,
  onMessage,
  onMissed,
  log,
}: {
  readonly url: string
  readonly channel: string
  readonly onMessage: (payload: string) => void
  readonly onMissed: () => void
  readonly log: Log
}): Listening {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const again = (error: unknown): void => {
    if (isOver) return
    log.warn({ error, channel }, 'announcements are not heard for a moment')
    client = null
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), AGAIN_MS)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: `listens-${channel}`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      options: `-c role=${APP_ROLE}`,
    })
    client = next
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    // an error and an end may both come for one cut: only the connection that is in use is replaced
    const lost = (error?: unknown): void => {
      if (client === next) again(error ?? 'ended')
    }
    next.on('error', lost)
    next.on('end', lost)
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      onMissed()
    } catch (error) {
      lost(error)
      await next.end().catch(() => undefined)
    }
  }

  void connect()
  return {
    async close() {
      isOver = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
