import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { isTrustedPlace, noteLogin, rememberPlace, secondProofs } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { exclusionAtLogin } from '../extension-points.ts'
import { asksBankNameToo, proofsOwed, type ChangeWhy, type How } from '../rules/entry.ts'
import { isStillSince } from '../store/credentials.ts'
import { entryById, insertProof, type EntryRow } from '../store/entry.ts'
import { deviceOf, deviceToTrust, sendDevice, type Device, type EntryCall } from './devices.ts'
import { rememberLogin } from './remember.ts'
import { beginSession } from './sessions.ts'

/** The time limit for two-step verification. */
const PROOF_MS = 10 * 60_000

export type LoggedIn = {
  readonly token: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  readonly changeWhy: ChangeWhy | null
}

export type EntryOptions = {
  /** Two-step verification is already complete. */
  readonly isProved?: boolean
  /** Store a token that replaces the password at the next login (decision 9). */
  readonly isRemembered?: boolean
  readonly changeWhy?: ChangeWhy | null
  /** When the password of this login was set: if another one has been set since, the login fails. */
  readonly passwordSince?: Date
}

const OVERTAKEN = { refused: 'identity.proofOver' } as const

/** Whether the password of this login was changed in the meantime. Check it first in the transaction. */
async function isOvertaken(tx: Tx, memberId: bigint, { passwordSince }: EntryOptions): Promise<boolean> {
  return passwordSince !== undefined && !(await isStillSince(tx, memberId, passwordSince))
}

/**
 * The last steps of every login method: check that the account is open, then two-step verification for a new address or device, then the
 * session. No session exists before the verification (A11). Refusals are those of `entryRefusals`.
 */
export async function completeLogin(
  app: App,
  call: EntryCall,
  memberId: bigint,
  how: How,
  options: EntryOptions = {},
) {
  const device = deviceOf(call)
  const row = await entryById(app.db, memberId, device.hash)
  if (!row || row.state !== 'open' || row.merchant !== call.merchant.code) {
    if (row) await note(app.db, call, row, how, 'locked')
    return { refused: 'identity.notMember' } as const
  }
  if (!options.isProved) {
    const proofs = await owedProofs(app, call, row, how, device)
    if (proofs.length > 0)
      return inTransaction(app.db, async (tx) =>
        (await isOvertaken(tx, memberId, options))
          ? OVERTAKEN
          : askProof(tx, call, { row, how, device, options, proofs }),
      )
  }
  // only a fully verified member learns of an exclusion, and can withdraw their own money (R6, R8)
  const away = await exclusionAtLogin.of(app)(app, row, call.now)
  return away ?? letIn(app, call, { row, how, device, options })
}

export type Entering = {
  readonly row: EntryRow
  readonly how: How
  readonly device: Device
  readonly options: EntryOptions
}

/** The methods of two-step verification for this login; empty if none is required. */
export async function owedProofs(app: App, call: EntryCall, row: EntryRow, how: How, device: Device) {
  const { code } = call.merchant
  const deviceToken = device.isNew ? null : device.token
  const newAddress = await settingOf(app, code, 'newAddress')
  const { ip, now } = call
  const [isTrusted, has, accepted, bankNameAlone] = await Promise.all([
    isTrustedPlace(app.db, { memberId: row.memberId, deviceToken, ip, now, newAddress }),
    secondProofs(app.db, row.memberId),
    settingOf(app, code, 'newIpProofs'),
    settingOf(app, code, 'bankNameAlone'),
  ])
  const facts = { how, isTrusted, accepted, bankNameAlone, has }
  return proofsOwed(facts).map((proof) => ({ ...proof, asksBankName: asksBankNameToo(facts, proof.kind) }))
}

/** A password reset that waits for two-step verification. */
export type WaitingReset = { readonly passwordHash: string; readonly mobile: string }

type Asking = Entering & {
  readonly proofs: Awaited<ReturnType<typeof owedProofs>>
  readonly reset?: WaitingReset
}

/** Starts two-step verification: a ticket for this device, which gives no access alone. */
export async function askProof(
  tx: Tx,
  call: EntryCall,
  { row, how, device, options, proofs, reset }: Asking,
) {
  const ticket = newToken()
  const expiresAt = new Date(call.now.getTime() + PROOF_MS)
  await insertProof(tx, {
    ticketHash: hashToken(ticket),
    memberId: row.memberId,
    how,
    ip: call.ip,
    deviceHash: device.hash,
    isRemembered: options.isRemembered ?? false,
    changeWhy: options.changeWhy ?? null,
    kinds: proofs.map(({ kind }) => kind),
    bankNameWith: proofs.filter(({ asksBankName }) => asksBankName).map(({ kind }) => kind),
    newPasswordHash: reset?.passwordHash ?? null,
    provedMobile: reset?.mobile ?? null,
    now: call.now,
    expiresAt,
  })
  await note(tx, call, row, how, 'proofNeeded')
  return { refused: 'identity.proofNeeded', detail: { ticket, proofs, expiresAt } } as const
}

async function letIn(app: App, call: EntryCall, { row, how, device, options }: Entering) {
  const { memberId, merchant } = row
  const { now, ip } = call
  const changeWhy = options.changeWhy ?? null
  const opened = await inTransaction(app.db, async (tx) => {
    if (await isOvertaken(tx, memberId, options)) return null
    const own = await deviceToTrust(tx, memberId, device, now)
    await rememberPlace(tx, { memberId, deviceToken: own.token, ip, device: call.device, now })
    await noteLogin(tx, { merchant, memberId, ip, device: call.device, how, result: 'in', now })
    const where = { ip, device: call.device, now, merchant: call.merchant, changeWhy }
    const { id: sessionId, token } = await beginSession(app, tx, memberId, where)
    // do not remember a login whose password must be changed: the next login would skip the change
    if (options.isRemembered && !changeWhy && (await settingOf(app, merchant, 'rememberMe')))
      await rememberLogin(tx, call, memberId, { device: own, sessionId })
    return { own, token }
  })
  if (!opened) return OVERTAKEN
  const { token, own } = opened
  sendDevice(call, own)
  return {
    token,
    firstTimeLogin: row.firstLoginAt === null,
    passwordExpired: changeWhy !== null,
    changeWhy,
  } satisfies LoggedIn
}

function note(
  tx: Db | Tx,
  call: EntryCall,
  row: EntryRow,
  how: How,
  result: 'locked' | 'proofNeeded',
): Promise<void> {
  const { ip, device, now } = call
  return noteLogin(tx, {
    merchant: row.merchant,
    memberId: row.memberId,
    ip,
    device,
    how,
    result,
    now,
  })
}
