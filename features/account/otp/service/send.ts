import { randomInt } from 'node:crypto'
import { householdOf } from '#kit/address.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { queueMessage, sealSecrets } from '#features/contact/outbox/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import {
  MOST_FROM_IP,
  MOST_TRIES,
  REST_SECONDS,
  decideSend,
  type Asker,
  type SendRefusal,
} from '../rules/limits.ts'
import { guessedOutAt, insertCode, lockAddress, sentBy, sentFrom, sentTo } from '../store.ts'

/** The purpose of a code; it is valid for no other. */
export type CodePurpose =
  /** Log in by phone, or set a new password. */
  | 'noLogin'
  | 'register'
  /** Add an email address or a number to the account. */
  | 'bind'
  /** Two-step verification of a login from an unknown device or location. */
  | 'newPlace'
  /** A change that needs a fresh proof. */
  | 'confirm'

const LETTERS = {
  noLogin: 'code.enter',
  register: 'code.register',
  bind: 'code.bind',
  newPlace: 'code.newPlace',
  confirm: 'code.confirm',
} as const

/** Six digits, as messages, keyboards and autofill expect; 5 attempts leave a chance of 1 in 200 000. */
const CODE_DIGITS = 6
const DAY_MS = 24 * 3_600_000

export type SendCode = {
  readonly merchant: string
  readonly purpose: CodePurpose
  /** E.164 ('+84901234567', see `phoneOf`) or an email address. */
  readonly to: { readonly channel: 'sms' | 'email'; readonly address: string }
  /** `startCodeSession(call)`: only that session can use the code. */
  readonly session: string
  readonly language: 'en' | 'vi'
  readonly ip: string
  /** The requester, if more than the address is known. */
  readonly asker?: Asker
  /** Unknown visitors of one network may request at most once a second, regardless of the number (VAL-06). */
  readonly isThrottled?: boolean
  /**
   * What is actually sent: `code` (the default), `exists` a message that the address already has an account, `nobody` nothing. All three
   * give the same response in the same time, so that membership is not revealed (A4).
   */
  readonly gets?: 'code' | 'exists' | 'nobody'
}

export type CodeSent = {
  readonly sent: true
  readonly expiresAt: Date
  /** The button is disabled for 60 s × this many (AUT-04). */
  readonly expiredMinutes: number
  readonly retryAfterSeconds: number
}

/** Sends a one-time code, or refuses: too soon, too many, the brand's quota used up. */
export async function sendCode(app: App, ask: SendCode): Promise<CodeSent | SendRefusal> {
  const now = app.clock.now()
  const expiredMinutes = await settingOf(app, ask.merchant, 'codeMinutes')
  const brandMost = await settingOf(app, ask.merchant, 'codesDayMost')
  const retryAfterSeconds = expiredMinutes * 60
  const expiresAt = new Date(now.getTime() + retryAfterSeconds * 1_000)
  return inTransaction(app.db, async (tx) => {
    const refusal = await refusalOf(tx, ask, brandMost, now)
    if (refusal) return refusal
    await writeCode(app, tx, { ask, expiredMinutes, expiresAt, now })
    return { sent: true, expiresAt, expiredMinutes, retryAfterSeconds }
  })
}

async function refusalOf(tx: Tx, ask: SendCode, brandMost: number, now: Date): Promise<SendRefusal | null> {
  const { merchant, session, ip } = ask
  const place = { merchant, address: addressKey(ask.to.address) }
  const asker = askerOf(ask)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const restAgo = new Date(now.getTime() - REST_SECONDS * 1_000)
  await lockAddress(tx, place)
  const facts = {
    toAddress: await sentTo(tx, place, dayAgo),
    fromIp: await sentFrom(tx, householdOf(ip), { from: restAgo, limit: MOST_FROM_IP }),
    brandToday: await sentBy(tx, merchant, dayAgo),
    brandMost,
    guessedOutAt: await guessedOutAt(tx, { ...place, session }, MOST_TRIES),
  }
  return decideSend(facts, { purpose: ask.purpose, asker, isThrottled: ask.isThrottled ?? false, now })
}

/** By default the requester is a stranger of their household. */
const askerOf = ({ asker, ip }: SendCode): Asker => asker ?? { circle: 'stranger', id: householdOf(ip) }

type Writing = { ask: SendCode; expiredMinutes: number; expiresAt: Date; now: Date }

async function writeCode(app: App, tx: Tx, { ask, expiredMinutes, expiresAt, now }: Writing): Promise<void> {
  const { merchant, purpose, session, language, ip, gets = 'code' } = ask
  const address = addressKey(ask.to.address)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const codeHash = hashCode(app, { merchant, purpose, address, session, code })
  const sealed = sealSecrets(app, { code })
  const id = await insertCode(tx, {
    merchant,
    purpose,
    address,
    session,
    ip: householdOf(ip),
    asker: askerOf(ask),
    codeHash: gets === 'code' ? codeHash : null,
    now,
    expiresAt,
  })
  const message = {
    merchant,
    channel: ask.to.channel,
    to: address,
    language,
    key: `code:${id}`,
    now,
  } as const
  if (gets === 'exists') await queueMessage(tx, { ...message, template: 'account.exists', values: {} })
  else
    await queueMessage(tx, {
      ...message,
      template: LETTERS[purpose],
      values: { minutes: expiredMinutes },
      sealed,
      expiresAt,
      isVoid: gets === 'nobody',
    })
}

/** The canonical form of an address, case-insensitive. */
export function addressKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase()
}

export type Hashed = {
  readonly merchant: string
  readonly purpose: string
  readonly address: string
  readonly session: string
  readonly code: string
}

/** A keyed hash of everything that the code is bound to: a stolen table cannot be brute-forced. */
export function hashCode(app: App, { merchant, purpose, address, session, code }: Hashed): string {
  return app.vault.sign('one-time-code', JSON.stringify([merchant, purpose, address, session, code]))
}
