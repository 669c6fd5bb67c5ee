import type pg from 'pg'
import { PLAN_SETTINGS, PREPARE_SQL, TYPE_OIDS_SQL, type TypeOids } from './encode.ts'

/** Advisory lock class of the batchers' stripes; 7263 is post()'s. */
const STRIPE_LOCK = 7264
const STRIPES = 32
/** Lock timeout: shorter than a caller's patience; a batch that takes longer is given up. */
const SESSION_SETTINGS = `set lock_timeout = '500ms'; set statement_timeout = '2s'; set idle_in_transaction_session_timeout = '5s';
  ${PLAN_SETTINGS} ${PREPARE_SQL}`

/** One connection and, as long as it lives, an exclusive stripe of the house accounts. */
export type Writer = { readonly client: pg.PoolClient; readonly stripe: number; readonly oids: TypeOids }

export type WriterSlot = {
  /** The open writer, or the one that is being opened for all callers. */
  readonly open: () => Promise<Writer>
  /** Drops this writer, unless another batch has done so already; the server frees the stripe with the session. */
  readonly drop: (lost: Promise<Writer> | null) => void
  /** Drops the open writer, if any. */
  readonly close: () => void
}

/** A stripe not leased by any live session; the 32nd and later writers on one database share the last ones. */
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

/** A slot for one writer: opened on first use, and again after it was lost. */
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
