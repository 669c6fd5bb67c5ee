import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { doneLead, dueLeads, findLeads, leadsOn } from '#features/sport/campaigns/public.ts'
import { holdResults } from '#features/sport/events/public.ts'
import { tellSettled } from '../news.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { Hedges } from '../../rules/valid.ts'
import { betsOn } from '../../store/bets.ts'
import { hedgesOf, isOld, postSlice, reckon, SLICE, type Slice } from '../settle.ts'

/** Finds wide leads and pays the bets that they have decided. Returns how many events were looked at. */
export async function payEarly(app: App): Promise<number> {
  await findLeads(app)
  const due = await dueLeads(app.db)
  for (const event of due)
    try {
      await payLead(app, event)
    } catch (error) {
      app.log.error({ error, event }, 'sport bets: early payout failed; it will be repeated')
    }
  return due.length
}

/** The bets that a lead concerns, slice by slice: what is paid is left alone, so a repetition pays no one twice. */
async function payLead(app: App, event: string): Promise<void> {
  const lead = (await leadsOn(app.db, [event])).get(event)
  if (!lead) return
  const earlyBy = Math.max(...lead)
  let hedges: Hedges | null = null
  let after: string | null = null
  for (;;) {
    const slice = { event, after, limit: SLICE, earlyBy }
    if ((await betsOn(app.db, { ...slice, limit: 1 })).length === 0) break
    hedges ??= await hedgesOf(app.db, event)
    const done: Paid = await paySlice(app, slice, hedges)
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
