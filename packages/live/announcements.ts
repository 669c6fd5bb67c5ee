import pg from 'pg'
import type { Log } from '#server/log.ts'

/** After a cut the next try comes this much later. */
const AGAIN_MS = 500

export type Listening = { readonly close: () => Promise<void> }

/**
 * Hears what PostgreSQL announces on some channels, on one connection of its own, until it is closed. `onMissed` is called
 * whenever the connection is back: announcements of the time between were not heard.
 */
export function listenTo({
  url,
  channels,
  onMissed,
  log,
}: {
  readonly url: string
  /** Who hears what is announced on each. */
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
    // an error and an end may both come for one cut: only the connection that is in use is replaced
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
