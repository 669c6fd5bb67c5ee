import { hash, timingSafeEqual } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotteryFeed, lotteryResults } from '../contract/results.ts'
import { readResults } from '../rules/import.ts'
import {
  feedByName,
  insertFeed,
  listFeeds,
  noteDelivery,
  switchFeed as storeSwitch,
  type FeedRow,
} from '../store/feeds.ts'
import { enterAll, USUAL_LOTTERY, type ImportedRow } from './import.ts'

type Results = typeof lotteryResults
type Push = (typeof lotteryFeed)['push']

/** Time for a feed's answer. */
const PULL_MS = 10_000

const hashOf = (key: string): Buffer => hash('sha256', key, 'buffer')

export const showFeeds = async (app: App): Promise<Reply<Results['feeds']>> => ({
  list: await listFeeds(app.db),
})

export async function addFeed(
  app: App,
  { body }: Given<Results['addFeed']>,
  { operator, ip, now }: CallFor<Results['addFeed']>,
): Promise<Reply<Results['addFeed']> | Refusal<Results['addFeed']>> {
  const { name, source, reason } = body
  const keyHash = source.kind === 'push' ? hashOf(source.key) : null
  const url = source.kind === 'pull' ? source.url : null
  return inTransaction(app.db, async (tx) => {
    const id = await insertFeed(tx, { name, kind: source.kind, url, keyHash, createdBy: operator.account })
    if (id === null) return { refused: 'lotteryOffice.feedTaken' } as const
    const after = { name, kind: source.kind, url }
    await writeAudit(tx, {
      operator,
      action: 'lottery.addFeed',
      object: `lotteryFeed:${id}`,
      after,
      reason,
      ip,
      now,
    })
    return { id }
  })
}

export async function switchFeed(
  app: App,
  { params, body }: Given<Results['switchFeed']>,
  { operator, ip, now }: CallFor<Results['switchFeed']>,
): Promise<Reply<Results['switchFeed']> | Refusal<Results['switchFeed']>> {
  return inTransaction(app.db, async (tx) => {
    const feed = await storeSwitch(tx, params.id, body.isOpen)
    if (!feed) return { refused: 'lotteryOffice.unknownFeed' } as const
    const after = { name: feed.name, isOn: feed.isOn }
    const { reason } = body
    const object = `lotteryFeed:${feed.id}`
    await writeAudit(tx, { operator, action: 'lottery.switchFeed', object, after, reason, ip, now })
    return { isOn: feed.isOn }
  })
}

/** A delivery of a feed that proves itself with its API key. */
export async function takePush(
  app: App,
  { params }: Given<Push>,
  { header, raw }: CallFor<Push>,
): Promise<Reply<Push> | Refusal<Push>> {
  const feed = await feedByName(app.db, params.name)
  const key = header('authorization')?.match(/^Bearer ([A-Za-z0-9_-]{32,100})$/)?.[1]
  if (!feed?.keyHash || key === undefined || !timingSafeEqual(feed.keyHash, hashOf(key)))
    return { refused: 'lotteryOffice.feedKey' }
  const read = readResults(Buffer.from(raw).toString('utf8'), USUAL_LOTTERY)
  if ('problem' in read) {
    await noteDelivery(app.db, feed.id, read.problem)
    return { refused: 'lotteryOffice.fileUnreadable', detail: { ...read } }
  }
  return { rows: await take(app, feed, read.draws) }
}

async function take(app: App, feed: FeedRow, draws: Parameters<typeof enterAll>[1]): Promise<ImportedRow[]> {
  const by = { source: `feed:${feed.id}`, byName: `feed ${feed.name}`, how: 'feed' } as const
  const nothing = () => Promise.resolve()
  const rows = await enterAll(app, draws, by, { stopped: () => Promise.resolve(null), also: () => nothing })
  const wrong = rows.find(({ state }) => state === 'invalid' || state === 'contradicts')
  await noteDelivery(app.db, feed.id, wrong ? `${wrong.lottery} ${wrong.day}: ${wrong.state}` : '')
  return rows
}

/** Fetches the results of every feed that is read from an address. A feed that fails does not stop the others. */
export async function pullFeeds(app: App): Promise<void> {
  for (const feed of await listFeeds(app.db)) {
    if (!feed.isOn || feed.url === null) continue
    try {
      const answer = await app.outbound.fetch(feed.url, { timeoutMs: PULL_MS })
      const read = answer.ok
        ? readResults(await answer.text(), USUAL_LOTTERY)
        : { problem: `HTTP ${answer.status}` }
      if ('problem' in read) await noteDelivery(app.db, feed.id, read.problem)
      else await take(app, feed, read.draws)
    } catch (error) {
      app.log.warn({ error, feed: feed.name }, 'lottery feed: not read')
      await noteDelivery(app.db, feed.id, 'no answer')
    }
  }
}
