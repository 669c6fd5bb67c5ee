import type { RawReply } from '#contract/route.ts'
import type { House } from '#server/house.ts'
import { hashToken } from '#server/vault.ts'
import type { Act, Result } from '../rules/acts.ts'
import { insertCall, sweepCalls } from '../store/calls.ts'
import { seatByToken } from '../store/players.ts'
import type { Read, Unread } from './dialects/dialect.ts'
import { isRead } from './dialects/dialect.ts'
import type { Incoming } from './receive.ts'

/** What is kept of a body and of a reply at most. */
const MOST_TEXT = 16_000
/** How long what was said is kept; what was done is kept for ever. */
const KEPT_MS = 180 * 24 * 60 * 60_000

export type Remembered = {
  readonly call: Incoming
  readonly vendor: string
  readonly read: Read | Unread
  readonly reply: RawReply
  readonly results: readonly Result[]
  readonly ms: number
}

/** Writes down a proved call. A history that cannot be written stops no money: it is a line of the log. */
export async function remember(
  house: House,
  { call, vendor, read, reply, results, ms }: Remembered,
): Promise<void> {
  try {
    const acts = isRead(read) ? read.acts : []
    const said = await hideToken(house, vendor, Buffer.from(call.body).toString('utf8'), acts)
    const last = results.at(-1)
    await insertCall(house.db, {
      vendor,
      at: call.now,
      ip: call.ip,
      path: call.path,
      op: read.op,
      transaction: acts.map(transactionOf).find((one) => one !== null) ?? null,
      player: last?.user ?? null,
      request: read.request,
      body: said.slice(0, MOST_TEXT),
      reply: hideIn(reply.body, last?.token).slice(0, MOST_TEXT),
      status: reply.status,
      says: last?.status ?? 'RS_ERROR_UNKNOWN',
      ms,
    })
  } catch (error) {
    house.log.error({ err: error, vendor }, 'a call of a vendor was not written down')
  }
}

function transactionOf(act: Act): string | null {
  return 'transaction' in act ? act.transaction : null
}

/** A token is as good as the member's session: the history names the session instead. */
async function hideToken(house: House, vendor: string, body: string, acts: readonly Act[]): Promise<string> {
  const token = acts.map((act) => ('whom' in act ? act.whom.token : null)).find((one) => one !== null)
  if (!token) return hideNamed(body)
  const seat = await seatByToken(house.db, vendor, hashToken(token))
  return hideNamed(body.replaceAll(token, seat ? `session:${seat.sessionId}` : 'hidden'))
}

/** What a call that nobody could read, or that asks for no session, still carries under a token's name in any dialect. */
function hideNamed(body: string): string {
  return body
    .replaceAll(/("(?:token|session_id)"\s*:\s*)(?!"session:)("[^"]*"?|[^\s",}\]]+)/g, '$1"hidden"')
    .replaceAll(/((?:^|&)token=)(?!session%3A|session:)[^&]*/g, '$1hidden')
}

function hideIn(reply: string, token: string | undefined): string {
  return token === undefined ? reply : reply.replaceAll(token, 'hidden')
}

export async function forgetCalls(house: House): Promise<void> {
  await sweepCalls(house.db, new Date(house.clock.now().getTime() - KEPT_MS))
}
