import { inTransaction } from '#db/pool.ts'
import { openSession } from '#features/account/identity/public.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { housePublicKey } from '#features/play/vendors/service/house-key.ts'
import { protocolNames, type ProtocolName } from '#features/play/vendors/store/connections.ts'
import { testVendor } from '#features/play/vendors/testing/connection.ts'
import { setup } from '../launcher/test-postgres.ts'
import { runChecks, type Outcome } from './run.ts'

/** Our own wallet in a protocol, on a temporary database. */
export async function checkOurs(at: TestApp, protocol: ProtocolName): Promise<readonly Outcome[]> {
  const vendor = await testVendor(at, protocol)
  const mai = await person(at, { balance: major(1_000), merchant: 'AMBER' })
  const ann = await person(at, { balance: major(1_000), merchant: 'AMBER' })
  const stale = await vendor.enter(mai)
  await at.app.pool.query('update member_session set ended_at = now(), ended_why = $2 where member_id = $1', [
    mai.id,
    'test',
  ])
  const guest = await vendor.enter(await again(at, mai))
  const other = await vendor.enter(ann)
  const answerKey = housePublicKey(at.app).pem
  return runChecks({ supplier: vendor.supplier, guest, other, staleToken: stale.token, answerKey })
}

/** The same member, in another session. */
async function again(at: TestApp, who: Awaited<ReturnType<typeof person>>): Promise<typeof who> {
  const where = { ip: '127.0.0.1', device: 'test', now: at.clock.now(), merchant: { code: 'AMBER' } }
  const token = await inTransaction(at.app.db, (tx) => openSession(at.app, tx, who.id, where))
  return { ...who, token }
}

export async function ours(): Promise<readonly { protocol: ProtocolName; outcomes: readonly Outcome[] }[]> {
  const stop = await setup()
  const at = await testApp()
  try {
    const all = []
    for (const protocol of protocolNames) all.push({ protocol, outcomes: await checkOurs(at, protocol) })
    return all
  } finally {
    await at.close()
    await stop()
  }
}
