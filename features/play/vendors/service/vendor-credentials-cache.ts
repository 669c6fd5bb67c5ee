import { createPublicKey } from 'node:crypto'
import { createCache } from '#server/cache.ts'
import type { App } from '#server/app.ts'
import { doors, keysInForce, type VendorConnection, type VendorKey } from '../store/connections.ts'
import { edPem, type ProvingKey } from './protocols/proof.ts'

/** A key that may authenticate a call, prepared once instead of on each call: shared secrets decrypted, public keys parsed. */
export type VendorCredential = { readonly id: bigint; readonly vendor: string; readonly proving: ProvingKey }

type Credentials = {
  readonly doors: ReadonlyMap<string, VendorConnection>
  readonly keys: ReadonlyMap<string, VendorCredential>
  readonly keysOf: ReadonlyMap<string, readonly VendorCredential[]>
}

/** Invalidated by the notification of a change, within a second where that is lost. Keyed by database. */
const cached = createCache<Credentials>(1_000)

/**
 * Which vendors may call, from which networks and with which keys, as this process last read it. `vendor_claim` checks once more that
 * the key is still active, so a revoked one opens nothing; what the cache does not have is read from the database.
 */
export function vendorCredentials(app: App): Promise<Credentials> {
  return cached(`${app.config.databaseUrl} ${app.merchants.edition()}`, () => read(app))
}

async function read(app: App): Promise<Credentials> {
  const [open, rows] = await Promise.all([doors(app.db), keysInForce(app.db, app.clock.now())])
  const keys = rows.flatMap((row) => {
    const known = credentialOf(app, row)
    return known ? [{ name: row.name, known }] : []
  })
  const ofVendor = Object.groupBy(
    keys.map(({ known }) => known),
    ({ vendor }) => vendor,
  )
  return {
    doors: new Map(open.map((door) => [door.vendor, door])),
    keys: new Map(keys.map(({ name, known }) => [name, known])),
    keysOf: new Map(Object.entries(ofVendor).map(([vendor, own = []]) => [vendor, own])),
  }
}

export function credentialOf(app: App, { id, vendor, ...key }: VendorKey): VendorCredential | null {
  const proving = provingKey(app, key)
  return proving && { id, vendor, proving }
}

function provingKey(
  app: App,
  { kind, secretSealed, publicKey }: Pick<VendorKey, 'kind' | 'secretSealed' | 'publicKey'>,
): ProvingKey | null {
  if (kind === 'secret') return secretSealed && { kind, secret: app.vault.open('vendor', secretSealed) }
  const pem = publicKey === null ? null : kind === 'ed25519' ? edPem(publicKey) : publicKey
  return pem === null ? null : { kind, pem: createPublicKey(pem) }
}
