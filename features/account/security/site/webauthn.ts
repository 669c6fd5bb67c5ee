import type { z } from 'zod/mini'
import type { NewPasskeyAnswer, PasskeyAnswer, newQuestion, question } from '../shapes.ts'

/** Whether this page can use passkeys: a secure context with a host name, in a browser that supports them. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname)
  return globalThis.isSecureContext && !isNumber && typeof globalThis.PublicKeyCredential === 'function'
}

/** Makes the member's browser respond to a challenge; throws if they cancel. The library is a separate chunk. */
export async function answerPasskey(asked: z.output<typeof question>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked.options })
  const { clientDataJSON, authenticatorData, signature } = response
  const given = { clientDataJSON, authenticatorData, signature }
  return {
    challengeId: asked.challengeId,
    response: { id, rawId, type, response: given, clientExtensionResults: {} },
  }
}

/** Makes the member's device create a passkey; throws if they cancel or it already has one. */
export async function makePasskey(asked: z.output<typeof newQuestion>): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked.options })
  const { transports = [], clientDataJSON, attestationObject } = response
  const given = { transports, clientDataJSON, attestationObject }
  return {
    challengeId: asked.challengeId,
    response: { id, rawId, type, response: given, clientExtensionResults: {} },
  }
}

/** The device already has a passkey of this account. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}
