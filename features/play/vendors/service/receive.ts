import { BlockList, isIPv4 } from 'node:net'
import type { RawReply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { Result } from '../rules/acts.ts'
import { isNonce, SIGNATURE_HEADERS, WINDOW_MS } from '../rules/signature.ts'
import type { Proof } from '../store/actions.ts'
import { doorOf, keyNamed, keysOf, type ProtocolName, type VendorConnection } from '../store/connections.ts'
import { protocols } from './protocols/all.ts'
import { isRead, type Read, type Unread } from './protocols/protocol.ts'
import { isProved, provedCanonical, type Arrived } from './protocols/proof.ts'
import { createHistory } from './history.ts'
import { signReply } from './house-key.ts'
import { credentialOf, vendorCredentials, type VendorCredential } from './vendor-credentials-cache.ts'
import { actOn } from './wallet/act.ts'

export type Incoming = Arrived & {
  /** The operation in the path. */
  readonly op: string
  readonly protocol: ProtocolName
  /** From the path; a canonical call is identified by its key alone. */
  readonly vendor: string | null
  readonly ip: string
  readonly now: Date
}

type Proved = { readonly door: VendorConnection; readonly proof: Proof }

const IPV4_BITS = 32
const IPV6_BITS = 128

/** Whether an address is in one of these networks; true where none is configured. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true
  const plain = plainOf(ip)
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? IPV4_BITS : IPV6_BITS)), family)
  }
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const plainOf = (ip: string): string => ip.replace(/^::ffff:/, '')

/** The key with that name, including one that was just added. */
async function keyOf(app: App, name: string, now: Date): Promise<VendorCredential | null> {
  const known = (await vendorCredentials(app)).keys.get(name)
  if (known) return known
  const row = await keyNamed(app.db, name, now)
  return row && credentialOf(app, row)
}

async function openDoor(app: App, vendor: string): Promise<VendorConnection | null> {
  return (await vendorCredentials(app)).doors.get(vendor) ?? doorOf(app.db, vendor)
}

/** Authenticates a call by an active key and an allowed address; null where that fails. */
async function prove(app: App, call: Incoming): Promise<Proved | null> {
  if (call.protocol !== 'canonical') return proveStyled(app, call)
  const key = await keyOf(app, call.header(SIGNATURE_HEADERS.key) ?? '', call.now)
  const proved = key && provedCanonical(call, key.proving, call.now.getTime())
  const door = proved && (await openDoor(app, key.vendor))
  if (door?.protocol !== 'canonical' || !isWithin(door.networks, call.ip)) return null
  const expiresAt = new Date(call.now.getTime() + 3 * WINDOW_MS)
  return {
    door,
    proof: { key: key?.id ?? null, ip: plainOf(call.ip), nonce: { id: proved?.nonce ?? '', expiresAt } },
  }
}

/** The same for protocols whose calls name the vendor in their path, but no key: each of the vendor's keys is tried. */
async function proveStyled(app: App, call: Incoming): Promise<Proved | null> {
  const door = call.vendor === null ? null : await openDoor(app, call.vendor)
  if (door?.protocol !== call.protocol || !isWithin(door.networks, call.ip)) return null
  const proves = ({ proving }: VendorCredential) => isProved(call.protocol, call, proving)
  const known = (await vendorCredentials(app)).keysOf.get(door.vendor) ?? []
  const key = known.find(proves) ?? (await keysAnew(app, door.vendor, call.now)).find(proves)
  return key ? { door, proof: { key: key.id, ip: plainOf(call.ip), nonce: null } } : null
}

async function keysAnew(app: App, vendor: string, now: Date): Promise<readonly VendorCredential[]> {
  return (await keysOf(app.db, vendor, now)).flatMap((row) => credentialOf(app, row) ?? [])
}

/**
 * Receives vendors' calls: authenticates, parses in their protocol, executes and replies. Every call is recorded in the history, except
 * unauthenticated ones, which are only logged, so that a stranger cannot fill the tables.
 */
export function createReceiver(app: App): (call: Incoming) => Promise<RawReply> {
  const remember = createHistory(app)
  return async (call) => {
    const startedAt = performance.now()
    const protocol = protocols[call.protocol]
    const read = protocol.read(call.op, Buffer.from(call.body).toString('utf8'))
    const proved = await prove(app, call)
    if (!proved) {
      app.log.warn(
        { protocol: call.protocol, vendor: call.vendor, ip: call.ip },
        'provider request rejected: invalid signature',
      )
      return signed(app, call, protocol.refuse('RS_ERROR_INVALID_SIGNATURE', read))
    }
    const { door, proof } = proved
    const { reply, results } = await done(app, call, { vendor: door.vendor, proof, read })
    const ms = Math.round(performance.now() - startedAt)
    await remember({ call, vendor: door.vendor, read, reply, results, ms })
    return signed(app, call, reply)
  }
}

type Doing = { readonly vendor: string; readonly proof: Proof; readonly read: Read | Unread }

async function done(
  app: App,
  call: Incoming,
  { vendor, proof, read }: Doing,
): Promise<{ readonly reply: RawReply; readonly results: readonly Result[] }> {
  const protocol = protocols[call.protocol]
  const no = (result: Result) => ({ reply: protocol.refuse(result.status, read, result), results: [result] })
  if (!isRead(read)) return no({ status: read.status })
  try {
    const results = await actOn(app, { vendor, acts: read.acts, now: call.now, proof })
    return { reply: protocol.write(read, results), results }
  } catch (error) {
    app.log.error({ err: error, vendor, op: read.op }, 'a provider request failed')
    return no({ status: 'RS_ERROR_UNKNOWN' })
  }
}

/** Signs a reply; only the canonical wallet requires it. */
function signed(app: App, call: Incoming, reply: RawReply): RawReply {
  if (call.protocol !== 'canonical') return reply
  const given = call.header(SIGNATURE_HEADERS.nonce) ?? ''
  const nonce = isNonce(given) ? given : 'none'
  const { body, status } = reply
  return {
    ...reply,
    headers: signReply(app, { path: call.path, body, now: app.clock.now(), nonce, status }),
  }
}
