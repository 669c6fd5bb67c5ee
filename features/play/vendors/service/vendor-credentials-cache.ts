import { createPublicKey } from 'node:crypto'
import { createCache } from '#server/cache.ts'
import type { App } from '#server/app.ts'
import { doors, keysInForce, type VendorDoor, type VendorKey } from '../store/doors.ts'
import { edPem, type ProvingKey } from './dialects/proof.ts'

/** A key that may prove a call, with what it is proved by: a shared secret opened, a public key read, once and not at each call. */
export type KnownKey = { readonly id: bigint; readonly vendor: string; readonly proving: ProvingKey }

type Known = {
  readonly doors: ReadonlyMap<string, VendorDoor>
  readonly keys: ReadonlyMap<string, KnownKey>
  readonly keysOf: ReadonlyMap<string, readonly KnownKey[]>
}

/** A change is in force as soon as it is announced, and after a cut within a second. */
const kept = createCache<Known>(1_000)

/**
 * Who may call, from where, and with which key, as this process last read it. That a key is still in force is asked once more
 * where its call is done, so an ended one opens nothing; what is not found here is asked of the database.
 */
export function knownDoors(app: App): Promise<Known> {
  return kept(`${app.config.databaseUrl} ${app.merchants.edition()}`, () => read(app))
}

async function read(app: App): Promise<Known> {
  const [open, rows] = await Promise.all([doors(app.db), keysInForce(app.db, app.clock.now())])
  const keys = rows.flatMap((row) => {
    const known = knownKey(app, row)
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

export function knownKey(app: App, { id, vendor, ...key }: VendorKey): KnownKey | null {
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
