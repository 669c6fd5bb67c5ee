import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { healthOf } from '../../rules/feed-order.ts'
import { bettableOf, changeEvent, lockEvent, type EventRow } from '../../store/events.ts'
import { changeFeed, listFeeds, lockFeed, waitingMessages } from '../../store/feeds.ts'
import { announce, type IncidentNews } from '../news.ts'

type Changed = readonly (readonly [EventRow, IncidentNews])[]

/** Suspends every event of a feed that lacks messages or is silent: its prices rest on what may be old. */
export function holdFeed(tx: Tx, feed: string): Promise<Changed> {
  return changeAll(tx, feed, (event) => (event.stops.includes('feed') ? null : { stop: 'feed' }))
}

/** Betting on the events of a feed continues. */
export function freeFeed(tx: Tx, feed: string): Promise<Changed> {
  return changeAll(tx, feed, (event) => (event.stops.includes('feed') ? { free: 'feed' } : null))
}

async function changeAll(
  tx: Tx,
  feed: string,
  changeOf: (event: EventRow) => Parameters<typeof changeEvent>[2] | null,
): Promise<Changed> {
  const changed: [EventRow, IncidentNews][] = []
  for (const id of await bettableOf(tx, { feed })) {
    const event = await lockEvent(tx, id)
    const change = event ? changeOf(event) : null
    if (event && change) changed.push([await changeEvent(tx, event, change), null])
  }
  return changed
}

/** Looks after feeds: one that is silent or incomplete is suspended, one that is healthy again continues. */
export async function watchFeeds(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { key } of await listFeeds(app.db)) {
    const changed = await inTransaction(app.db, async (tx) => {
      const feed = await lockFeed(tx, key)
      if (!feed) return []
      const waiting = (await waitingMessages(tx, key)).length
      const isStale = healthOf({ ...feed, waiting }, now) !== 'healthy'
      if (isStale === feed.isStale) return []
      await changeFeed(tx, feed, { isStale })
      return isStale ? holdFeed(tx, key) : freeFeed(tx, key)
    })
    for (const [event, news] of changed) await announce(app, event, news)
  }
}
