import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { insertKey, keysInForce, retireKeys } from '../store.ts'
import { keyBytes } from './signing.ts'

/** How long the previous key still verifies callbacks: longer than any processor retries. */
const OVERLAP_MS = 48 * 3_600_000

export type ProcessorKey = {
  /** Null: the sandbox's key, shared by every merchant of a demo. */
  readonly merchant: string | null
  readonly bytes: Uint8Array
}

/** The sandbox's key, if no merchant has its own; null otherwise, and in a live installation. */
function sandboxKey({ config, vault }: App, outside: string): Uint8Array | null {
  if (config.FAIRHOUSE_MODE === 'live') return null
  if (outside === 'sandbox') return keyBytes(config.PROCESSOR_SECRET ?? vault.keyText('processor'))
  return outside === 'arcade' ? keyBytes(vault.keyText('arcade')) : null
}

/** Every key that may verify this processor's callback, newest first. */
export async function keysOfProcessor(
  app: App,
  db: Db | Tx,
  processor: string,
  now: Date,
): Promise<ProcessorKey[]> {
  const rows = await keysInForce(db, processor, now)
  const own = rows.map(({ merchant, keySealed }) => ({
    merchant,
    bytes: keyBytes(app.vault.open('processor', keySealed)),
  }))
  const sandbox = sandboxKey(app, processor)
  return sandbox ? [...own, { merchant: null, bytes: sandbox }] : own
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
  { merchant, processor, secret, now }: { merchant: string; processor: string; secret: string; now: Date },
): Promise<void> {
  await retireKeys(tx, { merchant, processor, retiresAt: new Date(now.getTime() + OVERLAP_MS) })
  await insertKey(tx, { merchant, processor, sealed: app.vault.close('processor', secret), now })
}
