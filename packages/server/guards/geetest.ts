import { createHmac } from 'node:crypto'
import type { Outbound } from '../perimeter/outbound.ts'

/** A brand's Geetest account (version 4), and its API origin. */
export type Geetest = {
  readonly id: string
  readonly key: string
  /** The script that renders the puzzle in the page. */
  readonly script: string
  /** The verification endpoint. */
  readonly validate: string
}

/** The script's result of a solved puzzle, with Geetest's own names. */
export type GeetestAnswer = {
  readonly lot_number: string
  readonly captcha_output: string
  readonly pass_token: string
  readonly gen_time: string
}

const FIELDS = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const
const LONGEST_FIELD = 4_000
/** Timeout: Geetest responds in tens of milliseconds, and a user is waiting. */
const MOST_MS = 4_000

/** A Geetest result, or null if the header holds none. */
export function geetestIn(payload: object | null): GeetestAnswer | null {
  const given: unknown = payload && 'geetest' in payload ? payload.geetest : null
  if (typeof given !== 'object' || given === null) return null
  const fields = Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) => typeof value === 'string' && value !== '' && value.length <= LONGEST_FIELD,
    ),
  ) as Record<(typeof FIELDS)[number], string> // only texts were kept; the next line asks for each
  if (!FIELDS.every((name) => name in fields)) return null
  const { lot_number, captcha_output, pass_token, gen_time } = fields
  return { lot_number, captcha_output, pass_token, gen_time }
}

/**
 * Verifies a result with Geetest; the lot number signed with the brand's key authenticates us. A timeout or an unknown response counts
 * as failed: the page then falls back to proof of work.
 */
export async function isGeetestRight(
  outbound: Outbound,
  agreed: Geetest,
  given: GeetestAnswer,
): Promise<boolean> {
  const sign_token = createHmac('sha256', agreed.key).update(given.lot_number).digest('hex')
  try {
    const answer = await outbound.fetch(`${agreed.validate}?captcha_id=${encodeURIComponent(agreed.id)}`, {
      method: 'POST',
      body: new URLSearchParams({ ...given, sign_token }),
      timeoutMs: MOST_MS,
    })
    const said: unknown = await answer.json()
    if (!answer.ok || typeof said !== 'object' || said === null) return false
    return 'status' in said && said.status === 'success' && 'result' in said && said.result === 'success'
  } catch {
    return false
  }
}
