import * as z from 'zod/mini'

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

/** How a browser reaches the key: 'internal', 'hybrid', 'usb' … */
const transports = z.array(z.string().check(z.regex(/^[a-z-]{2,20}$/))).check(z.maxLength(8))

/** What `navigator.credentials.get` gives, in the JSON form of the standard; unknown extras are let go. */
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

/** What `navigator.credentials.create` gives. */
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

/** A question to a passkey, as the browser takes it: anyone who unlocks one of these, or, of an empty list, any of this site. */
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

/** What a device is asked to make a passkey from. */
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

/** Names that a member gives to devices and passkeys. */
export const MOST_NAME = 60

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>
export type Transport = z.output<typeof transports>[number]
