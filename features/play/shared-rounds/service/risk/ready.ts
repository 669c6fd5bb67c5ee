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
const AT_A_TIME = 6
/** Of these, checks that no bet waits for. */
const IN_BACKGROUND = 2

type Refusal = SlipRefusal | null
type Vertical = 'lottery' | 'casino'
/** A check that waits for its turn. One that a bet waits for comes before all others. */
type Turn = { isUrgent: boolean; start: () => void }
type Underway = { readonly turn: Turn; readonly made: Promise<Refusal> }
type Kept = {
  /** When the check was made, by member's session and kind of game. */
  readonly ready: LRUCache<string, number>
  readonly underway: Map<string, Underway>
  readonly waiting: Turn[]
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
  if (ageMs >= READY_MS) return check(host, member, { vertical, isUrgent: true })
  if (ageMs > RENEW_MS) makeReady(host, member, category)
  return null
}

/** Makes the check ahead: the member has opened a page with games of a category. */
export function makeReady(host: Host, member: MemberCaller, category: string): void {
  check(host, member, { vertical: verticalOf(category), isUrgent: false }).catch((error: unknown) =>
    host.app.log.warn({ error }, 'shared rounds: a member could not be made ready; the next bet tries again'),
  )
}

type Asked = { readonly vertical: Vertical; readonly isUrgent: boolean }

/** The check, once for all that ask for it at the same time; urgent as soon as one of them is. */
function check(host: Host, member: MemberCaller, { vertical, isUrgent }: Asked): Promise<Refusal> {
  const own = keptOf(host)
  const name = `${member.sessionId}:${vertical}`
  const known = own.underway.get(name)
  if (known) {
    if (isUrgent && !known.turn.isUrgent) {
      known.turn.isUrgent = true
      admit(own)
    }
    return known.made
  }
  const turn: Turn = { isUrgent, start: () => undefined }
  const made = makeCheck(host, member, { vertical, name, turn })
  own.underway.set(name, { turn, made })
  return made
}

type Check = { readonly vertical: Vertical; readonly name: string; readonly turn: Turn }

async function makeCheck(
  host: Host,
  member: MemberCaller,
  { vertical, name, turn }: Check,
): Promise<Refusal> {
  const own = keptOf(host)
  await new Promise<void>((start) => {
    turn.start = start
    own.waiting.push(turn)
    admit(own)
  })
  try {
    const now = host.app.clock.now()
    const refused = await readyToPlay(host.app, member, vertical, now)
    if (refused) own.ready.delete(name)
    else own.ready.set(name, now.getTime())
    return refused
  } finally {
    own.underway.delete(name)
    own.running -= 1
    admit(own)
  }
}

/** Starts the checks for which there is a place: those that a bet waits for, then the others, in the order in which they came. */
function admit(own: Kept): void {
  while (own.running < AT_A_TIME) {
    const urgent = own.waiting.findIndex(({ isUrgent }) => isUrgent)
    if (urgent < 0 && own.running >= IN_BACKGROUND) return
    const [turn] = own.waiting.splice(Math.max(urgent, 0), 1)
    if (!turn) return
    own.running += 1
    turn.start()
  }
}
