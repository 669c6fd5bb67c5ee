import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { Db } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import type { App } from '#server/app.ts'

/** How often the marker is written again, in case the listening connection is down at this moment. */
const AGAIN_MS = 200

/**
 * Resolves when this process has processed every configuration change committed so far: notifications arrive in the order of their commits,
 * so a marker written now arrives after all of them.
 */
export async function heardBy(app: App, db: Db): Promise<void> {
  const mark = `test ${randomUUID()}`
  let isHeard = false
  const heard = new Promise<void>((resolve) => {
    const stop = app.merchants.onChange((what) => {
      if (what !== mark) return
      isHeard = true
      stop()
      resolve()
    })
  })
  while (!isHeard) {
    await run(db, sql`select pg_notify('configuration', ${mark})`)
    await Promise.race([heard, after(AGAIN_MS)])
  }
}
