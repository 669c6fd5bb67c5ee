import type { z } from 'zod/mini'
import type { NewPasskeyAnswer, PasskeyAnswer, newQuestion, question } from '../shapes.ts'

/** Whether this page can use passkeys: a secure context with a host name, in a browser that knows them. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname)
  return globalThis.isSecureContext && !isNumber && typeof globalThis.PublicKeyCredential === 'function'
}

/** Lets the member's browser answer a question; throws where they turn it down. The library is a chunk of its own. */
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

/** Lets the member's device make a passkey; throws where they turn it down or have one there already. */
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

/** The device has a passkey of this account already. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}
