import { Gift } from 'lucide-react'
import type * as z from 'zod/mini'
import { priceText } from '#game-kit/sports/odds/formats.ts'
import type { Currency } from '#kit/currency.ts'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportCampaigns, type slipCampaigns } from '../contract.ts'
import { areCash } from '../rules/paying.ts'
import { boostOf, percentFor } from '../rules/terms.ts'
import { useTerms } from '../shown/terms.ts'

type Current = Reply<typeof sportCampaigns.current>

/** Campaigns change seldom, and a bet has the terms of its acceptance. */
const POLL_MS = 60_000

const useCampaigns = (): Current | undefined =>
  useApiQuery(useApi(sportCampaigns).current, undefined, { everyMs: POLL_MS, staleMs: POLL_MS }).data

type SlipProps = {
  /** What the server would give the bet; null: it has not said, or nothing. */
  readonly given: z.output<typeof slipCampaigns> | null
  readonly currency: Currency
  /** Of the bets of the slip, in the order of placing. */
  readonly stakes: readonly bigint[]
  /** What bets of the slip that are placed before these take from the cash. */
  readonly spent?: bigint
  readonly potential: bigint | null
}

/** What the campaigns of now add to the bet on the slip, with their terms. */
export function SlipCampaigns({ given, currency, stakes, spent = 0n, potential }: SlipProps) {
  const { t, number, decimal, money } = useTexts()
  const terms = useTerms()
  if (!given) return null
  const { boost, earlyLead, purse } = given
  // a boost has a step that is reached or one that is next: its terms have one at least
  const percent = boost ? percentFor(boost.steps, boost.counted) : 0
  const next = boost?.steps.find(({ legs }) => legs > boost.counted)
  if (!areCash(stakes, purse && { ...purse, cash: purse.cash - spent }))
    return <p className="text-12 text-muted">{t('sportCampaigns.notBonus')}</p>
  const stake = stakes.reduce((sum, each) => sum + each, 0n)
  const added =
    boost && potential !== null ? boostOf(boost, { counted: boost.counted, stake, win: potential }) : 0n
  return (
    <div className="grid gap-1.5 text-12">
      {boost && (
        <details className="rounded-control bg-raised px-3 py-2">
          <summary className="hit flex cursor-pointer items-center gap-1.5">
            <Gift size={14} aria-hidden />
            {percent > 0 ? (
              <>
                <strong>{t('sportCampaigns.boostNow', { percent: number(percent) })}</strong>
                <span className="num ml-auto font-bold">+{money(added, currency, { symbol: true })}</span>
              </>
            ) : (
              next &&
              t('sportCampaigns.boostMore', {
                more: next.legs - boost.counted,
                price: decimal(priceText(boost.leastPrice, 'decimal')),
                percent: number(next.percent),
              })
            )}
          </summary>
          <p className="pt-1.5 text-muted">{terms({ kind: 'boost', ...boost }, currency)}</p>
        </details>
      )}
      {earlyLead !== null && (
        <details className="rounded-control bg-raised px-3 py-2">
          <summary className="hit flex cursor-pointer items-center gap-1.5">
            <Gift size={14} aria-hidden />
            {t('sportCampaigns.early', { lead: number(earlyLead) })}
          </summary>
          <p className="pt-1.5 text-muted">{terms({ kind: 'earlyPayout', lead: earlyLead }, currency)}</p>
        </details>
      )}
    </div>
  )
}

/** The campaigns that run now, with their terms, for the page of the rules. */
export function CampaignRules() {
  const { t } = useTexts()
  const current = useCampaigns()
  const terms = useTerms()
  if (!current || current.list.length === 0) return null
  return (
    <section className="panel grid gap-2 p-4" aria-label={t('sportCampaigns.title')}>
      <h2 className="text-16 font-bold">{t('sportCampaigns.title')}</h2>
      {current.list.map((each) => (
        <p key={each.terms.kind} className="text-13 text-muted">
          <strong className="text-text">{t(`sportCampaigns.kind.${each.terms.kind}`)}.</strong>{' '}
          {terms(each.terms, current.currency)}
        </p>
      ))}
    </section>
  )
}
