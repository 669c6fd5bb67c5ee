import { parseMoney, type Minor } from '#kit/money.ts'

/** Messages from a game's page to its frame; anything else is dropped. */
export type FrameMessage =
  /** The game's code has loaded: from now on the game reports errors itself. */
  | { readonly type: 'here' }
  | { readonly type: 'ready' }
  /** A round begins; the balance that the game shows from now on, and what the server has already credited and the game has not shown. */
  | { readonly type: 'stake'; readonly shown: Minor; readonly owed: Minor }
  /** A round waits for the member's next move. */
  | { readonly type: 'hand' }
  /** A round was shown to its end; the balance that the game shows after it. */
  | { readonly type: 'round'; readonly roundId: string; readonly shown: Minor | null }
  /** The game is stopped and no round is running: the frame may say so and suggest others. */
  | { readonly type: 'stopped' }
  | { readonly type: 'deposit' }
  | { readonly type: 'fairness' }
  | { readonly type: 'history' }
  | { readonly type: 'exit' }
  /** The game shows these things and wants their live events. */
  | { readonly type: 'watch'; readonly names: readonly string[] }

const simple = ['here', 'ready', 'hand', 'stopped', 'deposit', 'fairness', 'history', 'exit'] as const
const PREFIX = 'fairhouse.'
/** What a game may watch: its tables. */
const WATCHED = /^fish:[A-Za-z0-9-]{1,40}$/
const MOST_WATCHED = 2

/**
 * Parses a posted message. Accepted only from the game's own origin and from our frame's window. After a round the balance is requested
 * from the server; the game's value is used only while its reels turn.
 */
export function readFrameMessage(
  event: { readonly origin: string; readonly data: unknown },
  origin: string,
): FrameMessage | null {
  if (
    event.origin !== origin ||
    typeof event.data !== 'object' ||
    event.data === null ||
    !('type' in event.data)
  )
    return null
  const full = event.data.type
  if (typeof full !== 'string' || !full.startsWith(PREFIX)) return null
  const type = full.slice(PREFIX.length)
  const shown = 'balance' in event.data ? moneyIn(event.data.balance) : null
  const owed = 'owed' in event.data ? moneyIn(event.data.owed) : null
  if (type === 'round')
    return 'roundId' in event.data && typeof event.data.roundId === 'string'
      ? { type, roundId: event.data.roundId, shown }
      : null
  if (type === 'stake') return shown === null ? null : { type, shown, owed: owed ?? 0n }
  if (type === 'watch') return { type, names: namesIn('names' in event.data ? event.data.names : null) }
  const known = simple.find((one) => one === type)
  return known ? { type: known } : null
}

function namesIn(names: unknown): readonly string[] {
  if (!Array.isArray(names)) return []
  return names
    .filter((name): name is string => typeof name === 'string' && WATCHED.test(name))
    .slice(0, MOST_WATCHED)
}

function moneyIn(text: unknown): Minor | null {
  return typeof text === 'string' ? parseMoney(text) : null
}

/** The origin of a game's URL; null if it is invalid or not HTTP(S). */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
