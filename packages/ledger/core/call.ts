import type pg from 'pg'

/** What arrives while a batch is on its way, as pg tells it; only what a single value needs. */
type Heard = { readonly fields: readonly (string | null)[] }

/** The wire of a connection. */
type Wire = { readonly stream: { readonly write: (bytes: Buffer) => boolean } }

/**
 * Sends a batch's own bytes through a connection of the pool and reads the one text that comes back. The driver queues it, and tells
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
        if (told === null) reject(new Error('ledger: a batch was not answered'))
        else resolve(told)
      },
    } as unknown as pg.Submittable)
  })
}
