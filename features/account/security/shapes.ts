import * as z from 'zod/mini'

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

/** How a browser reaches the key: 'internal', 'hybrid', 'usb' … */
const transports = z.array(z.string().check(z.regex(/^[a-z-]{2,20}$/))).check(z.maxLength(8))

/** The result of `navigator.credentials.get` in the standard's JSON form; unknown extras are dropped. */
export const assertion = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(bytes(200)),
  }),
  clientExtensionResults: z._default(z.object({}), {}),
})

/** The result of `navigator.credentials.create`. */
export const attestation = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.optional(transports),
  }),
  clientExtensionResults: z._default(z.object({}), {}),
})

const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports }))

/** A passkey challenge for the browser: any of the listed passkeys may respond, or, if the list is empty, any of this site. */
export const question = z.object({
  challengeId: z.uuid(),
  options: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: known,
    userVerification: z.literal('required'),
  }),
})

/** The options for creating a passkey. */
export const newQuestion = z.object({
  challengeId: z.uuid(),
  options: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    excludeCredentials: known,
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
})

export const passkeyAnswer = z.object({ challengeId: z.uuid(), response: assertion })
export const newPasskeyAnswer = z.object({ challengeId: z.uuid(), response: attestation })

/** The length limit of names for devices and passkeys. */
export const MOST_NAME = 60

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>
export type Transport = z.output<typeof transports>[number]
