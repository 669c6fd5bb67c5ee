import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { scriptOf, type Told } from './script.ts'

type Sent = { readonly sequence: number; readonly sentAt: string } & Told['message']

/** Delivers messages; returns the number that the server expects next. */
export type Deliver = (messages: readonly Sent[]) => Promise<number>

/** Over HTTP, with the API key of the feed. */
export function deliverTo({
  url,
  feed,
  apiKey,
}: {
  readonly url: string
  readonly feed: string
  readonly apiKey: string
}): Deliver {
  return async (messages) => {
    const reply = await fetch(`${url}/api/sports/feeds/${feed}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
    })
    const answer: { success?: boolean; errorCode?: string; value?: { next: number } } = await reply.json()
    if (answer.success !== true || !answer.value)
      throw new Error(`football feed: the server said ${answer.errorCode ?? reply.status}`)
    return answer.value.next
  }
}

const MOST_SENT = 200
const ALIVE_MS = 5_000
const MOST_TRIES = 50

export type Replay = {
  /** The openfootball file, and the day of it. */
  readonly text: string
  readonly day: string
  /** How many times faster than life. */
  readonly speed: number
  /** Seconds until the first match kicks off: its time for bets before play. */
  readonly leadSeconds: number
  /** This share of messages is lost on the way, to see a recovery. */
  readonly loss: number
  readonly log: Log
}

/** "World Cup 26/06": the day is part of the league's name, because days can be replayed beside each other. */
const leagueOf = (day: string) => ({
  key: `replay-world-cup-${day}`,
  name: `World Cup ${day.slice(8)}/${day.slice(5, 7)}`,
})

/**
 * Tells a day of real matches in its own time. Messages are numbered and sent from where the server says, so one that is lost, or that a
 * restarted server missed, is sent again with those after it.
 */
export async function replayDay(deliver: Deliver, replay: Replay): Promise<void> {
  const { text, day, speed, leadSeconds, loss, log } = replay
  const startsAt = new Date(Date.now() + leadSeconds * 1_000)
  const run = `r${startsAt.getTime().toString(36)}`
  const script = scriptOf(text, { day, run, startsAt, speed, league: leagueOf(day) })
  if (script.length === 0)
    throw new Error(`football feed: no matches with the minutes of their goals on ${day}`)
  const sent: Sent[] = []
  // the numbers go on from where the server is: the feed may have run before
  const base = await deliver([])
  let next = base

  const catchUp = async () => {
    for (let tries = 0; tries < MOST_TRIES && next < base + sent.length; tries += 1) {
      const missing = sent.slice(next - base, next - base + MOST_SENT)
      next = await deliver(missing.filter(() => Math.random() >= loss))
    }
  }
  const send = async (messages: readonly Told['message'][]) => {
    for (const message of messages)
      sent.push({ sequence: base + sent.length, sentAt: new Date().toISOString(), ...message })
    await catchUp().catch((error: unknown) =>
      log.warn({ error }, 'football feed: not delivered; it is tried again'),
    )
  }

  const matches = new Set(script.map(({ message }) => message['event'])).size
  log.info({ day, matches, speed, startsAt }, 'football feed: begins')
  const dueAt = ({ atMinute }: Told) =>
    atMinute === null ? 0 : startsAt.getTime() + (atMinute * 60_000) / speed
  let sentMs = 0
  for (let at = 0; at < script.length;) {
    const now = Date.now()
    const due = script.slice(at).findIndex((told) => dueAt(told) > now)
    const count = due < 0 ? script.length - at : due
    if (count > 0 || now - sentMs >= ALIVE_MS) {
      await send(count > 0 ? script.slice(at, at + count).map(({ message }) => message) : [{ kind: 'alive' }])
      sentMs = Date.now()
      at += count
    }
    const first = script[at]
    if (first) await setTimeout(Math.max(1, Math.min(ALIVE_MS, dueAt(first) - Date.now())))
  }
  await catchUp()
  log.info({ messages: sent.length }, 'football feed: the day is over')
}
