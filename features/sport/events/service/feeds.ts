import { hash } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { sportsOffice } from '../contract/office.ts'
import { healthOf } from '../rules/feed-order.ts'
import { countLiveOf } from '../store/events.ts'
import {
  changeFeed,
  feedByKey,
  insertFeed,
  listFeeds,
  lockFeed,
  messagesOf,
  waitingMessages,
} from '../store/feeds.ts'
import { holdFeed } from './feed/stale.ts'
import { announce } from './news.ts'

type Office = typeof sportsOffice

export async function showFeeds(app: App): Promise<Reply<Office['feeds']>> {
  const now = app.clock.now()
  const list = await Promise.all(
    (await listFeeds(app.db)).map(async (feed) => {
      const { key, name, isOn, lastSequence, lastAt, repeated, reordered, rejected, lastProblem } = feed
      const [waiting, liveEvents] = await Promise.all([
        waitingMessages(app.db, key),
        countLiveOf(app.db, key),
      ])
      const health = healthOf({ isOn, lastAt, waiting: waiting.length }, now)
      return {
        key,
        name,
        isOn,
        health,
        lastSequence,
        lastAt,
        repeated,
        reordered,
        rejected,
        lastProblem,
        liveEvents,
      }
    }),
  )
  return { list }
}

export async function addFeed(
  app: App,
  { body }: Given<Office['addFeed']>,
  { operator, ip, now }: CallFor<Office['addFeed']>,
): Promise<Reply<Office['addFeed']> | Refusal<Office['addFeed']>> {
  const { key, name, apiKey, reason } = body
  return inTransaction(app.db, async (tx) => {
    const keyHash = hash('sha256', apiKey, 'buffer')
    if (!(await insertFeed(tx, { key, name, keyHash, createdBy: operator.account })))
      return { refused: 'sports.feedTaken' } as const
    await writeAudit(tx, {
      operator,
      action: 'sport.addFeed',
      object: `sportFeed:${key}`,
      after: { name },
      reason,
      ip,
      now,
    })
    return { done: true }
  })
}

/** Off: its messages are refused and its events suspended. On again: the job frees them once it is heard and complete. */
export async function switchFeed(
  app: App,
  { params, body }: Given<Office['switchFeed']>,
  { operator, ip, now }: CallFor<Office['switchFeed']>,
): Promise<Reply<Office['switchFeed']> | Refusal<Office['switchFeed']>> {
  const { isOpen, reason } = body
  const switched = await inTransaction(app.db, async (tx) => {
    const feed = await lockFeed(tx, params.feed)
    if (!feed) return null
    await changeFeed(tx, feed, isOpen ? { isOn: true } : { isOn: false, isStale: true })
    const after = { name: feed.name, isOn: isOpen }
    await writeAudit(tx, {
      operator,
      action: 'sport.switchFeed',
      object: `sportFeed:${feed.key}`,
      after,
      reason,
      ip,
      now,
    })
    return isOpen ? [] : holdFeed(tx, feed.key)
  })
  if (!switched) return { refused: 'sports.feedUnknown' }
  for (const [event, news] of switched) await announce(app, event, news)
  return { isOn: isOpen }
}

const SHOWN = 50

export async function feedLog(
  app: App,
  { params, query }: Given<Office['feedLog']>,
): Promise<Reply<Office['feedLog']> | Refusal<Office['feedLog']>> {
  if (!(await feedByKey(app.db, params.feed))) return { refused: 'sports.feedUnknown' }
  const limit = (query.limit ?? SHOWN) + 1
  const below = query.before && /^\d{1,9}$/.test(query.before) ? Number(query.before) : null
  const rows = await messagesOf(app.db, params.feed, { below, limit })
  const shown = rows.slice(0, limit - 1)
  return {
    list: shown.map(({ sequence, at, kind, outcome, event }) => ({ sequence, at, kind, outcome, event })),
    next: rows.length === limit ? String(shown.at(-1)?.sequence ?? '') : null,
  }
}
