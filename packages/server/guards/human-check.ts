import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '#db/pool.ts'
import type { Clock } from '../house.ts'
import type { Outbound } from '../perimeter/outbound.ts'
import type { Vault } from '../vault.ts'
import { geetestIn, isGeetestRight, type Geetest } from './geetest.ts'
import { useOnce } from './seen.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of the key derivation a try: about a quarter of a millisecond on a phone. */
const COST = 1_000
/** The long check, for who cannot read a picture: so many times the work, some seconds of a phone. */
const LONG_TIMES = 15
const LIFE_MS = 10 * 60_000
const LONGEST_ANSWER = 8_000
/** Where the slide's gap may be, in hundredths of its way, and how far off a hand may be. */
const GAP_LEAST = 35
const GAP_MOST = 90
const GAP_REACH = 3

/** How a brand checks that somebody is there (decision 17): work alone, a slide on top of it, or Geetest. */
export type CheckLook =
  { readonly look: 'work' } | { readonly look: 'slide' } | ({ readonly look: 'geetest' } & Geetest)

/** A check that a person's browser did some work (decision 17); an outside provider may stand in its place. */
export type HumanCheck = {
  readonly challenge: (merchant: string, length?: CheckLength) => Promise<Record<string, unknown>>
  /** Whether the header's answer is right for this brand, in time, and not used before. */
  readonly isPassed: (answer: string | undefined, merchant: string) => Promise<boolean>
  /** Whether an answer that has passed was to the long check, which stands in for the picture. */
  readonly isLong: (answer: string | undefined) => boolean
}

export type CheckLength = 'usual' | 'long'

type Making = {
  readonly db: Db
  readonly vault: Vault
  readonly clock: Clock
  readonly outbound: Outbound
  readonly lookOf: (merchant: string) => Promise<CheckLook>
  /** Tries that a visitor's machine makes: from half to one and a half of this, so that nobody waits long and nobody is let off. */
  readonly tries: number
}

export function createHumanCheck({ db, vault, clock, outbound, lookOf, tries }: Making): HumanCheck {
  const secrets = {
    hmacSignatureSecret: vault.keyText('human-check'),
    hmacKeySignatureSecret: vault.sign('human-check', 'key'),
  }
  const useUp = (kind: string, id: string) =>
    useOnce(db, kind, id.slice(0, 100), new Date(clock.now().getTime() + LIFE_MS))

  async function isWorkDone(payload: Answer): Promise<boolean> {
    try {
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      if (!verified) return false
    } catch {
      return false // a malformed answer makes the library throw
    }
    return useUp('human-check', payload.challenge.parameters.nonce)
  }

  return {
    async challenge(merchant, length = 'usual') {
      const look = await lookOf(merchant)
      if (look.look === 'geetest' && length === 'usual')
        return { geetest: { captchaId: look.id, script: look.script } }
      const slide = look.look === 'slide' ? { look: 'slide', gap: between(GAP_LEAST, GAP_MOST) } : {}
      return {
        ...(await createChallenge({
          algorithm: ALGORITHM,
          cost: COST,
          counter:
            between(Math.ceil(tries / 2), Math.ceil(tries * 1.5)) * (length === 'long' ? LONG_TIMES : 1),
          data: { length, ...slide },
          deriveKey,
          expiresAt: new Date(clock.now().getTime() + LIFE_MS),
          ...secrets,
        })),
      }
    },
    isLong: (answer) => dataOf(read(answer))['length'] === 'long',
    async isPassed(answer, merchant) {
      const look = await lookOf(merchant)
      const payload = read(answer)
      if (look.look === 'geetest') {
        const given = geetestIn(payload)
        if (given)
          return (await useUp('geetest', given.lot_number)) && (await isGeetestRight(outbound, look, given))
        // where Geetest's script cannot be had, or nobody can solve it, the device does the long sum
        if (dataOf(payload)['length'] !== 'long') return false
      }
      if (!isWork(payload)) return false
      if (look.look === 'slide' && !isAtGap(payload)) return false
      return isWorkDone(payload)
    },
  }
}

const between = (least: number, most: number): number => least + randomInt(most - least)

type Answer = Payload & { readonly slide?: unknown }

function isWork(payload: object | null): payload is Answer {
  return (
    payload !== null && 'solution' in payload && Boolean(payload.solution) && 'nonce' in parametersOf(payload)
  )
}

function parametersOf(payload: object | null): object {
  const challenge: unknown = payload && 'challenge' in payload ? payload.challenge : null
  const parameters: unknown =
    typeof challenge === 'object' && challenge && 'parameters' in challenge ? challenge.parameters : null
  return typeof parameters === 'object' && parameters ? parameters : {}
}

/** What the challenge says of itself; its signature, checked with the work, proves that nobody changed it. */
function dataOf(payload: object | null): Readonly<Record<string, unknown>> {
  const parameters = parametersOf(payload)
  const data: unknown = 'data' in parameters ? parameters.data : null
  return typeof data === 'object' && data ? { ...data } : {}
}

/** Whether the piece was left in the gap. The slide is a gesture; what costs a robot is the work below it. */
function isAtGap(payload: Answer): boolean {
  const { look, gap } = dataOf(payload)
  if (look !== 'slide' || typeof gap !== 'number' || typeof payload.slide !== 'number') return false
  return Math.abs(payload.slide - gap) <= GAP_REACH
}

function read(answer: string | undefined): object | null {
  if (!answer || answer.length > LONGEST_ANSWER) return null
  try {
    const parsed: unknown = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    return typeof parsed === 'object' ? parsed : null
  } catch {
    return null
  }
}
