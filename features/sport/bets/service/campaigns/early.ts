import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { doneLead, dueLeads, findLeads, leadsOn } from '#features/sport/campaigns/public.ts'
import { tellSettled } from '../news.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { Hedges } from '../../rules/valid.ts'
import { betsOn, lockParts } from '../../store/bets.ts'
import { postSlice, SLICE } from '../settle.ts'
import { hedgesOf, reckon, type Slice } from '../slice/reckon.ts'
import { steadied } from '../slice/steadied.ts'

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
  const first: Slice = { event, after: null, limit: SLICE, earlyBy: Math.max(...lead) }
  // of most leads there are none, and no hedges need to be read
  if ((await betsOn(app.db, { ...first, limit: 1 })).length > 0) await payAll(app, first)
  await doneLead(app.db, event, lead)
}

async function payAll(app: App, first: Slice): Promise<void> {
  const hedges = await hedgesOf(app.db, first.event)
  let slice = first
  for (;;) {
    const { news, last, count } = await paySlice(app, slice, hedges)
    tellSettled(app, news)
    if (count < SLICE) return
    slice = { ...slice, after: last }
  }
}

type Paid = { readonly news: readonly WonNews[]; readonly last: string | null; readonly count: number }

function paySlice(app: App, slice: Slice, hedges: Hedges): Promise<Paid> {
  return inTransaction(app.db, async (tx) => {
    // before the bets are read: most are open and decided by the lead, and would be computed again after it
    await lockParts(tx, slice.event)
    const again = () => reckon(tx, slice, hedges)
    // the settlement by a result of this event comes after it, and corrects what it paid
    const { reckoned } = await steadied(tx, slice.event, {
      first: await again(),
      again,
      arePartsLocked: true,
    })
    return { news: await postSlice(tx, reckoned), last: reckoned.last, count: reckoned.count }
  })
}
