import { openWallet } from '#ledger/wallets.ts'
import { dayIn } from '#kit/day.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { insertMember, memberByAccount } from '#features/members/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { identity } from './contract.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  ACCOUNT_RULE,
  PASSWORD_RULE,
  accountKey,
  ageOn,
  isPlausibleBirthday,
  isWeakPassword,
  meets,
} from './rules.ts'
import { credentialOf, endSessions, insertCredential, insertSession, updatePassword } from './store.ts'

type Routes = typeof identity
type LoggedIn = Reply<Routes['login']>
type Where = {
  readonly ip: string
  readonly device: string
  readonly now: Date
  readonly merchant: { readonly code: string }
}

/** Opens a session for a member: the token is shown once, its hash is kept. */
export async function openSession(
  house: House,
  tx: Tx,
  memberId: bigint,
  { ip, device, now, merchant }: Where,
): Promise<string> {
  const token = newToken()
  const hours = await settingOf(house, merchant.code, 'sessionHours')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await insertSession(tx, { memberId, tokenHash: hashToken(token), ip, device, now, expiresAt })
  return token
}

/** Registers by user name; the person is logged in at once. */
export async function register(
  house: House,
  { body }: Given<Routes['register']>,
  call: CallFor<Routes['register']>,
) {
  const { merchant, now } = call
  const account = body.username.normalize('NFKC')
  if (!meets(ACCOUNT_RULE, account)) {
    return {
      refused: 'identity.accountInvalid',
      detail: { min: ACCOUNT_RULE.minLength, max: ACCOUNT_RULE.maxLength },
    } as const
  }
  if (body.password !== body.confirmPassword) return { refused: 'identity.passwordsDiffer' } as const
  if (isWeakPassword(body.password, account)) return weakPassword()
  const age = await settingOf(house, merchant.code, 'minimumAge')
  const today = dayIn(merchant.timeZone, now)
  if (!isPlausibleBirthday(body.birthday, today) || ageOn(body.birthday, today) < age) {
    return { refused: 'identity.tooYoung', detail: { age } } as const
  }
  const passwordHash = await hashPassword(body.password)
  const token = await inTransaction(house.db, async (tx) => {
    const memberId = await insertMember(tx, {
      merchant: merchant.code,
      account,
      accountKey: accountKey(account),
      type: 0,
      language: body.language,
      birthday: body.birthday,
      payeeName: body.payeeName ?? null,
      email: body.email ?? null,
      uplineId: null,
      registerIp: call.ip,
      now,
    })
    if (memberId === null) return null
    await insertCredential(tx, { memberId, passwordHash, mustChange: false, now })
    await openWallet(tx, {
      owner: memberId,
      merchant: merchant.code,
      kind: 'cash',
      currency: merchant.currency,
    })
    return openSession(house, tx, memberId, call)
  })
  if (token === null) return { refused: 'identity.accountTaken' } as const
  return { token, firstTimeLogin: true, passwordExpired: false }
}

function weakPassword() {
  return {
    refused: 'identity.passwordWeak',
    detail: { min: PASSWORD_RULE.minLength, max: PASSWORD_RULE.maxLength },
  } as const
}

/** Wrong passwords that one address may try at one account; then five minutes' rest. A stranger elsewhere locks nobody out (A5). */
const FAILURES = '10/h'

/** Logs in by user name. Wrong name and wrong password read alike and take as long (A4, decision 13). */
export async function login(house: House, { body }: Given<Routes['login']>, call: CallFor<Routes['login']>) {
  const { merchant, now } = call
  const key = accountKey(body.username)
  const member = await memberByAccount(house.db, merchant.code, key)
  const credential = member ? await credentialOf(house.db, member.id) : null
  const isRight = await isPassword(credential?.passwordHash ?? null, body.password)
  if (!isRight || !member || member.state !== 'open') {
    const retryAfterSeconds = await house.pace.spend(
      'login-failures',
      FAILURES,
      `${merchant.code}:${key}:${call.ip}`,
    )
    if (retryAfterSeconds !== null)
      return { refused: 'identity.tooManyFailures', detail: { retryAfterSeconds } } as const
    return { refused: 'identity.wrongLogin' } as const
  }
  const token = await inTransaction(house.db, (tx) => openSession(house, tx, member.id, { ...call, now }))
  return { token, firstTimeLogin: false, passwordExpired: credential?.mustChange ?? false } satisfies LoggedIn
}

/** Ends sessions and everything that hangs on them. */
export async function endMemberSessions(
  house: House,
  tx: Tx,
  which: { memberId: bigint; id?: string; butId?: string; why: string; now: Date },
): Promise<number> {
  const ended = await endSessions(tx, which)
  for (const id of ended) house.hints.endSession(id)
  return ended.length
}

export async function changePassword(
  house: House,
  { body }: Given<Routes['changePassword']>,
  member: MemberCaller,
  now: Date,
) {
  if (body.newPassword !== body.confirmNewPassword) return { refused: 'identity.passwordsDiffer' } as const
  if (isWeakPassword(body.newPassword, member.account)) return weakPassword()
  const credential = await credentialOf(house.db, member.id)
  if (!(await isPassword(credential?.passwordHash ?? null, body.oldPassword)))
    return { refused: 'identity.wrongPassword' } as const
  const passwordHash = await hashPassword(body.newPassword)
  await inTransaction(house.db, async (tx) => {
    await updatePassword(tx, member.id, passwordHash, now)
    await endMemberSessions(house, tx, {
      memberId: member.id,
      butId: member.sessionId,
      why: 'password changed',
      now,
    })
  })
  return {}
}
