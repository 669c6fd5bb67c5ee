import { createHash, randomBytes, randomInt } from 'node:crypto'
import { useOnce } from '#server/guards/seen.ts'
import type { App } from '#server/app.ts'
import { sameText } from '#server/vault.ts'
import { CAPTCHA_LENGTH, CAPTCHA_LETTERS, drawCaptcha } from '../captcha/picture.ts'
import { captchaBucket } from '../rules/budget.ts'
import { takeGuess } from '../store/budget.ts'
import { knownDeviceOf, type EntryCall } from './devices.ts'

/**
 * The captcha's answer never leaves the server: its cookie contains a nonce, the creation time, and an HMAC of both with the answer. So
 * nothing is stored until an answer arrives, and each picture accepts one answer.
 */
const CAPTCHA_COOKIE = 'fairhouse-captcha'
const LIFE_SECONDS = 300

export async function makeCaptcha(app: App, call: EntryCall) {
  // a client without cookies is limited by household, a browser that some account knows by its device ID
  const device = await knownDeviceOf(app.db, null, call)
  const retryAfterSeconds = await takeGuess(app.db, [captchaBucket(call.ip, device)], call.now)
  if (retryAfterSeconds !== null)
    return { refused: 'identity.captchaTooSoon', detail: { retryAfterSeconds } } as const
  const answer = Array.from({ length: CAPTCHA_LENGTH }, () =>
    CAPTCHA_LETTERS.charAt(randomInt(CAPTCHA_LETTERS.length)),
  ).join('')
  const nonce = randomBytes(12).toString('base64url')
  const madeAt = call.now.getTime()
  const seal = sealOf(app, { nonce, madeAt }, answer)
  call.setCookie(CAPTCHA_COOKIE, `${nonce}.${madeAt}.${seal}`, { maxAgeSeconds: LIFE_SECONDS })
  const seed = createHash('sha256').update(randomBytes(16)).digest()
  return (await drawCaptcha(answer, seed)).toString('base64')
}

/** Whether this is the picture's answer; right or wrong, the picture is used up. */
export async function isCaptchaRight(app: App, call: EntryCall, answer: string): Promise<boolean> {
  const given = read(call.cookie(CAPTCHA_COOKIE))
  if (!given) return false
  const expiresAt = new Date(given.madeAt + LIFE_SECONDS * 1_000)
  if (expiresAt <= call.now || !(await useOnce(app.db, 'captcha', given.nonce, expiresAt))) return false
  return sameText(given.seal, sealOf(app, given, answer.trim().toUpperCase()))
}

type Made = { readonly nonce: string; readonly madeAt: number }

function sealOf(app: App, { nonce, madeAt }: Made, answer: string): string {
  return app.vault.sign('human-check', `captcha:${nonce}:${madeAt}:${answer}`)
}

function read(cookie: string | undefined): (Made & { readonly seal: string }) | null {
  const [nonce = '', madeAt = '', seal = ''] = (cookie ?? '').split('.')
  if (nonce.length !== 16 || !/^\d{13}$/.test(madeAt) || seal.length !== 64) return null
  return { nonce, madeAt: Number(madeAt), seal }
}
