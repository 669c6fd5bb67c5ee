import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { endWithParent } from '#server/process.ts'
import { createVault } from '#server/vault.ts'
import { buildHttp } from './http.ts'
import { sandboxKey, SANDBOX_KEY_ID } from './key.ts'
import { createTables } from './tables.ts'
import { walletAt } from './wallet.ts'

// The sandbox stores no money and never opens the platform's database; the shared configuration reader requires a value here.
const config = readConfig({ DATABASE_URL: 'none', ...process.env })
const log = createLog('fairhouse-vendor', config.LOG_LEVEL)
const key = sandboxKey(createVault(config.secret).keyText('vendor-sandbox'))
const base = config.SITE_ORIGIN ?? `http://127.0.0.1:${config.PORT}`
const wallet = walletAt({ base, keyId: SANDBOX_KEY_ID, key: key.privateKey })
const app = await buildHttp(createTables(wallet), config.PORT, wallet.isSigned)
await app.listen({ host: config.SANDBOX_HOST, port: config.VENDOR_PORT })
log.info({ port: config.VENDOR_PORT }, 'sandbox provider listening')

endWithParent(log, () => app.close())
