import { createHash } from 'node:crypto'
import type { Download, Given, Refusal } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { races } from '../contract/member.ts'
import { factsBetween, finalOf, playersIn } from '../store/final.ts'
import { raceById, type Race } from '../store/races.ts'

type FileCall = (typeof races)['file']

/** Facts are read by this time, so that a long race is neither held in memory nor read again for each part. */
const SLICE_MS = 6 * 3_600_000

type Facts = Pick<Race, 'id' | 'finalBatch' | 'startsAt' | 'closesAt'>

/** The lines of a race's facts, in the order of the file. Amounts are ledger units, 1/10,000 of the currency. */
async function* factLines(app: App, { id, finalBatch, startsAt, closesAt }: Facts): AsyncGenerator<string> {
  for (let from = startsAt; from < closesAt; from = new Date(from.getTime() + SLICE_MS)) {
    const until = new Date(from.getTime() + SLICE_MS)
    const rows = await factsBetween(app.db, { race: id, batch: finalBatch ?? 0n, from, until })
    for (const { tag, at, bet, round, game, category, rounds, ...of } of rows) {
      const amounts = { stake: String(of.stake), win: String(of.win), valid: String(of.valid) }
      yield `${JSON.stringify({ fact: tag, at, bet, round, game, category, rounds, ...amounts })}\n`
    }
  }
}

/** SHA-256 over the lines of the facts, and their number. */
export async function factsHash(
  app: App,
  race: Facts,
): Promise<{ readonly hash: string; readonly facts: bigint }> {
  const hash = createHash('sha256')
  let facts = 0n
  for await (const line of factLines(app, race)) {
    hash.update(line)
    facts += 1n
  }
  return { hash: hash.digest('hex'), facts }
}

/**
 * The recomputation file of a final ranking: JSON lines with the rules, the players by tag, every fact that counted, and the result.
 * No line names a member. `tools/verify/fairhouse_race.py` ranks it again.
 */
export async function raceFile(
  app: App,
  { params }: Given<FileCall>,
  { merchant }: CallFor<FileCall>,
): Promise<Download | Refusal<FileCall>> {
  const race = await raceById(app.db, params.id)
  if (!race || race.merchant !== merchant.code) return { refused: 'races.unknown' }
  if (race.state !== 'final') return { refused: 'races.notFinal' }
  return { name: `race-${race.id}.ndjson`, type: 'application/x-ndjson', bytes: lines(app, race) }
}

async function* lines(app: App, race: Race): AsyncGenerator<string> {
  const {
    id,
    merchant,
    currency,
    title,
    data,
    startsAt,
    endsAt,
    closesAt,
    timeZone,
    facts,
    factsHash: hash,
  } = race
  const head = {
    race: id,
    merchant,
    currency,
    title: title.en,
    ...data,
    timeZone,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    closesAt: closesAt.toISOString(),
    facts: String(facts),
    factsHash: hash,
  }
  yield `${JSON.stringify(head)}\n`
  for (const { tag, joinedAt } of await playersIn(app.db, id))
    yield `${JSON.stringify({ player: tag, joinedAt })}\n`
  yield* factLines(app, race)
  for (const { tag, place, score, bets, gifts } of await finalOf(app.db, id))
    yield `${JSON.stringify({ result: tag, place, score: String(score), bets: String(bets), gifts })}\n`
}
