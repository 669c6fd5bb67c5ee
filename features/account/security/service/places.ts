import { inTransaction } from '#db/pool.ts'
import {
  DEVICE_COOKIE,
  deviceOf,
  deviceToTrust,
  endMemberSessions,
  endSessions,
  forgetOnDevice,
  openSessionsOf,
  sendDevice,
} from '#features/account/identity/public.ts'
import { countryOf } from '#features/contact/site-status/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import type { security } from '../contract.ts'
import { devicesOf, removeDevice as removeRow } from '../store/devices.ts'
import { changesOf, loginsOf } from '../store/places.ts'
import { trustDevice as putTrust } from './devices.ts'
import { changing, tell } from './security-methods.ts'

type Routes = typeof security
type Call = CallFor<Routes['devices']>

const LOGINS_A_PAGE = 20
const MOST_CHANGES = 30

export async function sessionsOf(app: App, { member, now }: Call) {
  const sessions = await openSessionsOf(app.db, member.id, now)
  return {
    sessions: sessions.map((session) => ({
      ...session,
      country: countryOf(session.ip),
      isThisOne: session.id === member.sessionId,
    })),
  }
}

/** Ends a session with its sockets and games. */
export async function endSession(app: App, { params }: Given<Routes['endSession']>, { member, now }: Call) {
  const which = { memberId: member.id, id: params.session, why: 'ended by the member', now }
  const ended = await inTransaction(app.db, (tx) => endMemberSessions(tx, which))
  return ended === 0 ? ({ refused: 'security.unknown' } as const) : {}
}

export async function endOtherSessions(app: App, { member, now }: Call) {
  const why = { exceptSession: member.sessionId, why: 'ended by the member', now }
  const ended = await inTransaction(app.db, (tx) => endSessions(tx, member.id, why))
  return { ended }
}

export async function loginHistory(app: App, { query }: Given<Routes['logins']>, { member }: Call) {
  const limit = query.limit ?? LOGINS_A_PAGE
  const rows = await loginsOf(app.db, {
    memberId: member.id,
    before: query.before ?? null,
    limit: limit + 1,
  })
  return { logins: rows.slice(0, limit), hasMore: rows.length > limit }
}

export async function changeHistory(app: App, { member }: Call) {
  const rows = await changesOf(app.db, member.id, MOST_CHANGES)
  return { changes: rows.map((row) => ({ ...row, country: countryOf(row.ip) })) }
}

export async function trustedDevices(app: App, { member, now, cookie }: Call) {
  const token = cookie(DEVICE_COOKIE)
  const own = token === undefined ? null : hashToken(token)
  const rows = await devicesOf(app.db, member.id, now)
  const devices = rows.map(({ tokenHash, ...row }) => ({
    ...row,
    country: countryOf(row.ip),
    isThisOne: own?.equals(tokenHash) ?? false,
  }))
  return { devices, isThisTrusted: devices.some(({ isThisOne }) => isThisOne) }
}

export function trustDevice(app: App, { body }: Given<Routes['trustDevice']>, call: Call) {
  const { member, ip, device, now } = call
  return changing(app, call, async (tx) => {
    const own = await deviceToTrust(tx, member.id, deviceOf(call), now)
    await putTrust(tx, { memberId: member.id, deviceToken: own.token, ip, device, name: body.name, now })
    await tell(app, tx, call, 'deviceTrusted', body.name)
    sendDevice(call, own)
    return {}
  })
}

/** Removing trust needs no proof, because it only makes the account safer. */
export async function removeDevice(
  app: App,
  { params }: Given<Routes['removeDevice']>,
  { member, now }: Call,
) {
  const memberId = member.id
  const isRemoved = await inTransaction(app.db, async (tx) => {
    const deviceHash = await removeRow(tx, { id: params.device, memberId, now })
    if (deviceHash) await forgetOnDevice(tx, { memberId, deviceHash, now })
    return deviceHash !== null
  })
  return isRemoved ? {} : ({ refused: 'security.unknown' } as const)
}
