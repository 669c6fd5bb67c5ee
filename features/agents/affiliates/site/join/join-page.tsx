import { ChartNoAxesCombined, HandHeart, Link2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { affiliateJoin } from '../../contract/join.ts'
import { PlanTerms } from '../../shown/plan-terms.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationStatus, StatusOf } from './application-status.tsx'

type Offer = Reply<typeof affiliateJoin.offer>

/** The applicant's human check: wraps the request, and renders its state. */
export type HumanCheck = {
  readonly through: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** Starts a new check: a solution is valid for one request. */
  readonly reset: () => void
  readonly row: ReactNode
}

export type JoinPageProps = {
  readonly human: HumanCheck
  /** The secret of an application, from the applicant's link. */
  readonly statusToken: string | null
  /** The code of the affiliate who invited the visitor. */
  readonly invitedBy: string | null
  readonly onCentre: () => void
}

/** Join us (decision 35): what affiliates earn, the application, and what became of it. */
export function JoinPage(props: JoinPageProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(affiliateJoin).offer)
  const [sent, setSent] = useState<string | null>(null)
  const token = sent ?? props.statusToken
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-8">
      <div className="col-span-full">
        <h1 className="text-28">{t('affiliates.join')}</h1>
        <p className="mt-1.5 max-w-150 text-16 text-muted">{t('affiliates.join.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(offer) => (
          <>
            <div>
              {token !== null ? (
                <StatusOf token={token} isNew={sent !== null} />
              ) : (
                <Step offer={offer} onSent={setSent} {...props} />
              )}
            </div>
            <aside className="grid content-start gap-3">
              {offer.plans.map(({ name, terms }) => (
                <section key={name} className="panel grid gap-3 p-5">
                  <h2 className="text-16">{name}</h2>
                  <PlanTerms terms={terms} currency={offer.currency} />
                </section>
              ))}
              <ul className="grid gap-3">
                <Reason icon={ChartNoAxesCombined} why="verify" />
                <Reason icon={Link2} why="links" />
                <Reason icon={HandHeart} why="fair" />
              </ul>
            </aside>
          </>
        )}
      </QueryState>
    </div>
  )
}

/** The form; a member who has applied sees the application, an affiliate the way to the centre. */
function Step({
  offer,
  human,
  invitedBy,
  onCentre,
  onSent,
}: JoinPageProps & { readonly offer: Offer; readonly onSent: (token: string) => void }) {
  const { t } = useTexts()
  if (offer.isAffiliate)
    return (
      <section className="panel grid justify-items-start gap-3 p-5 md:p-7">
        <h2 className="text-18">{t('affiliates.join.isOne')}</h2>
        <p className="text-muted">{t('affiliates.join.isOneText')}</p>
        <Button look="primary" onClick={onCentre}>
          {t('affiliates.centre')}
        </Button>
      </section>
    )
  if (offer.own && offer.own.state !== 'rejected') return <ApplicationStatus application={offer.own} />
  return (
    <div className="grid gap-4">
      {offer.own && <ApplicationStatus application={offer.own} />}
      <ApplicationForm
        human={human}
        invitedBy={invitedBy}
        termsVersion={offer.termsVersion}
        onSent={onSent}
      />
    </div>
  )
}

function Reason({
  icon: Icon,
  why,
}: {
  readonly icon: typeof Link2
  readonly why: 'verify' | 'links' | 'fair'
}) {
  const { t } = useTexts()
  return (
    <li className="panel grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 gap-y-1 p-5">
      <Icon size={22} className="text-action-text" aria-hidden />
      <p className="font-bold">{t(`affiliates.join.why.${why}`)}</p>
      <p className="col-start-2 text-muted">{t(`affiliates.join.whyText.${why}`)}</p>
    </li>
  )
}
