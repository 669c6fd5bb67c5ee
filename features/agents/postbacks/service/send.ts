import { createHmac } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { secretOf } from '#features/agents/affiliates/public.ts'
import type { App } from '#server/app.ts'
import { isReceived, nextTry, problemOf, type Problem } from '../rules/postback.ts'
import { noteOutcome, takeDue, type Due } from '../store.ts'

const TIMEOUT_MS = 8_000
/** Longer than all attempts of a slice one after the other take. */
const LEASE_MS = 5 * 60_000
const SLICE = 20

export type Answer = { readonly status: number | null; readonly problem: Problem | null }

/** Header of a postback: the moment in seconds, and HMAC-SHA256 of `<moment>.<url>` under the affiliate's key. */
export function signatureOf(secret: string, url: string, now: Date): string {
  const moment = Math.floor(now.getTime() / 1_000)
  return `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${url}`).digest('hex')}`
}

/** Sends one postback. The outbound client refuses private addresses at the connection and follows no redirect (C3). */
export async function sendOne(app: App, { memberId, url }: Pick<Due, 'memberId' | 'url'>): Promise<Answer> {
  const sealed = await secretOf(app.db, memberId)
  const secret = sealed ? app.vault.open('affiliate', sealed) : ''
  try {
    const { status } = await app.outbound.fetch(url, {
      headers: {
        'postback-signature': signatureOf(secret, url, app.clock.now()),
        'user-agent': 'Fairhouse-Postback/1',
      },
      timeoutMs: TIMEOUT_MS,
      mostBytes: 0,
    })
    return { status, problem: isReceived(status) ? null : 'status' }
  } catch (error) {
    return { status: null, problem: problemOf(error) }
  }
}

/** Sends what is due. An attempt counts before it is made: after a crash it may be sent twice, and its ID tells the receiver. */
export async function sendDue(app: App): Promise<number> {
  const now = app.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const due = await inTransaction(app.db, (tx) => takeDue(tx, { now, until, limit: SLICE }))
  for (const each of due) {
    const answer = await sendOne(app, each)
    const nextAt = answer.problem === null ? null : nextTry(each.tries, app.clock.now())
    await inTransaction(app.db, (tx) =>
      noteOutcome(tx, { number: each.number, ...answer, nextAt, now: app.clock.now() }),
    )
  }
  return due.length
}
