import { join } from 'node:path'
import { keyOf } from '#apps/processor/signing.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { endWithParent } from '#server/process.ts'
import { createVault } from '#server/vault.ts'
import { createDesk } from './desk.ts'
import { buildHttp } from './http.ts'
import { openJournal } from './journal.ts'

/** How often pending transfers are processed. */
const LOOK_MS = 500

// The sandbox has its own journal and never opens the platform's database; the shared configuration reader requires a value here.
const config = readConfig({ DATABASE_URL: 'none', ...process.env })
const log = createLog('fairhouse-arcade', config.LOG_LEVEL)
const key = keyOf(createVault(config.secret).keyText('arcade'))
const clock = () => Date.now()

const journal = openJournal(join(config.DATA_DIR, 'arcade'))
const desk = createDesk(journal, clock)
const app = await buildHttp({ desk, journal, key, clock })
await app.listen({ host: config.SANDBOX_HOST, port: config.ARCADE_PORT })
const timer = setInterval(() => desk.settleDue(), LOOK_MS)
log.info({ port: config.ARCADE_PORT, wallets: journal.purses.size }, 'sandbox arcade listening')

endWithParent(log, async () => {
  clearInterval(timer)
  await app.close()
  journal.close()
})
