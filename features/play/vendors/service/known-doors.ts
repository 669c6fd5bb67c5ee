import { createPublicKey } from 'node:crypto'
import { createKept } from '#server/kept.ts'
import type { House } from '#server/house.ts'
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
const kept = createKept<Known>(1_000)

/**
 * Who may call, from where, and with which key, as this process last read it. That a key is still in force is asked once more
 * where its call is done, so an ended one opens nothing; what is not found here is asked of the database.
 */
export function knownDoors(house: House): Promise<Known> {
  return kept(`${house.config.databaseUrl} ${house.merchants.edition()}`, () => read(house))
}

async function read(house: House): Promise<Known> {
  const [open, rows] = await Promise.all([doors(house.db), keysInForce(house.db, house.clock.now())])
  const keys = rows.flatMap((row) => {
    const known = knownKey(house, row)
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

export function knownKey(house: House, { id, vendor, ...key }: VendorKey): KnownKey | null {
  const proving = provingKey(house, key)
  return proving && { id, vendor, proving }
}

function provingKey(
  house: House,
  { kind, secretSealed, publicKey }: Pick<VendorKey, 'kind' | 'secretSealed' | 'publicKey'>,
): ProvingKey | null {
  if (kind === 'secret') return secretSealed && { kind, secret: house.vault.open('vendor', secretSealed) }
  const pem = publicKey === null ? null : kind === 'ed25519' ? edPem(publicKey) : publicKey
  return pem === null ? null : { kind, pem: createPublicKey(pem) }
}
