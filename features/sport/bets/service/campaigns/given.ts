import type * as z from 'zod/mini'
import type { PlayableIn } from '#ledger/bonus/bonus.ts'
import type { App } from '#server/app.ts'
import { campaignsNow, shownBoost } from '#features/sport/campaigns/public.ts'
import type { slipCampaigns } from '#features/sport/campaigns/contract.ts'
import { givenBy, type Given } from '../../rules/campaigns/pinned.ts'
import type { Player, Priced } from '../prepare.ts'

type Accepted = NonNullable<Priced['accepted']>

/** What the campaigns that run now give a bet; they are in the brand's own currency. The quote and the acceptance ask the same. */
export async function campaignsFor(
  app: App,
  { merchant, currency }: Player,
  { ticket, football }: Pick<Accepted, 'ticket' | 'football'>,
): Promise<Given> {
  const running = await campaignsNow(app, merchant)
  if (running.length === 0 || (await app.merchants.byCode(merchant))?.currency !== currency) return {}
  return givenBy(ticket, running, football)
}

/** The same as the slip shows it, with the bonus money that could pay instead of cash. Null: nothing. */
export async function shownCampaigns(
  app: App,
  { player, purse }: { readonly player: Player; readonly purse: PlayableIn | null },
  accepted: Accepted,
): Promise<z.output<typeof slipCampaigns> | null> {
  const { boost, early } = await campaignsFor(app, player, accepted)
  if (!boost && !early) return null
  return {
    boost: boost ? { ...shownBoost(boost.terms), counted: boost.counted } : null,
    earlyLead: early?.terms.lead ?? null,
    purse: purse && purse.bonus > 0n ? { ...purse } : null,
  }
}
