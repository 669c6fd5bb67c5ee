import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '#db/pool.ts'
import type { Clock } from '../house.ts'
import { useOnce } from './seen.ts'
import type { Vault } from '../vault.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of the key derivation a try: about a quarter of a millisecond on a phone. */
const COST = 1_000
/** Tries that a visitor's machine makes: between these, so that nobody waits long and nobody is let off. */
const FEWEST_TRIES = 300
const MOST_TRIES = 900
/** The long check, for who cannot read a picture: so many times the work, some seconds of a phone. */
const LONG_TIMES = 15
const LIFE_MS = 10 * 60_000
const LONGEST_ANSWER = 4_000

/** A check that a person's browser did some work (decision 17); an outside provider may stand in its place. */
export type HumanCheck = {
  readonly challenge: (length?: CheckLength) => Promise<Challenge>
  /** Whether the header's answer is right, in time, and not used before. */
  readonly isPassed: (answer: string | undefined) => Promise<boolean>
  /** Whether an answer that has passed was to the long check, which stands in for the picture. */
  readonly isLong: (answer: string | undefined) => boolean
}

export type CheckLength = 'usual' | 'long'

export function createHumanCheck({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }): HumanCheck {
  const secrets = {
    hmacSignatureSecret: vault.keyText('human-check'),
    hmacKeySignatureSecret: vault.sign('human-check', 'key'),
  }
  return {
    challenge: (length = 'usual') =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: (FEWEST_TRIES + randomInt(MOST_TRIES - FEWEST_TRIES)) * (length === 'long' ? LONG_TIMES : 1),
        data: { length },
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + LIFE_MS),
        ...secrets,
      }),
    isLong: (answer) => read(answer)?.challenge?.parameters?.data?.['length'] === 'long',
    async isPassed(answer) {
      const payload = read(answer)
      if (!payload?.challenge?.parameters || !payload.solution) return false
      try {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
        if (!verified) return false
      } catch {
        return false // a malformed answer makes the library throw
      }
      const { nonce } = payload.challenge.parameters
      return useOnce(db, 'human-check', nonce.slice(0, 100), new Date(clock.now().getTime() + LIFE_MS))
    },
  }
}

function read(answer: string | undefined): Payload | null {
  if (!answer || answer.length > LONGEST_ANSWER) return null
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Payload // the signature proves what matters in it
  } catch {
    return null
  }
}
