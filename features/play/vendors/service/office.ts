import { isIP } from 'node:net'
import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { vendorsOffice } from '../contract/office.ts'
import { launchAddress } from '../rules/launch.ts'
import {
  allKeys,
  doorOf,
  doors,
  insertKey,
  retireKey,
  saveDoor,
  type ProtocolName,
  type VendorConnection,
} from '../store/connections.ts'
import { callById, callPage } from '../store/calls.ts'
import { nameVendor, setContract } from '#features/play/lobby/public.ts'
import { hourOf, isVendor, vendorsWithoutDoor } from '../store/office.ts'
import { protocols } from './protocols/all.ts'
import { isRead } from './protocols/protocol.ts'
import { edPem, keyType } from './protocols/proof.ts'
import { rsaKeyOf } from '../store/house-keys.ts'
import { housePublicKey } from './house-key.ts'
import { houseRsaKey, isAsked } from './launch-call.ts'
import { rehearse } from './wallet/act.ts'

type Office = typeof vendorsOffice
const HOUR_MS = 3_600_000
const USUAL_PAGE = 50

export function walletPath(protocol: ProtocolName, vendor: string): string {
  return protocol === 'canonical' ? '/wallet/v1' : `/wallet/${protocol}/${vendor}`
}

export async function listDoors(app: App, now: Date) {
  const since = new Date(now.getTime() - HOUR_MS)
  const rows = (await doors(app.db)).map(async ({ networks, ...door }) => {
    const [keys, hour] = await Promise.all([allKeys(app.db, door.vendor), hourOf(app.db, door.vendor, since)])
    return {
      ...door,
      ...hour,
      networks: [...networks],
      walletPath: walletPath(door.protocol, door.vendor),
      keys: keys.map(({ name, kind, publicKey, createdAt, retiresAt }) => ({
        name,
        kind,
        publicKey,
        createdAt,
        retiresAt,
      })),
    }
  })
  return {
    houseKey: housePublicKey(app).raw,
    houseRsaKey: (await rsaKeyOf(app.db))?.publicKey ?? null,
    vendors: await Promise.all(rows),
    others: [...(await vendorsWithoutDoor(app.db))],
  }
}

const SAMPLE = {
  token: 't',
  game: 'g',
  lang: 'en',
  currency: 'USD',
  user: 'u',
  host: 'localhost',
  home: 'http://h',
}

function isAddress(text: string): boolean {
  return text === '' || /^https?:$/.test(URL.parse(launchAddress(text, SAMPLE))?.protocol ?? '')
}

/** An IP address, or a network such as 203.0.113.0/24. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Changes who may call; invalidates this process's cache directly, and the others' by notification. */
async function changing<T>(app: App, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await inTransaction(app.db, work)
  app.merchants.forget()
  return done
}

export async function save(app: App, { params, body }: Given<Office['save']>, call: CallFor<Office['save']>) {
  const { reason, partner = '', isContracted, name, ...rest } = body
  const door = { ...rest, partner }
  if (isAsked(door)) await houseRsaKey(app) // the vendor must know its public key before the first launch
  if (!isAddress(door.launchUrl) || !isAddress(door.apiUrl))
    return { refused: 'vendors.addressInvalid' } as const
  const wrong = door.networks.find((network) => !isNetwork(network))
  if (wrong !== undefined) return { refused: 'vendors.networkInvalid', detail: { network: wrong } } as const
  const { operator, ip, now } = call
  const object = `vendor:${params.vendor}`
  return changing(app, async (tx) => {
    if (name !== undefined)
      await nameVendor(tx, { code: params.vendor, name, since: now.toISOString().slice(0, 10) })
    if (!(await isVendor(tx, params.vendor))) return { refused: 'vendors.unknown' } as const
    const before = await doorOf(tx, params.vendor)
    await saveDoor(tx, { vendor: params.vendor, isSandbox: before?.isSandbox ?? false, ...door }, now)
    if (isContracted !== undefined) await setContract(tx, params.vendor, isContracted)
    const told = {
      ...(before ? { before: noted(before) } : {}),
      after: noted({ ...door, isContracted: isContracted ?? before?.isContracted ?? false }),
    }
    await writeAudit(tx, { operator, action: 'vendors.save', object, ...told, reason, ip, now })
    return { saved: true }
  })
}

