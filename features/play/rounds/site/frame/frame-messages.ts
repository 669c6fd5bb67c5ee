import { parseMoney, type Minor } from '#kit/money.ts'

/** What a game's page tells the frame around it; anything else that arrives is dropped. */
export type FrameMessage =
  /** Its code is there: whatever goes wrong from now on, the game says itself. */
  | { readonly type: 'here' }
  | { readonly type: 'ready' }
  /** A round begins; the balance that the game shows from now on, and what the platform has added already and the game has not shown. */
  | { readonly type: 'stake'; readonly shown: Minor; readonly owed: Minor }
  /** A round waits for the member's next move. */
  | { readonly type: 'hand' }
  /** A round was shown to its end; the balance that the game shows after it. */
  | { readonly type: 'round'; readonly roundId: string; readonly shown: Minor | null }
  /** It was stopped, and nothing of it is under way: the page around may say so, and what else there is. */
  | { readonly type: 'stopped' }
  | { readonly type: 'deposit' }
  | { readonly type: 'fairness' }
  | { readonly type: 'history' }
  | { readonly type: 'exit' }

const simple = ['here', 'ready', 'hand', 'stopped', 'deposit', 'fairness', 'history', 'exit'] as const
const PREFIX = 'fairhouse.'

/**
 * Reads a posted message. It counts only if it comes from the game's own origin and from our frame's window. After a
 * round the platform is asked for the balance; the game's word stands only while its reels turn.
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
  const known = simple.find((one) => one === type)
  return known ? { type: known } : null
}

function moneyIn(text: unknown): Minor | null {
  return typeof text === 'string' ? parseMoney(text) : null
}

/** The origin of a game's address; null where the address is none, or not of the web. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
