import type pg from 'pg'
import { ask, isLost } from './wire.ts'

/** A query that runs so often that it has its own connection, on which it is prepared. */
export type Question = {
  /** Name of the prepared statement. */
  readonly name: string
  /** Returns one text; parameters are passed as text. */
  readonly text: string
  /** Planner settings of the connection. */
  readonly settings: string
}

export type Line = {
  /** Runs the query. Rejects if the database fails; the next caller gets a new connection. */
  readonly ask: (values: readonly string[]) => Promise<string>
  readonly close: () => void
}

/** Keeps one pool connection for one prepared query: neither connection nor plan is looked up again, and a call is a single write. */
export function openLine(pool: pg.Pool, { name, text, settings }: Question): Line {
  let opening: Promise<pg.PoolClient> | null = null

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    try {
      await client.query(`${settings} prepare ${name} as ${text}`)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  function drop(lost: Promise<pg.PoolClient> | null): void {
    if (lost === null || lost !== opening) return
    opening = null
    lost.then(
      (client) => client.release(true),
      () => undefined,
    )
  }

  function client(): Promise<pg.PoolClient> {
    if (opening) return opening
    const fresh = connect()
    opening = fresh
    fresh.then(
      (opened) => opened.once('end', () => drop(fresh)), // it died while idle: reconnect before the next caller
      () => drop(fresh),
    )
    return fresh
  }

  return {
    async ask(values) {
      const through = client()
      try {
        return await ask(await through, messageOf(name, values))
      } catch (error) {
        if (isLost(error)) drop(through)
        throw error
      }
    },
    close: () => drop(opening),
  }
}

const INT = 4
const SHORT = 2

/** Bind with text parameters, execute, sync: the protocol messages of one call. */
function messageOf(name: string, values: readonly string[]): Buffer {
  const lengths = values.map((value) => Buffer.byteLength(value))
  const sent = lengths.reduce((sum, length) => sum + INT + length, 0)
  const bind = INT + 1 + name.length + 1 + SHORT + SHORT + sent + SHORT
  const bytes = Buffer.allocUnsafe(1 + bind + EXECUTE_AND_SYNC.length)
  let at = bytes.write('B', 0, 'latin1')
  at = bytes.writeInt32BE(bind, at)
  at += bytes.write(`\0${name}\0\0\0`, at, 'latin1') // the unnamed portal, the statement, all parameters as text
  at = bytes.writeInt16BE(values.length, at)
  for (const [n, value] of values.entries()) {
    at = bytes.writeInt32BE(lengths[n]!, at)
    at += bytes.write(value, at)
  }
  at = bytes.writeInt16BE(0, at) // the result as text
  EXECUTE_AND_SYNC.copy(bytes, at)
  return bytes
}

const EXECUTE_AND_SYNC = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1')
