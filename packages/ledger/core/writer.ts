import type pg from 'pg'
import { PLAN_SETTINGS, PREPARE_SQL, TYPE_OIDS_SQL, type TypeOids } from './encode.ts'

/** Advisory lock class of the batchers' stripes; 7263 is post()'s. */
const STRIPE_LOCK = 7264
const STRIPES = 32
/** A lock is waited for less than a caller would; a batch that takes longer than this is lost. */
const SESSION_SETTINGS = `set lock_timeout = '500ms'; set statement_timeout = '2s'; set idle_in_transaction_session_timeout = '5s';
  ${PLAN_SETTINGS} ${PREPARE_SQL}`

/** One connection and, as long as it lives, one stripe of the house accounts that nobody else uses. */
export type Writer = { readonly client: pg.PoolClient; readonly stripe: number; readonly oids: TypeOids }

export type WriterSlot = {
  /** The writer that is open, or one that is being opened for everybody who asks. */
  readonly open: () => Promise<Writer>
  /** Gives up this writer, unless another batch has done so already; the server frees the stripe with the session. */
  readonly drop: (lost: Promise<Writer> | null) => void
  /** Gives up the writer that is open, if any. */
  readonly close: () => void
}

/** A stripe that no living session holds; 32 writers on one database share the last ones. */
async function leaseStripe(client: pg.PoolClient): Promise<number> {
  const first = Math.floor(Math.random() * STRIPES)
  for (let n = 0; n < STRIPES; n += 1) {
    const stripe = (first + n) % STRIPES
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [
      STRIPE_LOCK,
      stripe,
    ])
    if (rows[0]?.got) return stripe
  }
  return first
}

async function connect(pool: pg.Pool): Promise<Writer> {
  const client = await pool.connect()
  try {
    await client.query(SESSION_SETTINGS)
    const { rows } = await client.query<TypeOids>(`select ${TYPE_OIDS_SQL}`)
    return { client, oids: rows[0]!, stripe: await leaseStripe(client) }
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** The place of one writer: opened when it is first asked for, and again after it was lost. */
export function createWriterSlot(pool: pg.Pool): WriterSlot {
  let opening: Promise<Writer> | null = null

  function drop(lost: Promise<Writer> | null): void {
    if (lost === null || lost !== opening) return
    opening = null
    lost.then(
      ({ client }) => client.release(true),
      () => undefined,
    )
  }

  return {
    open: () => {
      if (opening) return opening
      const fresh = connect(pool)
      opening = fresh
      fresh.catch(() => drop(fresh))
      return fresh
    },
    drop,
    close: () => drop(opening),
  }
}
