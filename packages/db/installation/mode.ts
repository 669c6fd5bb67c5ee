import type pg from 'pg'

export type Mode = 'demo' | 'live'

/** The database belongs to the other mode; a restart does not help. */
export class OtherModeError extends Error {
  constructor(recorded: Mode) {
    super(
      recorded === 'demo'
        ? 'This database holds demo data, so it cannot be opened in live mode. Give live mode an empty database of its own (DATABASE_URL), or start without FAIRHOUSE_MODE=live to run the demo.'
        : 'This database belongs to a live installation, so the demo does not touch it. Start with FAIRHOUSE_MODE=live, or give the demo a database of its own.',
    )
    this.name = 'OtherModeError'
  }
}

/**
 * Records the mode of a new database, and throws `OtherModeError` if it was started in the other one. Of several programs that start at
 * once on a new database, the first decides.
 */
export async function claimMode(db: Pick<pg.Pool, 'query'>, mode: Mode): Promise<void> {
  await db.query('insert into installation (mode, started_at) values ($1, now()) on conflict do nothing', [
    mode,
  ])
  const { rows } = await db.query<{ mode: Mode }>('select mode from installation')
  const recorded = rows[0]?.mode
  if (recorded === undefined) throw new Error('claimMode: the mode was written and is not there')
  if (recorded !== mode) throw new OtherModeError(recorded)
}
