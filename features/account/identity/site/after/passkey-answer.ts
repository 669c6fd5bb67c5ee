import { startAuthentication } from '@simplewebauthn/browser'
import type { Reply } from '#contract/route.ts'
import type { identity } from '../../contract.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Asks the browser for the passkey; its answer as the server takes it. Throws where the person turns it down. */
export async function answerPasskey({ passkey }: Reply<typeof identity.sendProof>): Promise<string> {
  if (!passkey || !isOptions(passkey.options)) throw new Error('the house asked for no passkey')
  const response = await startAuthentication({ optionsJSON: passkey.options })
  return JSON.stringify({ challengeId: passkey.challengeId, response })
}

/** The platform makes them with the same library; only their presence is looked at here. */
function isOptions(value: object): value is Options {
  return 'challenge' in value && typeof value.challenge === 'string'
}
