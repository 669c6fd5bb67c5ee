import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { NewPasskeyAnswer, PasskeyAnswer } from '../shapes.ts'
import {
  insertChallenge,
  insertPasskey,
  passkeyByCredential,
  passkeysOf,
  useChallenge,
  usePasskey,
  type PasskeyRow,
  type ChallengePurpose,
} from '../store/passkeys.ts'

/** The time limit for a passkey response. */
const CHALLENGE_MS = 5 * 60_000

/** Ed25519, ES256, RS256: every current authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257] as const

/** A page's origin: passkeys are created for its host and work nowhere else. */
export type Page = { readonly rpId: string; readonly origins: readonly string[]; readonly name: string }

/** The page of a call, as the browser sees it: passkeys of a brand's host work on that host only. */
export function pageOf(call: {
  readonly origin: string
  readonly merchant: { readonly name: string }
}): Page {
  return { rpId: new URL(call.origin).hostname, origins: [call.origin], name: call.merchant.name }
}

/** A passkey's descriptor, by which the browser finds it. */
function described({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports: [...transports] }
}

type Asked = {
  readonly memberId: bigint | null
  /** The session or login ticket of the request; null for a login by passkey alone. */
  readonly boundTo: string | null
  readonly page: Page
  readonly now: Date
}

/** Creates a challenge for the passkeys of a member, or, without a member, for any passkey of this site. */
export async function askPasskey(
  tx: Tx | Db,
  { purpose, memberId, boundTo, page, now }: Asked & { readonly purpose: 'prove' | 'login' },
) {
  const own = memberId === null ? [] : await passkeysOf(tx, memberId)
  const { challenge } = await generateAuthenticationOptions({ rpID: page.rpId })
  const options = {
    challenge,
    timeout: CHALLENGE_MS,
    rpId: page.rpId,
    allowCredentials: own.map(described),
    // a passkey is sufficient alone, so its owner must unlock it: by finger, face or PIN
    userVerification: 'required' as const,
  }
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  const row = { challenge, purpose, memberId, boundTo, rpId: page.rpId, expiresAt }
  return { challengeId: await insertChallenge(tx, row), options }
}

/**
 * The owner of the passkey that responded, or null: an unknown or another member's key, a response to another challenge, another page, a
 * replay, a clone whose counter went back, or a key without user verification.
 */
export async function readPasskey(
  tx: Tx | Db,
  {
    answer,
    purpose,
    memberId,
    boundTo,
    page,
    now,
  }: Asked & {
    readonly answer: PasskeyAnswer
    readonly purpose: Exclude<ChallengePurpose, 'add'>
  },
): Promise<{ readonly memberId: bigint; readonly name: string } | null> {
  const asked = await useChallenge(tx, { id: answer.challengeId, purpose, memberId, boundTo, now })
  const key = await passkeyByCredential(tx, answer.response.id)
  if (!asked || !key || (memberId !== null && key.memberId !== memberId) || key.rpId !== asked.rpId)
    return null
  const { userHandle, ...seen } = answer.response.response
  const verified = await verifyAuthenticationResponse({
    response: { ...answer.response, response: { ...seen, ...(userHandle ? { userHandle } : {}) } },
    expectedChallenge: asked.challenge,
    expectedOrigin: [...page.origins],
    expectedRPID: asked.rpId,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(key.publicKey),
      counter: Number(key.counter),
      transports: [...key.transports],
    },
  }).catch(() => null) // the library throws for every kind of invalid response
  if (!verified?.verified) return null
  const counter = BigInt(verified.authenticationInfo.newCounter)
  if (!(await usePasskey(tx, { id: key.id, counter, now }))) return null
  return { memberId: key.memberId, name: key.name }
}

/** Creates a challenge for a new passkey of a member. */
export async function askNewPasskey(
  app: App,
  tx: Tx,
  { memberId, account, boundTo, page, now }: Asked & { readonly memberId: bigint; readonly account: string },
) {
  const own = await passkeysOf(tx, memberId)
  const { challenge } = await generateAuthenticationOptions({ rpID: page.rpId })
  // a pseudonymous user handle: the same each time, and meaningless to others who read the device
  const handle = Buffer.from(app.vault.sign('passkey', String(memberId)), 'hex').toString('base64url')
  const options = {
    challenge,
    timeout: CHALLENGE_MS,
    rp: { id: page.rpId, name: page.name },
    user: { id: handle, name: account, displayName: account },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: own.map(described),
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  const row = {
    challenge,
    purpose: 'add' as const,
    memberId,
    boundTo,
    rpId: page.rpId,
    expiresAt,
  }
  return { challengeId: await insertChallenge(tx, row), options }
}

/** Stores a new passkey; false if the response does not match our challenge, or the key is known. */
export async function keepPasskey(
  tx: Tx,
  {
    answer,
    memberId,
    boundTo,
    page,
    name,
    now,
  }: Asked & {
    readonly answer: NewPasskeyAnswer
    readonly memberId: bigint
    readonly name: string
  },
): Promise<boolean> {
  const asked = await useChallenge(tx, { id: answer.challengeId, purpose: 'add', memberId, boundTo, now })
  if (!asked) return false
  const { transports, ...made } = answer.response.response
  const verified = await verifyRegistrationResponse({
    response: { ...answer.response, response: { ...made, ...(transports ? { transports } : {}) } },
    expectedChallenge: asked.challenge,
    expectedOrigin: [...page.origins],
    expectedRPID: asked.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => null) // the library throws for every kind of invalid response
  if (!verified?.verified) return false
  const { credential, credentialDeviceType } = verified.registrationInfo
  return insertPasskey(tx, {
    credentialId: credential.id,
    memberId,
    rpId: asked.rpId,
    publicKey: credential.publicKey,
    counter: BigInt(credential.counter),
    transports: credential.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
    name,
    now,
  })
}
