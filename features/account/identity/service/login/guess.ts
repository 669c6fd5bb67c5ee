import { noteLogin } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Standing } from '#server/guards/hash-line.ts'
import { HashLineFullError, hashPassword, isOldHash, isPassword } from '../../passwords.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { passTurnstile } from '../../turnstile.ts'
import {
  bucketsOf,
  needsPicture,
  PICTURE_WINDOW_SECONDS,
  pictureBuckets,
  type Attempt,
} from '../../rules/budget.ts'
import { forgetFailures, noteFailure, returnGuess, spentOf, takeGuess } from '../../store/budget.ts'
import { renewHash } from '../../store/credentials.ts'
import { entryByAccount, type EntryRow } from '../../store/entry.ts'
import { isCaptchaRight } from '../captcha.ts'
import { DEVICE_COOKIE, deviceOf, type Device, type EntryCall } from '../devices.ts'
import { mobileOf } from '../phone-proof.ts'

export type Guess = {
  readonly username: string
  readonly password: string
  readonly captcha?: string | undefined
}

/** The account whose password was verified. */
export type Proved = { readonly row: EntryRow }

/**
 * One password guess, for a known account or not: the captcha if required, a guess from the budget, the hash, and the consequences (A4 to
 * A6). Unknown and known accounts take the same steps, so that neither messages nor timing distinguish them; with the setting `separate`
 * the messages do (decision 13). Opens no session.
 */
export async function proveAccount(app: App, call: EntryCall, guess: Guess) {
  const device = call.cookie(DEVICE_COOKIE) === undefined ? null : deviceOf(call)
  const found = device === null ? null : await entryOf(app, call, guess, device)
  if (found?.isKnownDevice) return takeTheGuess(app, call, guess, device, found)
  const answer = await passTurnstile(async () =>
    takeTheGuess(app, call, guess, device, await entryOf(app, call, guess, device)),
  )
  return answer ?? OVERLOADED
}

const OVERLOADED = { refused: 'service.overloaded', detail: { retryAfterSeconds: 5 } } as const

async function entryOf(app: App, call: EntryCall, { username }: Guess, device: Device | null) {
  const keys = await keysOf(app, call, username)
  return entryByAccount(app.db, call.merchant.code, keys, device?.hash ?? null)
}

async function takeTheGuess(
  app: App,
  call: EntryCall,
  guess: Guess,
  device: Device | null,
  row: EntryRow | null,
) {
  const { code } = call.merchant
  const attempt: Attempt = {
    merchant: code,
    accountKey: accountKey(guess.username),
    ip: call.ip,
    knownDevice: row?.isKnownDevice && device ? device.hash.toString('hex') : null,
  }
  const visitor = device?.hash.toString('hex') ?? null
  const since = new Date(call.now.getTime() - PICTURE_WINDOW_SECONDS * 1_000)
  const pictures = pictureBuckets(attempt, visitor)
  // a longer proof of work replaces the captcha; the perimeter has already verified the answer
  const hasWorkedLong = app.humanCheck.isLong(call.header('human-check'))
  if (!hasWorkedLong && needsPicture(await spentOf(app.db, pictures, since))) {
    if (!guess.captcha) return flagged('identity.captchaNeeded')
    if (!(await isCaptchaRight(app, call, guess.captcha))) return flagged('identity.captchaWrong')
  }
  const { buckets, retryAfterSeconds } = await takeFirst(app, bucketsOf(attempt), call.now)
  if (retryAfterSeconds !== null)
    return { refused: 'identity.tooManyFailures', detail: { retryAfterSeconds } } as const
  const standing = attempt.knownDevice === null ? 'stranger' : 'known'
  const answer = await compare(row, guess.password, standing)
  if (answer === 'overloaded') {
    await returnGuess(app.db, buckets)
    return OVERLOADED
  }
  if (answer === 'wrong' || !row) return wrong(app, call, { row, pictures, since })
  await Promise.all([
    returnGuess(app.db, buckets),
    forgetFailures(
      app.db,
      pictures.filter((name) => !name.startsWith('picture:address:')),
    ),
    renewOld(app, row, guess.password),
  ])
  const proved: Proved = { row }
  return proved
}

/** Takes a guess from the first set of buckets that has one; if none has, the first set's wait is reported. */
async function takeFirst(app: App, sets: ReturnType<typeof bucketsOf>, now: Date) {
  let retryAfterSeconds: number | null = null
  for (const buckets of sets) {
    const waitS = await takeGuess(app.db, buckets, now)
    if (waitS === null) return { buckets, retryAfterSeconds: null }
    retryAfterSeconds ??= waitS
  }
  return { buckets: [], retryAfterSeconds }
}

/** What a name may refer to: an account, or the number that a member registered, in any notation. */
async function keysOf(app: App, call: EntryCall, username: string): Promise<readonly string[]> {
  const key = accountKey(username)
  if (!/^\+?[\d\s().-]{6,24}$/.test(username.trim())) return [key]
  const phone = await mobileOf(app, call.merchant.code, { mobileNum: username })
  return 'refused' in phone ? [key] : [key, phone.mobile.slice(1)]
}

function flagged<C extends string>(refused: C) {
  return { refused, detail: { captcha: true } } as const
}

async function compare(
  row: EntryRow | null,
  password: string,
  standing: Standing,
): Promise<'right' | 'wrong' | 'overloaded'> {
  try {
    return (await isPassword(row?.passwordHash ?? null, password, standing)) ? 'right' : 'wrong'
  } catch (error) {
    if (error instanceof HashLineFullError) return 'overloaded'
    throw error
  }
}

type Wrong = {
  readonly row: EntryRow | null
  readonly pictures: readonly string[]
  readonly since: Date
}

async function wrong(app: App, call: EntryCall, { row, pictures, since }: Wrong) {
  deviceOf(call) // from the first failure on this visitor has a device ID, so that the captcha can be required of them
  const isSeparate = (await settingOf(app, call.merchant.code, 'accountErrors')) === 'separate'
  await noteFailure(app.db, pictures, call.now, since)
  if (row) noteLater(app, call, row)
  if (!isSeparate) return flagged('identity.wrongLogin')
  return row ? flagged('identity.wrongAccountPassword') : flagged('identity.wrongAccount')
}

/** Rehashes a password with an outdated cost or pepper while the plain password is available (A7). */
async function renewOld(app: App, row: EntryRow, password: string): Promise<void> {
  if (row.passwordHash === null || !isOldHash(row.passwordHash)) return
  const { memberId, passwordHash: from } = row
  await renewHash(app.db, { memberId, from, to: await hashPassword(password) })
}

/** Writes the history without delaying the response: only existing accounts have one, and timing must not reveal them (A4). */
function noteLater(app: App, call: EntryCall, { merchant, memberId }: EntryRow): void {
  const { ip, device, now } = call
  const login = { merchant, memberId, ip, device, how: 'username', result: 'wrongPassword', now } as const
  noteLogin(app.db, login).catch((error: unknown) =>
    app.log.error({ error }, 'a failed login could not be recorded'),
  )
}
