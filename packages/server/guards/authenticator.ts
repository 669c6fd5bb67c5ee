import { generateSecret, generateURI, verifySync } from 'otplib'

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30
const SECRET_BYTES = 20
/** A phone's clock may be off by one step either way. */
const TOLERANCE_SECONDS = 30

const CODE = /^\d{6}$/

export function newAuthenticatorSecret(): string {
  return generateSecret({ length: SECRET_BYTES })
}

/** The content of the QR code; the app shows `issuer` and `account` beside the code. */
export function authenticatorUri({
  issuer,
  account,
  secret,
}: {
  issuer: string
  account: string
  secret: string
}): string {
  return generateURI({ issuer, label: account, secret })
}

/** The time step of a code, one step either way; null if the code is wrong at this time. */
export function codeStep(secret: string, code: string, now: Date): bigint | null {
  if (!CODE.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({
    secret,
    token: code,
    epoch,
    period: STEP_SECONDS,
    epochTolerance: TOLERANCE_SECONDS,
  })
  return found.valid && 'timeStep' in found ? BigInt(found.timeStep) : null
}
