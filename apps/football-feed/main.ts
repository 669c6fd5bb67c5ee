import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { createLog } from '#server/log.ts'
import { daysOf, scriptOf, type Told } from './script.ts'

/**
 * Replays a day of real matches to a Fairhouse server, goal by goal: `SPEED=30 FEED_URL=http://localhost:8080 FEED_KEY=… node
 * apps/football-feed/main.ts`. It numbers its messages, sends an `alive` every five seconds, and sends again from where the server says
 * after a gap. DAY picks the day (2026-06-11 …), FILE another openfootball file, LOSS loses that share of messages, to see a recovery.
 */
const env = process.env
const url = env['FEED_URL'] ?? 'http://localhost:8080'
const feed = env['FEED'] ?? 'football'
const apiKey = env['FEED_KEY'] ?? ''
const speed = Number(env['SPEED'] ?? 20)
const loss = Number(env['LOSS'] ?? 0)
const log = createLog('fairhouse-football-feed', env['LOG_LEVEL'] ?? 'info')

const text = await readFile(env['FILE'] ?? 'data/football/worldcup-2026.json', 'utf8')
const day = env['DAY'] ?? daysOf(text).at(-1) ?? ''
const startsAt = new Date(Date.now() + 60_000)
const run = `r${startsAt.getTime().toString(36)}`
const league = { key: 'world-cup-replay', name: 'World Cup 2026 (replay)' }
const script = scriptOf(text, { day, run, startsAt, speed, league })

type Sent = { readonly sequence: number; readonly sentAt: string } & Told['message']
const sent: Sent[] = []

/** Sends from a number on; the answer says which comes next. */
async function deliver(messages: readonly Sent[]): Promise<number | null> {
  const kept = messages.filter(() => Math.random() >= loss)
  const reply = await fetch(`${url}/api/sports/feeds/${feed}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(kept),
  })
  const answer: { success?: boolean; errorCode?: string; value?: { next: number } } = await reply.json()
  if (answer.success !== true)
    throw new Error(`football feed: the server said ${answer.errorCode ?? reply.status}`)
  return answer.value?.next ?? null
}

// The numbers go on from where the server is: the feed may have run before
const base = (await deliver([])) ?? 1
const MOST_SENT = 200
const ALIVE_MS = 5_000

/** Sends what the server lacks; what it cannot take now waits. */
async function catchUp(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const next = await deliver(sent.slice(-MOST_SENT))
    if (next === null || next >= base + sent.length) return
  }
}

function add(message: Told['message']): void {
  sent.push({ sequence: base + sent.length, sentAt: new Date().toISOString(), ...message })
}

let aliveAt = 0
log.info(
  { day, matches: new Set(script.map(({ message }) => message['event'])).size, speed },
  'football feed: begins',
)
for (const { atMinute, message } of script) {
  const dueAt = startsAt.getTime() + (atMinute * 60_000) / speed
  while (Date.now() < dueAt) {
    if (Date.now() - aliveAt > ALIVE_MS) {
      add({ kind: 'alive' })
      aliveAt = Date.now()
      await catchUp().catch((error: unknown) =>
        log.warn({ error }, 'football feed: not delivered; it is tried again'),
      )
    }
    await setTimeout(Math.min(ALIVE_MS, Math.max(1, dueAt - Date.now())))
  }
  add(message)
  await catchUp().catch((error: unknown) =>
    log.warn({ error }, 'football feed: not delivered; it is tried again'),
  )
}
log.info({ messages: sent.length }, 'football feed: the day is over')
