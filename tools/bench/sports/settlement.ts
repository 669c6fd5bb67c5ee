/** A market with a third of winners is settled by the product and by plain SQL in turns, each on bets of its own. */
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import type { EventRow } from '#features/sport/events/store/events.ts'
import { lockEvent } from '#features/sport/events/store/events.ts'
import { bareResult } from '#features/sport/events/rules/results.ts'
import { enterResult } from '#features/sport/events/service/results.ts'
import { pricedMatch, testFeed, type TestFeed } from '#features/sport/events/testing/feed.ts'
import { settleDue } from '#features/sport/bets/service/settle.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { same, settlePlain, timed, WALLETS, winsFor, words, type Bench } from '../lottery/settlement.ts'

const goal: Goal = {
  id: 'S5',
  better: 'more',
  must: 0.8,
  ambitious: 1,
  unit: '×',
  what: 'settling 100,000 bets of a market: rate against plain SQL that writes the same rows',
}

/** The sides of the bets, by which opposite ones are found. */
const SIDES = `
  insert into play_side (round, event, side, member_id, at, stake)
  select d.id, concat(r.bet_window, ':', r.inputs #>> '{legs,0,s,0,0}', '|', r.inputs #>> '{legs,0,s,0,1}', '|', r.inputs #>> '{legs,0,s,0,2}'),
    r.inputs #>> '{legs,0,s,0,3}', d.owner, now(), d.stake
  from due d
  join round r on r.id = d.id`

/** Open singles on a match, written by the owner: placing them is another benchmark. */
async function fill({ at }: Bench, event: string, bets: number): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into round (id, wallet, stake, at, edition, state, vendor, game, category, bet_window, inputs)
      select uuidv7(), (select min(id) from wallet where purpose = 'bench') + n % ${WALLETS}, 100000000, clock_timestamp(), 1, 'open',
        'JADE_FORGE', 'sports', 'SPORTS', ${event}, json_build_object('legs', json_build_array(json_build_object('e', ${event}::text, 'p', 21000,
          's', json_build_array(json_build_array('winner', 'full', 0, (array['home', 'draw', 'away'])[1 + n % ${WALLETS} % 3]))
        )), 'sizes', json_build_array(1))
      from generate_series(1, ${bets}) n
    `,
  )
  await run(at.database.owner, sql`analyze round`)
}

async function confirm({ at }: Bench, event: EventRow): Promise<void> {
  const result = { ...bareResult, counts: { full: [1, 0] as const } }
  for (const source of ['operator:one', 'operator:two'])
    await inTransaction(at.app.db, async (tx) => {
      const row = await lockEvent(tx, event.id)
      const late = new Date(event.startsAt.getTime() + 1)
      if (row) await enterResult(tx, row, result, { source, byName: source, reason: 'bench' }, late)
    })
}

export async function benchSportSettlement(bench: Bench): Promise<readonly Reached[]> {
  const { at, isQuick, tell } = bench
  const total = isQuick ? 20_000 : 100_000
  const feed: TestFeed = await testFeed(at)
  const ratios: number[] = []
  for (let round = 0; round < (isQuick ? 3 : 5); round += 1) {
    const ours = await pricedMatch(feed, at, `settle-${round}`)
    const theirs = await pricedMatch(feed, at, `plain-${round}`)
    await fill(bench, ours.id, total)
    await fill(bench, theirs.id, total)
    await confirm(bench, ours)
    const product = await timed(bench, async () => {
      while ((await settleDue(at.app)) > 0);
    })
    await winsFor(bench, ours.id, theirs.id)
    const plain = await timed(bench, () => settlePlain(bench, [SIDES]))
    await same(at, ours.id, theirs.id)
    tell(`  settle ${total} bets: ${words(product)}; plain: ${words(plain)}`)
    ratios.push(plain.ms / product.ms)
  }
  const { low, median, high } = quartiles(ratios)
  return [{ goal, value: median, low, high, isNoisy: high > 1.3 * low }]
}
