import { createHmac } from 'node:crypto'
import type { Outbound } from '../perimeter/outbound.ts'

/** What a brand agreed with Geetest (version 4), and where it answers. */
export type Geetest = {
  readonly id: string
  readonly key: string
  /** The script that draws the puzzle in the page. */
  readonly script: string
  /** Where an answer is proved. */
  readonly validate: string
}

/** What the script hands over once somebody has solved the puzzle; names are Geetest's own. */
export type GeetestAnswer = {
  readonly lot_number: string
  readonly captcha_output: string
  readonly pass_token: string
  readonly gen_time: string
}

const FIELDS = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const
const LONGEST_FIELD = 4_000
/** Geetest answers in tens of milliseconds; somebody waits for this with a form. */
const MOST_MS = 4_000

/** An answer to Geetest's puzzle, or null where this is none. */
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
 * Asks Geetest whether an answer is right; the lot's number signed with the brand's key says that we are the ones who ask.
 * No answer in time, or none that we know, is no: the page then lets the device work instead.
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
