import { BlockList, isIPv4 } from 'node:net'
import type { RawReply } from '#contract/route.ts'
import type { House } from '#server/house.ts'
import type { Result } from '../rules/acts.ts'
import { isNonce, SIGNATURE_HEADERS, WINDOW_MS } from '../rules/signature.ts'
import {
  doorOf,
  keyNamed,
  keysOf,
  type DialectName,
  type VendorDoor,
  type VendorKey,
} from '../store/doors.ts'
import { dialects } from './dialects/all.ts'
import { isRead, type Read, type Unread } from './dialects/dialect.ts'
import { edPem, isProved, provedCanonical, type Arrived, type ProvingKey } from './dialects/proof.ts'
import { remember } from './history.ts'
import { signReply } from './house-key.ts'
import { actOn } from './wallet/act.ts'

export type Incoming = Arrived & {
  /** The part of the path that says what is asked. */
  readonly op: string
  readonly dialect: DialectName
  /** From the path; a canonical call is known by its key alone. */
  readonly vendor: string | null
  readonly ip: string
  readonly now: Date
}

type Proved = { readonly door: VendorDoor; readonly nonce: string | null }

const IPV4_BITS = 32
const IPV6_BITS = 128

/** Whether an address lies in one of these networks; everywhere where none is named. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true
  const plain = ip.replace(/^::ffff:/, '')
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? IPV4_BITS : IPV6_BITS)), family)
  }
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

/** A key with its secret opened. */
export function provingKey(house: House, key: VendorKey): ProvingKey | null {
  if (key.kind === 'secret')
    return key.secretSealed && { kind: 'secret', secret: house.vault.open('vendor', key.secretSealed) }
  const pem = key.publicKey === null ? null : key.kind === 'ed25519' ? edPem(key.publicKey) : key.publicKey
  return pem === null ? null : { kind: key.kind, pem }
}

/** Who calls, proved by a key that is in force and an address that is allowed; null where it is not. */
async function prove(house: House, call: Incoming): Promise<Proved | null> {
  const { db } = house
  if (call.dialect === 'canonical') {
    const key = await keyNamed(db, call.header(SIGNATURE_HEADERS.key) ?? '', call.now)
    const proving = key && provingKey(house, key)
    const proof = proving && provedCanonical(call, proving, call.now.getTime())
    const door = proof && (await doorOf(db, key.vendor))
    return door?.dialect === 'canonical' && isWithin(door.networks, call.ip)
      ? { door, nonce: proof?.nonce ?? '' }
      : null
  }
  const door = call.vendor === null ? null : await doorOf(db, call.vendor)
  if (door?.dialect !== call.dialect || !isWithin(door.networks, call.ip)) return null
  for (const key of await keysOf(db, door.vendor, call.now)) {
    const proving = provingKey(house, key)
    if (proving && isProved(call.dialect, call, proving)) return { door, nonce: null }
  }
  return null
}

/**
 * A vendor's call: proved, read in its dialect, done and answered in it. Whatever becomes of it stands in the history,
 * except of calls that nobody proved: those are a line of the log, so that a stranger cannot fill the tables.
 */
export async function receive(house: House, call: Incoming): Promise<RawReply> {
  const startedAt = performance.now()
  const dialect = dialects[call.dialect]
  const read = dialect.read(call.op, Buffer.from(call.body).toString('utf8'))
  const proved = await prove(house, call)
  if (!proved) {
    house.log.warn(
      { dialect: call.dialect, vendor: call.vendor, ip: call.ip },
      "a vendor's call was not proved",
    )
    return signed(house, call, dialect.refuse('RS_ERROR_INVALID_SIGNATURE', read))
  }
  const { door, nonce } = proved
  const { reply, results } = await done(house, call, { vendor: door.vendor, nonce, read })
  const ms = Math.round(performance.now() - startedAt)
  await remember(house, { call, vendor: door.vendor, read, reply, results, ms })
  return signed(house, call, reply)
}

type Doing = { readonly vendor: string; readonly nonce: string | null; readonly read: Read | Unread }

async function done(
  house: House,
  call: Incoming,
  { vendor, nonce, read }: Doing,
): Promise<{ readonly reply: RawReply; readonly results: readonly Result[] }> {
  const dialect = dialects[call.dialect]
  const no = (result: Result) => ({ reply: dialect.refuse(result.status, read, result), results: [result] })
  if (!isRead(read)) return no({ status: read.status })
  try {
    const expiresAt = new Date(call.now.getTime() + 3 * WINDOW_MS)
    const once = nonce === null ? null : { id: nonce, expiresAt }
    const results = await actOn(house, { vendor, acts: read.acts, now: call.now, nonce: once })
    return { reply: dialect.write(read, results), results }
  } catch (error) {
    house.log.error({ err: error, vendor, op: read.op }, "a vendor's call failed")
    return no({ status: 'RS_ERROR_UNKNOWN' })
  }
}

/** The house's word for its answer; only the canonical wallet asks for it. */
function signed(house: House, call: Incoming, reply: RawReply): RawReply {
  if (call.dialect !== 'canonical') return reply
  const given = call.header(SIGNATURE_HEADERS.nonce) ?? ''
  const nonce = isNonce(given) ? given : 'none'
  const { body, status } = reply
  return {
    ...reply,
    headers: signReply(house, { path: call.path, body, now: house.clock.now(), nonce, status }),
  }
}
