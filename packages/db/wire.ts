import type pg from 'pg'

/** What arrives while a message is on its way, as pg tells it; only what a single value needs. */
type Heard = { readonly fields: readonly (string | null)[] }

/** The wire of a connection. */
type Wire = { readonly stream: { readonly write: (bytes: Buffer) => boolean } }

/**
 * Sends a message's own bytes through a connection of the pool and reads the one text that comes back. The driver queues it, and tells
 * errors and the end, as for any query; what is saved is its encoding of each value, which copies every byte several times.
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

/** Classes of SQLSTATE that tell of a connection that is gone, a server that goes down or comes up, or one that is full. */
const LOST_CLASSES = ['08', '57P0', '53']

/** The error's SQLSTATE; empty where it does not come from the server. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Whether an error means that the connection is of no more use; one without a SQLSTATE comes from the connection itself. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return code === '' || LOST_CLASSES.some((start) => code.startsWith(start))
}
