import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { insertKey, keysInForce, retireKeys } from '../store/keys.ts'
import type { KeyUse } from './processor.ts'
import { keyBytes } from './signing.ts'

/** How long the previous key still verifies callbacks: longer than any processor retries. */
const OVERLAP_MS = 48 * 3_600_000

export type ProcessorKey = {
  /** Null: the sandbox's key, shared by every merchant of a demo. */
  readonly merchant: string | null
  readonly bytes: Uint8Array
  /** As the processor showed it. */
  readonly secret: string
}

/** The sandbox's key, if no merchant has its own; null otherwise, and in a live installation. */
function sandboxKey({ config, vault }: App, outside: string): string | null {
  if (config.FAIRHOUSE_MODE === 'live') return null
  if (outside === 'sandbox') return config.PROCESSOR_SECRET ?? vault.keyText('processor')
  return outside === 'arcade' ? vault.keyText('arcade') : null
}

const keyOf = (merchant: string | null, secret: string): ProcessorKey => ({
  merchant,
  secret,
  bytes: keyBytes(secret),
})

/** Every key that may verify this processor's callback, newest first. */
export async function keysOfProcessor(
  app: App,
  db: Db | Tx,
  processor: string,
  now: Date,
): Promise<ProcessorKey[]> {
  const rows = await keysInForce(db, { processor, use: 'signing', now })
  const own = rows.map(({ merchant, keySealed }) => keyOf(merchant, app.vault.open('processor', keySealed)))
  const sandbox = sandboxKey(app, processor)
  return sandbox === null ? own : [...own, keyOf(null, sandbox)]
}

/** A brand's newest key for a processor's API; null if it has entered none. */
export async function apiKeyOf(app: App, processor: string, merchant: string): Promise<string | null> {
  const rows = await keysInForce(app.db, { processor, use: 'api', now: app.clock.now() })
  const row = rows.find((each) => each.merchant === merchant)
  return row ? app.vault.open('processor', row.keySealed) : null
}

/** The brands that have entered a key for this processor's API. */
export async function brandsWithApiKey(app: App, processor: string): Promise<readonly string[]> {
  const rows = await keysInForce(app.db, { processor, use: 'api', now: app.clock.now() })
  return [...new Set(rows.map(({ merchant }) => merchant))]
}

/** The keys that a merchant shares with an external party, newest first: outgoing messages are signed with the first. */
export async function keysOfOutside(
  app: App,
  outside: string,
  merchant: string,
): Promise<readonly Uint8Array[]> {
  const keys = await keysOfProcessor(app, app.db, outside, app.clock.now())
  return keys.filter((key) => key.merchant === null || key.merchant === merchant).map((key) => key.bytes)
}

/** Activates a new key; the previous one stays valid for two days. */
export async function changeKey(
  app: App,
  tx: Tx,
  {
    merchant,
    processor,
    use = 'signing',
    secret,
    now,
  }: { merchant: string; processor: string; use?: KeyUse; secret: string; now: Date },
): Promise<void> {
  await retireKeys(tx, { merchant, processor, use, retiresAt: new Date(now.getTime() + OVERLAP_MS) })
  await insertKey(tx, { merchant, processor, use, sealed: app.vault.close('processor', secret), now })
}
