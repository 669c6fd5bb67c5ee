import type { Db, Tx } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import { insertKey, keysInForce, retireKeys } from '../store.ts'
import { keyBytes } from './signing.ts'

/** How long the key before the newest still opens call-backs: longer than any processor's own retries. */
const OVERLAP_MS = 48 * 3_600_000

export type ProcessorKey = {
  /** Null: the sandbox's key, which every merchant of a demo shares. */
  readonly merchant: string | null
  readonly bytes: Uint8Array
}

/** The key of a sandbox of ours, where no merchant has one of its own; null for everybody else, and in a live house. */
function sandboxKey({ config, vault }: House, outside: string): Uint8Array | null {
  if (config.FAIRHOUSE_MODE === 'live') return null
  if (outside === 'sandbox') return keyBytes(config.PROCESSOR_SECRET ?? vault.keyText('processor'))
  return outside === 'arcade' ? keyBytes(vault.keyText('arcade')) : null
}

/** Every key that a call-back of this processor may be signed with, newest first. */
export async function keysOfProcessor(
  house: House,
  db: Db | Tx,
  processor: string,
  now: Date,
): Promise<ProcessorKey[]> {
  const rows = await keysInForce(db, processor, now)
  const own = rows.map(({ merchant, keySealed }) => ({
    merchant,
    bytes: keyBytes(house.vault.open('processor', keySealed)),
  }))
  const sandbox = sandboxKey(house, processor)
  return sandbox ? [...own, { merchant: null, bytes: sandbox }] : own
}

/** The keys that a merchant shares with somebody outside, newest first: what we send is signed with the first. */
export async function keysOfOutside(
  house: House,
  outside: string,
  merchant: string,
): Promise<readonly Uint8Array[]> {
  const keys = await keysOfProcessor(house, house.db, outside, house.clock.now())
  return keys.filter((key) => key.merchant === null || key.merchant === merchant).map((key) => key.bytes)
}

/** Puts a new key in force; the one before stays valid for two days. */
export async function changeKey(
  house: House,
  tx: Tx,
  { merchant, processor, secret, now }: { merchant: string; processor: string; secret: string; now: Date },
): Promise<void> {
  await retireKeys(tx, { merchant, processor, retiresAt: new Date(now.getTime() + OVERLAP_MS) })
  await insertKey(tx, { merchant, processor, sealed: house.vault.close('processor', secret), now })
}
