import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { moneyText } from '#kit/money.ts'
import { inTransaction } from '#db/pool.ts'
import { replayRound } from '#game-kit/replay.ts'
import { loadEdition } from '#games/editions.ts'
import type { App } from '#server/app.ts'
import { SEED_MS } from '../rules.ts'
import {
  configById,
  daySums,
  roundsOfDay,
  writeAudit,
  type AuditedRound,
  type ConfigRow,
} from '../store/audit.ts'
import { duePairs } from '../store/seeds.ts'
import { sweepTickets } from '../store/sessions.ts'
import { nativeHmac } from './seeds/hmac.ts'
import { openSeed, rotateSeeds } from './seeds/seeds.ts'

/** Rounds read per query. */
const PAGE = 500
/** Differences stored as examples; all are counted. */
const MOST_EXAMPLES = 20
/** Audit days are UTC days: an hour later, every merchant's rounds of the day have ended. */
const ZONE = 'UTC'
const HOUR_MS = 60 * 60_000
/** Maximum of pairs revealed per run; the next run comes within the hour. */
const MOST_PAIRS = 2_000
const TICKETS_KEPT_MS = 24 * HOUR_MS

export type Difference = { readonly round: string; readonly says: string }
export type Audit = {
  readonly day: string
  readonly checked: number
  readonly differences: readonly Difference[]
}

/** Replays a day's rounds from storage, and compares script and money, then money with the ledger entries. */
export async function auditDay(app: App, day: string): Promise<Audit> {
  const { from, to } = dayBounds(ZONE, day)
  const configs = new Map<number, ConfigRow | null>()
  const differences: Difference[] = []
  let checked = 0
  let after: string | null = null
  for (;;) {
    const page: readonly AuditedRound[] = await roundsOfDay(app.db, { from, to, after, limit: PAGE })
    for (const round of page) {
      const id = round.inputs?.config ?? 0
      if (!configs.has(id)) configs.set(id, await configById(app.db, id))
      differences.push(...(await differencesOf(app, round, configs.get(id) ?? null)))
    }
    checked += page.length
    after = page.at(-1)?.id ?? null
    if (page.length < PAGE) break
  }
  for (const { wallet, rounds, lines } of await daySums(app.db, { from, to })) {
    if (rounds !== lines)
      differences.push({
        round: '',
        says: `wallet ${wallet}: rounds moved ${moneyText(rounds)}, its lines ${moneyText(lines)}`,
      })
  }
  const examples = differences.slice(0, MOST_EXAMPLES)
  await writeAudit(app.db, {
    day,
    checked,
    different: differences.length,
    examples,
    now: app.clock.now(),
  })
  return { day, checked, differences }
}

async function differencesOf(app: App, round: AuditedRound, config: ConfigRow | null): Promise<Difference[]> {
  const game = await loadEdition(round.game, round.edition)
  if (!config || !game) return [{ round: round.id, says: 'its game, edition or configuration is not known' }]
  try {
    const { differences } = replayRound(
      {
        game: round.game,
        edition: round.edition,
        config: config.config,
        configHash: config.hash,
        seeds: {
          serverSeed: openSeed(app, round.serverSeed),
          clientSeed: round.clientSeed,
          nonce: Number(round.nonce),
        },
        commitment: round.serverHash.toString('hex'),
        bets: round.inputs?.bets ?? [],
        actions: round.inputs?.actions ?? [],
        events: round.events ?? [],
        stake: moneyText(round.stake),
        win: moneyText(round.win),
      },
      game,
      nativeHmac,
    )
    return differences.map((says) => ({ round: round.id, says }))
  } catch (error) {
    return [{ round: round.id, says: error instanceof Error ? error.message : 'cannot be replayed' }]
  }
}

/** Audits yesterday's rounds each night; a difference raises an alert. */
export async function auditYesterday(app: App): Promise<void> {
  const { day, checked, differences } = await auditDay(app, addDays(dayIn(ZONE, app.clock.now()), -1))
  if (differences.length)
    app.log.error({ day, checked, differences: differences.slice(0, MOST_EXAMPLES) }, 'round replay differs')
  else app.log.info({ day, checked }, 'round replay matches')
}

/** Reveals expired pairs, so that their rounds can be verified even if the member does not return. */
export async function changeDueSeeds(app: App): Promise<number> {
  const before = new Date(app.clock.now().getTime() - SEED_MS)
  const due = await duePairs(app.db, before, MOST_PAIRS)
  for (const { id, wallet } of due)
    await inTransaction(app.db, (tx) => rotateSeeds(app, tx, { wallet, from: id }))
  return due.length
}

export async function forgetTickets(app: App): Promise<void> {
  await sweepTickets(app.db, new Date(app.clock.now().getTime() - TICKETS_KEPT_MS))
}
