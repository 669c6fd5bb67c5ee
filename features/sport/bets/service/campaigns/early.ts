import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { doneLead, dueLeads, leadsOn } from '#features/sport/campaigns/public.ts'
import { holdResults } from '#features/sport/events/public.ts'
import { tellSettled } from '../news.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { Hedges } from '../../rules/valid.ts'
import { hedgesOf, isOld, postSlice, reckon, SLICE, type Slice } from '../settle.ts'

/** Pays the bets that a lead has decided. Returns how many events were looked at. */
export async function payEarly(app: App): Promise<number> {
  const due = await dueLeads(app.db)
  for (const event of due)
    try {
      await payLead(app, event)
    } catch (error) {
      app.log.error({ error, event }, 'sport bets: early payout failed; it will be repeated')
    }
  return due.length
}

/** All bets on an event, slice by slice: what is settled is left alone, so a repetition pays no one twice. */
async function payLead(app: App, event: string): Promise<void> {
  const lead = (await leadsOn(app.db, [event])).get(event)
  if (!lead) return
  const hedges = await hedgesOf(app.db, event)
  let after: string | null = null
  for (;;) {
    const done: Paid = await paySlice(app, { event, after, limit: SLICE }, hedges)
    tellSettled(app, done.news)
    after = done.last
    if (done.count < SLICE) break
  }
  await doneLead(app.db, event, lead)
}

type Paid = { readonly news: readonly WonNews[]; readonly last: string | null; readonly count: number }

function paySlice(app: App, slice: Slice, hedges: Hedges): Promise<Paid> {
  return inTransaction(app.db, async (tx) => {
    const first = await reckon(tx, slice, hedges)
    // results that came in between are those of the settlement, which waits for none of these bets
    const held = await holdResults(tx, [slice.event, ...first.versions.keys()])
    const reckoned = isOld(first, held) ? await reckon(tx, slice, hedges) : first
    return { news: await postSlice(tx, reckoned), last: reckoned.last, count: reckoned.count }
  })
}
