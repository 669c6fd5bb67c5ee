import type pg from 'pg'

/** Protocol messages received during a query, as pg reports them; only what a single value needs. */
type Heard = { readonly fields: readonly (string | null)[] }

/** The protocol stream of a connection. */
type Wire = { readonly stream: { readonly write: (bytes: Buffer) => boolean } }

/**
 * Sends pre-encoded protocol messages through a pool connection and reads the one returned text. The driver queues it and reports
 * errors and completion as for any query; this saves its per-value encoding, which copies every byte several times.
 */
export function ask(client: pg.ClientBase, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let told: string | null = null
    let failure: Error | null = null
    client.query({
      submit: (connection: Wire) => void connection.stream.write(bytes),
      handleDataRow: ({ fields }: Heard) => (told = fields[0] ?? null),
      handleError: (error: Error) => {
        failure = error
        reject(error)
      },
      handleRowDescription: () => undefined,
      handleCommandComplete: () => undefined,
      handlePortalSuspended: () => undefined,
      handleEmptyQuery: () => undefined,
      handleReadyForQuery: () => {
        if (failure) return
        if (told === null) reject(new Error('db: a message was not answered'))
        else resolve(told)
      },
    } as unknown as pg.Submittable)
  })
}

/** SQLSTATE classes for a lost connection, a server shutting down or starting, and one without free connections. */
const LOST_CLASSES = ['08', '57P0', '53']

/** The error's SQLSTATE; empty if it does not come from the server. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Whether an error means that the connection is unusable; an error without SQLSTATE comes from the connection itself. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return code === '' || LOST_CLASSES.some((start) => code.startsWith(start))
}
