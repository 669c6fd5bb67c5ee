import { inTransaction } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { placesOf, type HelpPlace } from '../../rules/help.ts'
import { helpChecks, saveHelpCheck } from '../../store/help.ts'

/** Timeout: a slower page is of no help. */
const PATIENCE_MS = 10_000
/** A shorter timeout while an operator waits; all places are checked concurrently. */
const OFFICE_PATIENCE_MS = 2_000
/** Places checked concurrently. */
const AT_ONCE = 20

/** The external support places of a brand. */
export async function helpPlaces(app: App, merchant: string): Promise<readonly HelpPlace[]> {
  return placesOf(await settingOf(app, merchant, 'helpPlaces'))
}

/** The same with the result of the last check: null before the first one. */
export async function shownPlaces(app: App, merchant: string) {
  const [places, checks] = await Promise.all([helpPlaces(app, merchant), helpChecks(app.db)])
  return places.map((place) => {
    const check = checks.find(({ address }) => address === place.address)
    return {
      ...place,
      isThere: check?.isThere ?? null,
      note: check?.note ?? null,
      at: check?.checkedAt ?? null,
    }
  })
}

/** Whether no place of a brand is known to be unreachable; an unchecked place does not block games. */
export async function isHelpThere(app: App, merchant: string): Promise<boolean> {
  return (await shownPlaces(app, merchant)).every(({ isThere }) => isThere !== false)
}

export type Look = (address: string) => Promise<{ readonly isThere: boolean; readonly note: string }>

/** Whether a page responds. Redirects are not followed (C3): any response counts. */
export async function lookAt(
  app: Pick<App, 'outbound'>,
  address: string,
  timeoutMs = PATIENCE_MS,
): Promise<{ readonly isThere: boolean; readonly note: string }> {
  try {
    const answer = await app.outbound.fetch(address, { timeoutMs, mostBytes: 0 })
    return { isThere: answer.status < 400, note: answer.status.toString() }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { isThere: false, note: (cause instanceof Error ? cause.message : String(cause)).slice(0, 200) }
  }
}

/** Checks the places of the given brands, or of all, once, and stores the results (R16). */
export async function lookForHelp(
  app: App,
  look: Look = (address) => lookAt(app, address),
  among?: readonly string[],
): Promise<void> {
  const brands = among ?? (await app.merchants.all()).map(({ code }) => code)
  const lists = await Promise.all(brands.map((code) => helpPlaces(app, code)))
  const waiting = [...new Set(lists.flat().map(({ address }) => address))]
  const lane = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const first = await look(address)
      // one lost response may be a network fault: since it would stop games, the place is tried once more
      const found = first.isThere ? first : await look(address)
      const check = { address, ...found, now: app.clock.now() }
      await inTransaction(app.db, (tx) => saveHelpCheck(tx, check))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, lane))
}

/** The same on an operator's request: the places of their own brands, within a few seconds. */
export function lookForHelpNow(app: App, brands: readonly string[]): Promise<void> {
  return lookForHelp(app, (address) => lookAt(app, address, OFFICE_PATIENCE_MS), brands)
}
