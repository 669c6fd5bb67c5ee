import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDesk, type Desk } from '#apps/arcade/desk.ts'
import { buildHttp } from '#apps/arcade/http.ts'
import { openJournal, type Journal } from '#apps/arcade/journal.ts'
import type { Behaviour } from '#apps/arcade/shapes.ts'
import { keyOf } from '#apps/processor/signing.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { createVault } from '#server/vault.ts'
import { saveVendor } from '../store/vendors.ts'

const SECRET = 'a secret that house and arcade of the tests share'

export type ArcadeSetup = TestApp & {
  readonly desk: Desk
  readonly journal: Journal
  readonly behave: (transfers: Behaviour['transfers']) => void
  /** Stops the arcade's server. */
  readonly shut: () => Promise<void>
  readonly reopen: () => Promise<void>
}

/** A real platform and a real arcade, whose wallet is enabled for both brands. */
export async function arcadeSetup(): Promise<ArcadeSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-arcade-'))
  const journal = openJournal(folder)
  const key = keyOf(createVault(SECRET).keyText('arcade'))
  let now = () => Date.now()
  const clock = () => now()
  const desk = createDesk(journal, clock)
  let app = await buildHttp({ desk, journal, key, clock })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // the server listens on a TCP port, so the address is an object
  const at = await testApp({ ARCADE_PORT: String(port), FAIRHOUSE_SECRET: SECRET })
  now = () => at.clock.now().getTime()
  await inTransaction(at.database.db, async (tx) => {
    for (const merchant of ['JADE', 'AMBER'])
      await saveVendor(tx, {
        merchant,
        vendor: 'arcade',
        isOpen: true,
        least: major(1),
        most: major(5_000_000),
      })
  })
  return {
    ...at,
    desk,
    journal,
    behave: (transfers) => journal.write({ behaviour: { transfers, waitSeconds: 0 } }),
    shut: () => app.close(),
    async reopen() {
      app = await buildHttp({ desk, journal, key, clock })
      await app.listen({ host: '127.0.0.1', port })
    },
    async close() {
      await app.close()
      journal.close()
      await at.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
