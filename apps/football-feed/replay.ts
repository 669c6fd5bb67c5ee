import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Pace } from './pace.ts'
import { scriptOf, type Told } from './script.ts'

type Sent = { readonly sequence: number; readonly sentAt: string } & Told['message']

/** Delivers messages; returns the number that the server expects next, and how many of the messages it had already. */
export type Deliver = (
  messages: readonly Sent[],
) => Promise<{ readonly next: number; readonly repeated: number }>

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
    const answer: {
      success?: boolean
      errorCode?: string
      value?: { next: number; repeated: number }
    } = await reply.json()
    if (answer.success !== true || !answer.value)
      throw new Error(`football feed: the server said ${answer.errorCode ?? reply.status}`)
    return answer.value
  }
}

const MOST_SENT = 200
const ALIVE_MS = 5_000
/** A program that starts at the same moment has sent its first message within this time. */
const SETTLE_MS = 1_000
const MOST_TRIES = 50

/** Ends at once when the signal is given. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  setTimeout(ms, undefined, signal ? { signal } : {}).catch(() => undefined)

export type Replay = Pace & {
  /** The openfootball file, and the day of it. */
  readonly text: string
  readonly day: string
  /** How long it listens for another program before it tells a match. */
  readonly settleMs?: number
  /** Ends the replay before its time. */
  readonly signal?: AbortSignal
  readonly log: Log
}

/**
 * Another program delivers as the same feed: both number their messages alike, and the server drops those of one as repeats. One message
 * more, such as a stop of the matches told so far, would make it drop one of the other's.
 */
class OvertakenError extends Error {
  constructor() {
    super(
      'football feed: another program delivers as this feed; stop it, or add one for this program; stop bets on the matches it told',
    )
  }
}

/** No bets on the matches of the feed: those of a replay that was interrupted would never end. */
const stopAll = { kind: 'stop', event: null } as const

/** "World Cup 26/06": the day is part of the league's name, because the feed replays one day after another. */
const leagueOf = (day: string) => ({
  key: `replay-world-cup-${day}`,
  name: `World Cup ${day.slice(8)}/${day.slice(5, 7)}`,
})

/**
 * Tells a day of real matches in its own time. Messages are numbered and sent from where the server says, so one that is lost, or that a
 * restarted server missed, is sent again with those after it. A feed has one program at a time: a second one ends with an error.
 */
export async function replayDay(deliver: Deliver, replay: Replay): Promise<void> {
  const { text, day, speed, leadSeconds, loss, settleMs = SETTLE_MS, signal, log } = replay
  const startsAt = new Date(Date.now() + leadSeconds * 1_000)
  const run = `r${startsAt.getTime().toString(36)}`
  const script = scriptOf(text, { day, run, startsAt, speed, league: leagueOf(day) })
  if (script.length === 0)
    throw new Error(`football feed: no matches with the minutes of their goals on ${day}`)
  const sent: Sent[] = []
  // the numbers go on from where the server is: the feed may have run before
  const base = (await deliver([])).next
  let next = base
  let attempted = 0

  const catchUp = async () => {
    for (let tries = 0; tries < MOST_TRIES && next < base + sent.length; tries += 1) {
      const missing = sent.slice(next - base, next - base + MOST_SENT).filter(() => Math.random() >= loss)
      // the server may have those that were sent before: what is ahead waits there, and a reply may have been lost
      const again = missing.filter(({ sequence }) => sequence < base + attempted).length
      attempted = Math.max(attempted, ...missing.map(({ sequence }) => sequence + 1 - base))
      const answer = await deliver(missing)
      next = answer.next
      if (answer.repeated > again || next > base + sent.length) throw new OvertakenError()
    }
  }
  const send = async (messages: readonly Told['message'][]) => {
    for (const message of messages)
      sent.push({ sequence: base + sent.length, sentAt: new Date().toISOString(), ...message })
    await catchUp().catch((error: unknown) => {
      if (error instanceof OvertakenError) throw error
      log.warn({ error }, 'football feed: not delivered; it is tried again')
    })
  }

  const matches = new Set(script.map(({ message }) => message['event'])).size
  log.info({ day, matches, speed, startsAt }, 'football feed: begins')
  const dueAt = ({ atMinute }: Told) =>
    atMinute === null ? 0 : startsAt.getTime() + (atMinute * 60_000) / speed
  // matches of a run before this one, whose program was killed
  await send([stopAll])
  // Two that start together would each take some numbers of the other's matches: the later one goes on, before any match is told
  await pause(settleMs, signal)
  if ((await deliver([])).next > base + sent.length) throw new OvertakenError()
  let sentMs = 0
  for (let at = 0; at < script.length && !signal?.aborted;) {
    const now = Date.now()
    const due = script.slice(at).findIndex((told) => dueAt(told) > now)
    const count = due < 0 ? script.length - at : due
    if (count > 0 || now - sentMs >= ALIVE_MS) {
      await send(count > 0 ? script.slice(at, at + count).map(({ message }) => message) : [{ kind: 'alive' }])
      sentMs = Date.now()
      at += count
    }
    const first = script[at]
    if (first) await pause(Math.max(1, Math.min(ALIVE_MS, dueAt(first) - Date.now())), signal)
  }
  if (signal?.aborted) await send([stopAll])
  await catchUp()
  if (next < base + sent.length)
    throw new Error(
      `football feed: ${base + sent.length - next} messages were not taken; its matches are open`,
    )
  log.info(
    { messages: sent.length },
    `football feed: the day is ${signal?.aborted ? 'interrupted; its matches are suspended' : 'over'}`,
  )
}

/** What ends a replay by Ctrl-C or by the system; a second one ends the program. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}
