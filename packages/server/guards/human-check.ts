import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '#db/pool.ts'
import type { Clock } from '../app.ts'
import type { Outbound } from '../perimeter/outbound.ts'
import type { Vault } from '../vault.ts'
import { geetestIn, isGeetestRight, type Geetest } from './geetest.ts'
import { useOnce } from './seen.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of the key derivation per attempt: about a quarter of a millisecond on a phone. */
const COST = 1_000
/** The long check, an alternative to the picture captcha: this many times the work, some seconds on a phone. */
const LONG_TIMES = 15
const LIFE_MS = 10 * 60_000
const LONGEST_ANSWER = 8_000
/** Range of the slider's gap, in percent of its width, and the tolerance. */
const GAP_LEAST = 35
const GAP_MOST = 90
const GAP_REACH = 3

/** A brand's human check (decision 17): proof of work, a slider in addition, or Geetest. */
export type CheckLook =
  { readonly look: 'work' } | { readonly look: 'slide' } | ({ readonly look: 'geetest' } & Geetest)

/** Verifies that a browser did some work (decision 17); an external provider may replace it. */
export type HumanCheck = {
  readonly challenge: (merchant: string, length?: CheckLength) => Promise<Record<string, unknown>>
  /** Whether the header's solution is right for this brand, in time, and not used before. */
  readonly isPassed: (answer: string | undefined, merchant: string) => Promise<boolean>
  /** Whether an accepted solution was to the long check, which replaces the picture captcha. */
  readonly isLong: (answer: string | undefined) => boolean
}

export type CheckLength = 'usual' | 'long'

type Making = {
  readonly db: Db
  readonly vault: Vault
  readonly clock: Clock
  readonly outbound: Outbound
  readonly lookOf: (merchant: string) => Promise<CheckLook>
  /** Number of attempts required: from half to one and a half of this, so that waiting times are bounded. */
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
      return false // a malformed solution makes the library throw
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
        // if Geetest's script cannot load or the puzzle cannot be solved, the device does the long check
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

/** The challenge's parameters; the signature, verified with the work, proves that they were not changed. */
function dataOf(payload: object | null): Readonly<Record<string, unknown>> {
  const parameters = parametersOf(payload)
  const data: unknown = 'data' in parameters ? parameters.data : null
  return typeof data === 'object' && data ? { ...data } : {}
}

/** Whether the slider was released in the gap. The slider is only a gesture; the proof of work below is what costs a bot. */
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
