import type { Db, Tx } from '#db/pool.ts'
import { hasIncident } from '#features/play/live-office/public.ts'
import { agreedOf } from './rules/scan.ts'
import { readingOf, readingsOf } from './store/scans.ts'
import { shiftsNow } from './store/shifts.ts'
import { lockTable, tableVideos } from './store/tables.ts'

/** Tables with a dealer for the features that show and sell their rounds (docs/decisions/0121). */

/** How a game is dealt by hand. */
export { protocolOf } from './rules/protocol.ts'

export type DealerNow = {
  /** As members see the dealer; null: no dealer is on shift. */
  readonly dealer: string | null
  /** Dealer and second source are there, and the video is not lost. */
  readonly isOpen: boolean
  readonly isPaused: boolean
  /** Null: without video. */
  readonly video: string | null
  /** The WHEP endpoint of the same video; null: none. */
  readonly whep: string | null
  /** Its delay at the last look. */
  readonly delayMs: number | null
}

const GONE: DealerNow = {
  dealer: null,
  isOpen: false,
  isPaused: false,
  video: null,
  whep: null,
  delayMs: null,
}

/** Who deals at which table now. */
export async function dealersNow(db: Db): Promise<(code: string) => DealerNow> {
  const [shifts, states] = await Promise.all([shiftsNow(db), tableVideos(db)])
  return (code) => {
    const at = (source: string) => shifts.find((shift) => shift.code === code && shift.source === source)
    const state = states.find((one) => one.code === code)
    const dealer = at('dealer')
    if (!state || !dealer) return GONE
    const { isPaused, video, whep, delayMs } = state
    return {
      dealer: dealer.name,
      isOpen: at('second') !== undefined && !isPaused,
      isPaused,
      video: video === '' ? null : video,
      whep: whep === '' ? null : whep,
      delayMs,
    }
  }
}

/** Cache lifetime: when a table's new address appears in the content security policy. */
const FRESH_MS = 5_000

/** Cached origins of the tables' videos, from which the site's pages may load. */
export function createVideos(db: Db): () => readonly string[] {
  let origins: readonly string[] = []
  let readAt = Number.NEGATIVE_INFINITY
  const read = async (): Promise<void> => {
    const urls = (await tableVideos(db))
      .flatMap(({ video, whep }) => [video, whep])
      .filter((url) => URL.canParse(url))
    origins = [...new Set(urls.map((url) => new URL(url).origin))]
  }
  return () => {
    if (performance.now() - readAt > FRESH_MS) {
      readAt = performance.now()
      read().catch(() => undefined) // keep the cached values; the next page retries
    }
    return origins
  }
}

/** What both sources of a round have read alike so far: public. */
export async function agreedSoFar(
  db: Db,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = await readingsOf(db, rounds)
  return new Map([...found].map(([round, read]) => [round, agreedOf(read).map(({ value }) => value)]))
}

/** An entry that was cancelled or refused was seen as well. */
const SEEN = ['takenBack', 'refusedCard'] as const

/** Whether a source has ever read something of a round: it is not called off by one operator then. */
export async function isDealtOf(
  db: Db | Tx,
  { code, round }: { readonly code: string; readonly round: string },
): Promise<boolean> {
  const { dealer, second } = await readingOf(db, round)
  return dealer.length + second.length > 0 || hasIncident(db, { code, round, kinds: SEEN })
}

/** Until the end of the transaction no console changes anything at a table. */
export async function holdTable(tx: Tx, code: string): Promise<void> {
  await lockTable(tx, code)
}
