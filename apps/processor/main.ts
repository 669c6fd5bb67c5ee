import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { endWithParent } from '#server/process.ts'
import { createVault } from '#server/vault.ts'
import { startDeliverer } from './deliverer.ts'
import { createDesk } from './desk.ts'
import { buildHttp } from './http.ts'
import { openJournal } from './journal.ts'
import { keyOf } from './signing.ts'

// The sandbox has its own journal and never opens the platform's database; the shared configuration reader requires a value here.
const config = readConfig({ DATABASE_URL: 'none', ...process.env })
const log = createLog('fairhouse-processor', config.LOG_LEVEL)
const key = keyOf(config.PROCESSOR_SECRET ?? createVault(config.secret).keyText('processor'))
const clock = () => Date.now()

const journal = openJournal(join(config.DATA_DIR, 'processor'))
const desk = createDesk(journal, clock)
const app = await buildHttp({ desk, journal, key, clock })
await app.listen({ host: config.SANDBOX_HOST, port: config.PROCESSOR_PORT })
const deliverer = startDeliverer(desk, key, clock)
log.info({ port: config.PROCESSOR_PORT, orders: journal.orders.size }, 'sandbox processor listening')

endWithParent(log, async () => {
  await app.close()
  await deliverer.stop()
  journal.close()
})
