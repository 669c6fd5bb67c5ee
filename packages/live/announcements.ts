import pg from 'pg'
import type { Log } from '#server/log.ts'

/** Reconnect delay. */
const AGAIN_MS = 500

export type Listening = { readonly close: () => Promise<void> }

/**
 * Listens on PostgreSQL notification channels, on its own connection, until it is closed. `onMissed` is called after every reconnect:
 * notifications in between were lost.
 */
export function listenTo({
  url,
  channels,
  onMissed,
  log,
}: {
  readonly url: string
  /** Listeners per channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  readonly onMissed: () => void
  readonly log: Log
}): Listening {
  const names = Object.keys(channels)
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const again = (error: unknown): void => {
    if (isOver) return
    log.warn({ error, channels: names }, 'event subscription lost; reconnecting')
    client = null
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), AGAIN_MS)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: `listens-${names.join('-')}`.slice(0, 63),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client = next
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    // an error and an end may both be reported for one lost connection: only the connection in use is replaced
    const lost = (error?: unknown): void => {
      if (client === next) again(error ?? 'ended')
    }
    next.on('error', lost)
    next.on('end', lost)
    try {
      await next.connect()
      for (const name of names) await next.query(`listen ${pg.escapeIdentifier(name)}`)
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
