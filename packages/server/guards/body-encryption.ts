import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Clock } from '../app.ts'
import { useOnce } from './seen.ts'
import type { Vault } from '../vault.ts'

/** Maximum age of an encrypted body (decision 3). */
const BODY_LIFE_MS = 5 * 60_000
/** Tolerance for a client clock ahead of ours. */
const CLOCK_LEAD_MS = 60_000
/** Keys rotate daily; the previous one stays valid for another day. */
const KEY_LIFE_MS = 24 * 60 * 60_000

type KeyRow = {
  readonly kid: string
  readonly publicJwk: JWK
  readonly privateSealed: Buffer
  readonly createdAt: Date
}
type PrivateKey = Awaited<ReturnType<typeof importJWK>>

export type BodyEncryption = {
  readonly publicKey: () => Promise<{ readonly kid: string; readonly jwk: JWK }>
  /** The decrypted JSON text, or null if the body is not ours, expired, for another path, or already used. */
  readonly open: (body: string, path: string) => Promise<string | null>
}

/** Keys for encrypted bodies, shared by all processes through the database; private keys are encrypted by the vault. */
export function createBodyEncryption({
  db,
  vault,
  clock,
}: {
  db: Db
  vault: Vault
  clock: Clock
}): BodyEncryption {
  const opened = new Map<string, { key: PrivateKey; createdAt: Date }>()
  let current: KeyRow | null = null

  async function currentKey(): Promise<KeyRow> {
    const now = clock.now().getTime()
    if (current && now - current.createdAt.getTime() < KEY_LIFE_MS) return current
    const newest = sql<KeyRow>`
      select kid, public_jwk, private_sealed, created_at from sealing_key order by created_at desc limit 1
    `
    let row = await maybe(db, newest)
    if (!row || now - row.createdAt.getTime() >= KEY_LIFE_MS) {
      await addKey(db, vault, clock.now())
      row = await maybe(db, newest)
    }
    if (!row) throw new Error('sealing: no key after adding one')
    current = row
    return row
  }

  async function privateKey(kid: string): Promise<PrivateKey | null> {
    const now = clock.now().getTime()
    const isLive = (createdAt: Date) => now - createdAt.getTime() < 2 * KEY_LIFE_MS
    const known = opened.get(kid)
    if (known) return isLive(known.createdAt) ? known.key : null
    const [row] = await many(
      db,
      sql<KeyRow>`select kid, public_jwk, private_sealed, created_at from sealing_key where kid = ${kid}`,
    )
    if (!row || !isLive(row.createdAt)) return null
    const key = await importJWK(JSON.parse(vault.open('sealing-key', row.privateSealed)) as JWK, 'ECDH-ES') // our own text
    opened.set(kid, { key, createdAt: row.createdAt })
    return key
  }

  return {
    publicKey: async () => {
      const { kid, publicJwk } = await currentKey()
      return { kid, jwk: publicJwk }
    },
    async open(body, path) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(
          body,
          async ({ kid }) => {
            const key = kid ? await privateKey(kid) : null
            if (!key) throw new Error('sealing: unknown key')
            return key
          },
          { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
        )
        const header = protectedHeader as { path?: unknown; iat?: unknown; jti?: unknown } // proven field by field below
        const { path: forPath, iat, jti } = header
        if (forPath !== path || typeof iat !== 'number' || typeof jti !== 'string' || jti.length < 16)
          return null
        const ageMs = clock.now().getTime() - iat * 1000
        if (ageMs > BODY_LIFE_MS || ageMs < -CLOCK_LEAD_MS) return null
        const expiresAt = new Date(clock.now().getTime() + 2 * BODY_LIFE_MS)
        if (!(await useOnce(db, 'sealed-body', jti.slice(0, 100), expiresAt))) return null
        return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
      } catch (error) {
        if (error instanceof Error && 'severity' in error) throw error // the database's fault, not the body's
        return null
      }
    },
  }
}

async function addKey(db: Db, vault: Vault, now: Date): Promise<void> {
  const pair = await generateKeyPair('ECDH-ES', { extractable: true })
  const kid = now.toISOString().slice(0, 13) // the hour: a key made after a day has another name
  const priv = JSON.stringify(await exportJWK(pair.privateKey))
  const publicJwk = JSON.stringify(await exportJWK(pair.publicKey))
  await run(
    db,
    // concurrent processes may both find no key for the day: the first insert wins
    sql`
      insert into sealing_key (kid, public_jwk, private_sealed, created_at)
      values (${kid}, ${publicJwk}::jsonb, ${vault.close('sealing-key', priv)}, ${now})
      on conflict (kid) do nothing
    `,
  )
}
