import { LRUCache } from 'lru-cache'
import { isOffered, readyToPlay, rulesFor } from '#features/compliance/limits/public.ts'
import type { MemberCaller } from '#server/call.ts'
import type { Host } from '../host.ts'
import type { SlipRefusal } from '../refusal.ts'

/**
 * What forbids a member to play. Limits are written to the wallet before the first stake and again every minute; the ledger compares every
 * stake with them. A round's bets come within seconds, from everyone at once: a member's check is made once, however many bets wait for it,
 * a few at a time, so that the others find a connection, and it is renewed in the background before it is due.
 */

/** A check is good for so long. */
const READY_MS = 60_000
/** One that is older is renewed while bets go on. */
const RENEW_MS = 25_000
const MOST_MEMBERS = 50_000
/** Checks at a time in one process: a check is a transaction, and the pool serves everything else too. */
const AT_A_TIME = 4

type Refusal = SlipRefusal | null
type Vertical = 'lottery' | 'casino'
type Kept = {
  /** When the check was made, by member's session and kind of game. */
  readonly ready: LRUCache<string, number>
  readonly underway: Map<string, Promise<Refusal>>
  readonly waiting: (() => void)[]
  running: number
}

const kept = new WeakMap<Host, Kept>()

function keptOf(host: Host): Kept {
  const known = kept.get(host)
  if (known) return known
  const made: Kept = {
    ready: new LRUCache({ max: MOST_MEMBERS, ttl: READY_MS }),
    underway: new Map(),
    waiting: [],
    running: 0,
  }
  kept.set(host, made)
  return made
}

const verticalOf = (category: string): Vertical =>
  category === 'LOTT' || category === 'ELOTT' ? 'lottery' : 'casino'

/** Why this member may not play games of a category now; null: nothing forbids it. */
export async function standing(host: Host, member: MemberCaller, category: string): Promise<Refusal> {
  const { app } = host
  const vertical = verticalOf(category)
  const { terms } = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  if (!isOffered(terms, vertical)) return { refused: 'play.notOffered' }
  const madeAt = keptOf(host).ready.get(`${member.sessionId}:${vertical}`)
  const ageMs = app.clock.now().getTime() - (madeAt ?? 0)
  if (ageMs >= READY_MS) return check(host, member, vertical)
  if (ageMs > RENEW_MS) makeReady(host, member, category)
  return null
}

/** Makes the check ahead: the member has opened a page with games of a category. */
export function makeReady(host: Host, member: MemberCaller, category: string): void {
  check(host, member, verticalOf(category)).catch((error: unknown) =>
    host.app.log.warn({ error }, 'shared rounds: a member could not be made ready; the next bet tries again'),
  )
}

/** The check, once for all that ask for it at the same time. */
function check(host: Host, member: MemberCaller, vertical: Vertical): Promise<Refusal> {
  const { underway, ready } = keptOf(host)
  const name = `${member.sessionId}:${vertical}`
  const known = underway.get(name)
  if (known) return known
  const made = (async () => {
    await enter(host)
    try {
      const now = host.app.clock.now()
      const refused = await readyToPlay(host.app, member, vertical, now)
      if (refused) ready.delete(name)
      else ready.set(name, now.getTime())
      return refused
    } finally {
      leave(host)
      underway.delete(name)
    }
  })()
  underway.set(name, made)
  return made
}

/** Waits for a place among the checks that run; first come, first served. */
async function enter(host: Host): Promise<void> {
  const own = keptOf(host)
  if (own.running < AT_A_TIME) {
    own.running += 1
    return
  }
  await new Promise<void>((next) => own.waiting.push(next)) // who leaves hands the place over
}

function leave(host: Host): void {
  const own = keptOf(host)
  const next = own.waiting.shift()
  if (next) next()
  else own.running -= 1
}
