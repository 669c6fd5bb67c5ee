import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import type { Language, MemberCaller } from '#server/call.ts'
import { suppliers } from '#tools/conformance/suppliers/all.ts'
import type { Guest, Supplier } from '#tools/conformance/suppliers/supplier.ts'
import { openOutside, playerRef } from '../service/launch.ts'
import { insertKey, saveDoor, type ProtocolName } from '../store/connections.ts'

export type TestVendor = {
  readonly vendor: string
  readonly protocol: ProtocolName
  /** Our id of its one game. */
  readonly game: string
  readonly supplier: Supplier
  readonly keyId: string
  readonly secret: string
  readonly target: string
  readonly enter: (person: Person) => Promise<Guest>
}

const TARGETS: Readonly<Record<ProtocolName, (vendor: string) => string>> = {
  canonical: () => '/wallet/v1',
  hub88: (vendor) => `/wallet/hub88/${vendor}`,
  softswiss: (vendor) => `/wallet/softswiss/${vendor}`,
  pragmatic: (vendor) => `/wallet/pragmatic/${vendor}`,
}

/** The supplier's keys, and what the platform stores of them. */
function keysFor(protocol: ProtocolName) {
  if (protocol === 'softswiss' || protocol === 'pragmatic') {
    const secret = randomUUID()
    return { kind: 'secret', secret, publicKey: null } as const
  }
  const pair =
    protocol === 'hub88'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519')
  const secret = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const publicKey = String(pair.publicKey.export({ type: 'spki', format: 'pem' }))
  return { kind: protocol === 'hub88' ? 'rsa' : 'ed25519', secret, publicKey } as const
}

/** A contracted vendor of a protocol with one game, and a supplier that makes its calls. */
export async function testVendor(at: TestApp, protocol: ProtocolName): Promise<TestVendor> {
  const { app, clock } = at
  const vendor = `T_${protocol.toUpperCase()}_${randomUUID().slice(0, 6).toUpperCase()}`
  const game = vendor.toLowerCase().replaceAll('_', '-')
  const now = clock.now()
  await run(
    app.db,
    sql`insert into vendor (code, name, is_contracted, sort, since) values (${vendor}, ${vendor}, true, 900, '2026-11-21')`,
  )
  await run(
    app.db,
    sql`
      insert into game (id, vendor, category, kind, name_en, name_vi, rtp_text, is_provably_fair, since, outside_ref)
      values (${game}, ${vendor}, 'RNG', 'slots', 'Test', 'Test', '96.00 %', false, '2026-11-21', 'their-game')
    `,
  )
  const launchUrl = 'http://vendor.invalid/play/{game}?ticket={token}'
  await saveDoor(
    app.db,
    { vendor, protocol, isSandbox: true, launchUrl, apiUrl: '', partner: '', networks: [] },
    now,
  )
  const { kind, secret, publicKey } = keysFor(protocol)
  const keyId = `${game}-1`
  const secretSealed = kind === 'secret' ? app.vault.close('vendor', secret) : null
  await insertKey(app.db, { vendor, name: keyId, kind, publicKey, secretSealed }, now)
  const target = `${at.site}${TARGETS[protocol](vendor)}`
  const make = suppliers[protocol]
  if (!make) throw new Error(`testVendor: ${protocol} has no supplier`)
  const supplier = make({ target, keyId, secret, game: 'their-game', now: () => clock.now().getTime() })
  const enter = async (person: Person): Promise<Guest> => {
    const member = await callerOf(at, person)
    const launch = {
      vendor,
      game,
      outsideRef: 'their-game',
      member,
      wallet: person.wallet,
      ip: '127.0.0.1',
      device: 'test',
    }
    const language: Language = 'en'
    const address = await openOutside(app, {
      ...launch,
      language,
      host: 'localhost',
      home: 'http://localhost',
    })
    const ticket = new URL(address ?? 'http://none').searchParams.get('ticket') ?? ''
    return supplier.enter(ticket, playerRef(app, vendor, person.wallet), member.currency)
  }
  return { vendor, protocol, game, supplier, keyId, secret, target, enter }
}

async function callerOf(at: TestApp, { token }: Person): Promise<MemberCaller> {
  const member = await at.app.callers.member(token, at.clock.now())
  if (!member) throw new Error('testVendor: the person is not logged in')
  return member
}
