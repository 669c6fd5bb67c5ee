import { startAuthentication } from '@simplewebauthn/browser'
import type { Reply } from '#contract/route.ts'
import type { identity } from '../../contract.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Asks the browser for the passkey and returns its response for the server. Throws if the user cancels. */
export async function answerPasskey({ passkey }: Reply<typeof identity.sendProof>): Promise<string> {
  if (!passkey || !isOptions(passkey.options)) throw new Error('the house asked for no passkey')
  const response = await startAuthentication({ optionsJSON: passkey.options })
  return JSON.stringify({ challengeId: passkey.challengeId, response })
}

/** The server creates the options with the same library, so only their presence is checked. */
function isOptions(value: object): value is Options {
  return 'challenge' in value && typeof value.challenge === 'string'
}
