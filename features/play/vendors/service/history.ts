import { randomUUID } from 'node:crypto'
import type { RawReply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { createLoader } from '#server/loader.ts'
import { hashToken } from '#server/vault.ts'
import type { Act, Result } from '../rules/acts.ts'
import { insertCalls, sweepCalls, type NewCall } from '../store/calls.ts'
import type { Read, Unread } from './protocols/protocol.ts'
import { isRead } from './protocols/protocol.ts'
import type { Incoming } from './receive.ts'

/** Maximum of stored characters of a body and of a reply. */
const MOST_TEXT = 16_000
/** Retention of request and response texts; transactions are stored permanently. */
const KEPT_MS = 180 * 24 * 60 * 60_000

export type Remembered = {
  readonly call: Incoming
  readonly vendor: string
  readonly read: Read | Unread
  readonly reply: RawReply
  readonly results: readonly Result[]
  readonly ms: number
}

/** Records authenticated calls, concurrent ones in one statement. A failure to record does not affect money: it is only logged. */
export function createHistory(app: App): (told: Remembered) => Promise<void> {
  const write = createLoader<NewCall, true>(async (calls) => {
    await insertCalls(app.db, calls).catch((err: unknown) => {
      for (const { vendor } of calls)
        app.log.error({ err, vendor }, 'a provider request could not be recorded')
    })
    return NONE
  })
  return async (told) => void (await write(newCall(told)))
}

const NONE: ReadonlyMap<NewCall, true> = new Map()

function newCall({ call, vendor, read, reply, results, ms }: Remembered): NewCall {
  const acts = isRead(read) ? read.acts : []
  const token = acts.map((act) => ('whom' in act ? act.whom.token : null)).find((one) => one !== null)
  const mark = `session:${randomUUID()}`
  const body = Buffer.from(call.body).toString('utf8')
  const last = results.at(-1)
  return {
    vendor,
    at: call.now,
    ip: call.ip,
    path: call.path,
    op: read.op,
    transaction: acts.map(transactionOf).find((one) => one !== null) ?? null,
    player: last?.user ?? null,
    request: read.request,
    body: kept(hideNamed(token ? body.replaceAll(token, mark) : body)),
    reply: kept(hideIn(reply.body, last?.token)),
    status: reply.status,
    says: last?.status ?? 'RS_ERROR_UNKNOWN',
    ms,
    mark,
    tokenHash: token ? hashToken(token) : null,
  }
}

/** Truncates a text for storage; PostgreSQL text cannot contain NUL. */
function kept(text: string): string {
  return text.slice(0, MOST_TEXT).replaceAll('\0', '\ufffd')
}

function transactionOf(act: Act): string | null {
  return 'transaction' in act ? act.transaction : null
}

/** Removes tokens, by the field names of any protocol, from a call that could not be parsed or that has no session. */
function hideNamed(body: string): string {
  return body
    .replaceAll(/("(?:token|session_id)"\s*:\s*)(?!"session:)("[^"]*"?|[^\s",}\]]+)/g, '$1"hidden"')
    .replaceAll(/((?:^|&)token=)(?!session%3A|session:)[^&]*/g, '$1hidden')
}

function hideIn(reply: string, token: string | undefined): string {
  return token === undefined ? reply : reply.replaceAll(token, 'hidden')
}

export async function forgetCalls(app: App): Promise<void> {
  await sweepCalls(app.db, new Date(app.clock.now().getTime() - KEPT_MS))
}
