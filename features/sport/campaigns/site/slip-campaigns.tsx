import { Gift } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportCampaigns } from '../contract.ts'
import { boostOf, percentFor } from '../rules/terms.ts'
import { useTerms } from '../shown/terms.ts'

type Current = Reply<typeof sportCampaigns.current>

/** Campaigns change seldom, and a bet has the terms of its acceptance. */
const POLL_MS = 60_000

export const useCampaigns = (): Current | undefined =>
  useApiQuery(useApi(sportCampaigns).current, undefined, { everyMs: POLL_MS, staleMs: POLL_MS }).data

type SlipProps = {
  /** The prices of the selections, where they are one multiple; null: they are another bet. */
  readonly prices: readonly number[] | null
  /** Whether a selection is on the winner of a football match that has not begun. */
  readonly isEarly: boolean
  readonly stake: bigint
  readonly potential: bigint | null
}

/** What the campaigns of now add to the bet on the slip, with their terms. */
export function SlipCampaigns({ prices, isEarly, stake, potential }: SlipProps) {
  const { t, number, decimal, money } = useTexts()
  const current = useCampaigns()
  const terms = useTerms()
  if (!current) return null
  const [boost] = current.list.flatMap(({ terms: one }) => (one.kind === 'boost' ? [one] : []))
  const [early] = current.list.flatMap(({ terms: one }) => (one.kind === 'earlyPayout' ? [one] : []))
  const counted = boost && prices ? prices.filter((price) => price >= boost.leastPrice).length : 0
  const percent = boost ? percentFor(boost.steps, counted) : 0
  const next = boost?.steps.find(({ legs }) => legs > counted)
  const added = boost && potential !== null ? boostOf(boost, { counted, stake, win: potential }) : 0n
  return (
    <div className="grid gap-1.5 text-12 empty:hidden">
      {boost && prices && prices.length > 1 && (percent > 0 || next) && (
        <details className="rounded-control bg-raised px-3 py-2">
          <summary className="hit flex cursor-pointer items-center gap-1.5">
            <Gift size={14} aria-hidden />
            {percent > 0 ? (
              <>
                <strong>{t('sportCampaigns.boostNow', { percent: number(percent) })}</strong>
                <span className="num ml-auto font-bold">
                  +{money(added, current.currency, { symbol: true })}
                </span>
              </>
            ) : (
              next &&
              t('sportCampaigns.boostMore', {
                more: next.legs - counted,
                price: decimal((boost.leastPrice / 10_000).toFixed(2)),
                percent: number(next.percent),
              })
            )}
          </summary>
          <p className="pt-1.5 text-muted">{terms(boost, current.currency)}</p>
        </details>
      )}
      {early && isEarly && (
        <details className="rounded-control bg-raised px-3 py-2">
          <summary className="hit flex cursor-pointer items-center gap-1.5">
            <Gift size={14} aria-hidden />
            {t('sportCampaigns.early', { lead: number(early.lead) })}
          </summary>
          <p className="pt-1.5 text-muted">{terms(early, current.currency)}</p>
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
