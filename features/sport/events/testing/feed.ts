import { hash, randomBytes } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { bareResult } from '../rules/results.ts'
import { takeOne } from '../service/feed/push.ts'
import { insertFeed } from '../store/feeds.ts'
import { lockBySource, type EventRow } from '../store/events.ts'

/** A feed in a test: numbers its messages, and says what the server answered to each. */
export type TestFeed = {
  readonly key: string
  readonly apiKey: string
  /** Sends a message with the next number; returns the answer. */
  readonly send: (message: Readonly<Record<string, unknown>>) => ReturnType<typeof takeOne>
  /** Sends something with a number of the test's own. */
  readonly raw: (message: unknown) => ReturnType<typeof takeOne>
  readonly sequence: () => number
  readonly skip: (count: number) => void
  /** The event that it calls so. */
  readonly event: (name: string) => Promise<EventRow>
}

export async function testFeed(
  at: TestApp,
  key = `feed-${randomBytes(3).toString('hex')}`,
): Promise<TestFeed> {
  const apiKey = randomBytes(24).toString('base64url')
  await inTransaction(at.app.db, (tx) =>
    insertFeed(tx, { key, name: key, keyHash: hash('sha256', apiKey, 'buffer'), createdBy: 'test' }),
  )
  let last = 0
  const raw = (message: unknown) => takeOne(at.app, key, message)
  return {
    key,
    apiKey,
    raw,
    send: (message) => {
      last += 1
      return raw({ sequence: last, sentAt: at.clock.now().toISOString(), ...message })
    },
    sequence: () => last,
    skip: (count) => {
      last += count
    },
    event: async (name) => {
      const found = await inTransaction(at.app.db, (tx) => lockBySource(tx, `feed:${key}`, name))
      if (!found) throw new Error(`no event ${name}`)
      return found
    },
  }
}

const HOUR_MS = 60 * 60_000

/** The message of a football match that starts in some hours. */
export function fixture(at: TestApp, event: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    kind: 'fixture',
    event,
    sport: 'football',
    league: { key: 'harbour-league', name: 'Harbour League', country: null, season: '2026-27' },
    label: 'Matchday 1',
    startsAt: new Date(at.clock.now().getTime() + 3 * HOUR_MS).toISOString(),
    sides: [
      { key: `${event}-home`, name: `${event} Home` },
      { key: `${event}-away`, name: `${event} Away` },
    ],
    state: 'scheduled',
    ...more,
  }
}

/** A match that is priced: expected 1.5 to 1.1 goals. */
export async function pricedMatch(
  feed: TestFeed,
  at: TestApp,
  name: string,
  expected = [1.5, 1.1],
): Promise<EventRow> {
  await feed.send(fixture(at, name))
  await feed.send({ kind: 'prices', event: name, expected })
  return feed.event(name)
}

/** The result of a match that was played. */
export const played = (full: readonly [number, number], first: readonly [number, number] = [0, 0]) => ({
  ...bareResult,
  counts: { full, first },
})
