/** Solves the human check's proof of work like a browser. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createClient } from '#contract/client.ts'
import { identity } from '#features/account/identity/contract.ts'

/** The value of the header Human-Check. */
export async function humanAnswer(base: string): Promise<string> {
  const { challenge } = await createClient(identity, { base }).humanCheck()
  const solution = await solveChallenge({ challenge: JSON.parse(JSON.stringify(challenge)), deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
