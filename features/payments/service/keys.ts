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

/** The sandbox's key where no merchant has one of its own: from the environment, else from the house's secret. */
export function sandboxSecret(
  config: { readonly PROCESSOR_SECRET?: string | undefined },
  keyText: string,
): Uint8Array {
  return keyBytes(config.PROCESSOR_SECRET ?? keyText)
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
  if (processor !== 'sandbox' || house.config.FAIRHOUSE_MODE === 'live') return own
  return [...own, { merchant: null, bytes: sandboxSecret(house.config, house.vault.keyText('processor')) }]
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
