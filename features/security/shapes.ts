import * as z from 'zod/mini'

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

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
    transports: z.optional(
      z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
    ),
  }),
  clientExtensionResults: z._default(z.object({}), {}),
})

export const passkeyAnswer = z.object({ challengeId: z.uuid(), response: assertion })
export const newPasskeyAnswer = z.object({ challengeId: z.uuid(), response: attestation })

/** Names that a member gives to devices and passkeys. */
export const MOST_NAME = 60

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>
