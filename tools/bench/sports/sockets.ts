/** Moved prices of all matches in play to sockets of one process on loopback: how long until a page knows which books to read again. */
import { randomUUID } from 'node:crypto'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { openPages, p99sOf } from '../sockets.ts'

/** Matches in play whose prices have all moved since the last message. */
const MATCHES = 500
const MESSAGES = 10

const moved: Goal = {
  id: 'S6',
  better: 'less',
  must: 500,
  ambitious: 250,
  unit: 'ms',
  what: 'moved prices of 500 matches to 5,000 sockets of one process, clients on the same cores: p99 of the pages',
}

type Asked = { readonly at: TestApp; readonly isQuick: boolean; readonly tell: (line: string) => void }

export async function benchMoved({ at, isQuick, tell }: Asked): Promise<readonly Reached[]> {
  const sockets = isQuick ? 500 : 5_000
  const matches = Array.from({ length: MATCHES }, () => randomUUID())
  const { live, pages, close } = await openPages(at, sockets, [])
  const p99s = await p99sOf(pages, MESSAGES, (version) => {
    const books = matches.map((match) => [match, version, 'open'])
    live.publish('merchant:JADE', { topic: 'sport.books', isPart: true, seq: `${version}`, patch: { books } })
  })
  await close()
  const { low, median, high } = quartiles(p99s)
  tell(`  ${sockets} sockets on the prices of ${MATCHES} matches: p99 ${median.toFixed(0)} ms`)
  return [{ goal: moved, value: median, low, high, isNoisy: high > 1.5 * low }]
}