type Noted = Pick<
  VendorConnection,
  'protocol' | 'launchUrl' | 'apiUrl' | 'partner' | 'networks' | 'isContracted'
>

/** An integration's data for the audit log. */
function noted({ networks, isContracted, ...door }: Noted) {
  const { protocol, launchUrl, apiUrl, partner } = door
  return {
    protocol,
    launchUrl,
    apiUrl,
    partner,
    networks: networks.join(' '),
    isContracted: String(isContracted),
  }
}

/** Parses a key of a protocol; null if it is invalid. */
function readKey(app: App, protocol: ProtocolName, value: string) {
  const text = value.trim()
  switch (protocol) {
    case 'canonical':
      return edPem(text) && ({ kind: 'ed25519', publicKey: text, secretSealed: null } as const)
    case 'hub88':
      return keyType(text) === 'rsa' ? ({ kind: 'rsa', publicKey: text, secretSealed: null } as const) : null
    case 'softswiss':
    case 'pragmatic':
      return { kind: 'secret', publicKey: null, secretSealed: app.vault.close('vendor', text) } as const
  }
}

export async function addKey(
  app: App,
  { params: { vendor }, body: { name, value, reason } }: Given<Office['addKey']>,
  { operator, ip, now }: CallFor<Office['addKey']>,
) {
  return changing(app, async (tx) => {
    const door = await doorOf(tx, vendor)
    if (!door) return { refused: 'vendors.unknown' } as const
    const key = readKey(app, door.protocol, value)
    if (!key) return { refused: 'vendors.keyInvalid' } as const
    if (!(await insertKey(tx, { vendor, name, ...key }, now))) return { refused: 'vendors.keyTaken' } as const
    const object = `vendor:${vendor}`
    const after = { name, kind: key.kind }
    await writeAudit(tx, { operator, action: 'vendors.addKey', object, after, reason, ip, now })
    return { added: true }
  })
}

export async function endKey(
  app: App,
  { params, body: { reason } }: Given<Office['retireKey']>,
  { operator, ip, now }: CallFor<Office['retireKey']>,
) {
  return changing(app, async (tx) => {
    if (!(await retireKey(tx, params, now))) return { refused: 'vendors.keyUnknown' } as const
    const object = `vendor:${params.vendor}`
    const after = { name: params.name, isRetired: true }
    await writeAudit(tx, {
      operator,
      action: 'vendors.retireKey',
      object,
      after,
      reason,
      ip,
      now,
    })
    return { retired: true }
  })
}

export async function listCalls(app: App, { params, query }: Given<Office['calls']>) {
  const limit = query.limit ?? USUAL_PAGE
  const found = await callPage(app.db, {
    vendor: params.vendor,
    transaction: query.transaction || null,
    player: query.player || null,
    isTrouble: query.trouble === 'yes',
    before: query.before ?? null,
    limit: limit + 1,
  })
  const calls = found.slice(0, limit)
  return { calls, next: found.length > limit ? (calls.at(-1)?.id ?? null) : null }
}

/** Replays a call and rolls it back: the current result shows what became of the first one. */
export async function rehearseCall(app: App, id: string, now: Date) {
  const row = await callById(app.db, id)
  const door = row && (await doorOf(app.db, row.vendor))
  if (!row || !door) return { refused: 'vendors.callUnknown' } as const
  const protocol = protocols[door.protocol]
  const op = row.path.replace(`${walletPath(door.protocol, door.vendor)}/`, '')
  const read = protocol.read(op, row.body)
  if (!isRead(read)) return { refused: 'vendors.callUnreadable' } as const
  const results = await rehearse(app, { vendor: row.vendor, acts: read.acts, now })
  const bad = results.find(({ status }) => status !== 'RS_OK')
  const reply = bad ? protocol.refuse(bad.status, read, bad) : protocol.write(read, results)
  return { reply: reply.body, says: bad?.status ?? 'RS_OK', isSame: reply.body === row.reply }
}
