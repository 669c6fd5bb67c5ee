import { hash, timingSafeEqual } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { feedMessage, type sportFeed } from '../../contract/feed.ts'
import { freed, MOST_AHEAD, MOST_FUTURE_MS, placeOf } from '../../rules/feed-order.ts'
import {
  changeFeed,
  feedByKey,
  insertMessage,
  lockFeed,
  tellOutcome,
  waitingMessages,
  type FeedRow,
} from '../../store/feeds.ts'
import { announce, type IncidentNews } from '../news.ts'
import type { EventRow } from '../../store/events.ts'
import { applyMessage, type Applied, type FeedMessage } from './apply.ts'
import { holdFeed } from './stale.ts'

type Push = (typeof sportFeed)['push']

const MOST_MESSAGES = 500

/** A delivery: messages that are taken one by one, each in its own transaction with the feed's row locked. */
export async function takePush(
  app: App,
  { params }: Given<Push>,
  { header, raw }: CallFor<Push>,
): Promise<Reply<Push> | Refusal<Push>> {
  const feed = await feedByKey(app.db, params.feed)
  const key = header('authorization')?.match(/^Bearer ([A-Za-z0-9_-]{32,100})$/)?.[1]
  if (!feed?.isOn || key === undefined || !timingSafeEqual(feed.keyHash, hash('sha256', key, 'buffer')))
    return { refused: 'sports.feedKey' }
  const messages = messagesIn(raw)
  if (!messages || messages.length > MOST_MESSAGES) return { refused: 'sports.feedUnreadable' }
  const counted = { taken: 0, repeated: 0, rejected: 0 }
  let next = feed.lastSequence + 1
  let waiting = 0
  for (const message of messages) {
    const took = await takeOne(app, feed.key, message)
    counted.taken += took.taken
    counted.repeated += took.repeated
    counted.rejected += took.rejected
    next = took.next
    waiting = took.waiting
  }
  return { ...counted, next, waiting }
}

/** A signed call arrives as bytes; null: not a list. */
function messagesIn(raw: Uint8Array): readonly unknown[] | null {
  try {
    const body: unknown = JSON.parse(Buffer.from(raw).toString('utf8'))
    return Array.isArray(body) ? body : null
  } catch {
    return null
  }
}

type Took = {
  readonly taken: number
  readonly repeated: number
  readonly rejected: number
  readonly next: number
  readonly waiting: number
}

/** Takes one message: rejected, repeated, waiting for an earlier one, or carried out with those that waited for it. */
export async function takeOne(app: App, key: string, raw: unknown): Promise<Took> {
  const changed: (readonly [EventRow, IncidentNews])[] = []
  const take = async (tx: Tx, carryOut: CarryOut) => {
    const feed = await lockFeed(tx, key)
    if (!feed?.isOn) throw new Error(`sports: feed ${key} was switched off`)
    return placed(app, tx, { feed, raw, changed, carryOut })
  }
  let took: Took
  try {
    took = await inTransaction(app.db, (tx) => take(tx, applyMessage))
  } catch (error) {
    // A message that fails would stop all that follow: it is set aside, and its sender sees it in the log
    app.log.error({ error, feed: key }, 'sports: a message of a feed failed')
    changed.length = 0
    took = await inTransaction(app.db, (tx) => take(tx, setAside))
  }
  for (const [event, news] of changed) await announce(app, event, news)
  return took
}

type CarryOut = typeof applyMessage
const setAside: CarryOut = () => Promise.resolve({ outcome: 'failed', event: null, changed: [] })

type Taking = {
  readonly feed: FeedRow
  readonly raw: unknown
  readonly changed: (readonly [EventRow, IncidentNews])[]
  readonly carryOut: CarryOut
}

async function placed(app: App, tx: Tx, { feed, raw, changed, carryOut }: Taking): Promise<Took> {
  const now = app.clock.now()
  const read = feedMessage.safeParse(raw)
  const waitingRows = await waitingMessages(tx, feed.key)
  const waiting = new Set(waitingRows.map(({ sequence }) => sequence))
  const answer = (row: FeedRow, more: Partial<Took>): Took => ({
    taken: 0,
    repeated: 0,
    rejected: 0,
    next: row.lastSequence + 1,
    waiting: waiting.size,
    ...more,
  })
  const problem = read.success
    ? nonsense(read.data, feed, now)
    : `unreadable: ${read.error.issues[0]?.path.join('.') ?? ''}`
  if (!read.success || problem) {
    const lastProblem = problem ?? ''
    const row = await changeFeed(tx, feed, { rejected: feed.rejected + 1, lastProblem, lastAt: now })
    return answer(row, { rejected: 1 })
  }
  const message = read.data
  const { sequence, kind, sentAt } = message
  const place = placeOf(sequence, feed.lastSequence, waiting)
  if (place === 'repeat')
    return answer(await changeFeed(tx, feed, { repeated: feed.repeated + 1, lastAt: now }), { repeated: 1 })
  await insertMessage(tx, feed.key, { sequence, kind, body: raw, outcome: 'waiting', event: null, sentAt })
  if (place === 'waits') {
    waiting.add(sequence)
    // the job frees it once the gap is filled
    const row = await changeFeed(tx, feed, { reordered: feed.reordered + 1, lastAt: now, isStale: true })
    changed.push(...(await holdFeed(tx, feed.key)))
    return answer(row, { taken: 1 })
  }
  const queue = [message, ...later(waitingRows, freed(sequence, waiting))]
  for (const each of queue) {
    const applied: Applied = await carryOut(app, tx, feed.key, each)
    await tellOutcome(tx, feed.key, {
      sequence: each.sequence,
      outcome: applied.outcome,
      event: applied.event?.id ?? null,
    })
    waiting.delete(each.sequence)
    changed.push(...applied.changed)
  }
  const lastSequence = sequence + queue.length - 1
  const row = await changeFeed(tx, feed, { lastSequence, lastAt: now })
  return answer(row, { taken: 1 })
}

/** Messages that were stored ahead of their turn; they were read once already. */
function later(
  rows: readonly { readonly sequence: number; readonly body: unknown }[],
  numbers: readonly number[],
): readonly FeedMessage[] {
  return numbers.flatMap((number) => {
    const row = rows.find(({ sequence }) => sequence === number)
    const read = row ? feedMessage.safeParse(row.body) : null
    return read?.success ? [read.data] : []
  })
}

/** Why a message that can be read cannot be true. */
function nonsense({ sequence, sentAt }: FeedMessage, feed: FeedRow, now: Date): string | null {
  if (sentAt.getTime() > now.getTime() + MOST_FUTURE_MS) return 'from the future'
  return sequence > feed.lastSequence + MOST_AHEAD ? 'too far ahead' : null
}
