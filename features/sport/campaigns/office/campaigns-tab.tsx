import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { OfOneBrand } from '#features/platform/merchants/office/of-one-brand.tsx'
import { sportCampaignsOffice } from '../contract.ts'
import { useTerms } from '../shown/terms.ts'
import { CampaignDialog } from './campaign-dialog.tsx'

type Listed = Reply<typeof sportCampaignsOffice.list>

/** The sports campaigns of a brand: terms, state and cost. */
export function CampaignsTab({ may }: { readonly may: May }) {
  const [brand, setBrand] = useState<string>()
  return (
    <OfOneBrand brand={brand} onBrand={setBrand} className="max-w-4xl gap-3">
      {(merchant) => <OfBrand key={merchant} merchant={merchant} mayRun={may('sport.campaign')} />}
    </OfOneBrand>
  )
}

function OfBrand({ merchant, mayRun }: { readonly merchant: string; readonly mayRun: boolean }) {
  const { t, money } = useTexts()
  const asked = useApiQuery(useApi(sportCampaignsOffice).list, { query: { merchant } })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {mayRun && (
        <Button
          size="sm"
          look="primary"
          icon={Plus}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t('sportCampaigns.new')}
        </Button>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={Gift} title={t('sportCampaigns.none')} text={t('sportCampaigns.noneText')} />
        }
      >
        {({ list, cost, currency, now }) => (
          <>
            <p className="text-13 text-muted">
              {currency &&
                t('sportCampaigns.cost', {
                  boost: money(cost.boost, currency, { symbol: true }),
                  early: money(cost.earlyPayout, currency, { symbol: true }),
                })}
            </p>
            <ul className="grid gap-2">
              {list.map((row) => (
                <CampaignCard
                  key={`${row.kind} ${row.version}`}
                  {...{ row, merchant, currency, now, mayRun }}
                />
              ))}
            </ul>
          </>
        )}
      </QueryState>
      {isOpen && <CampaignDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  )
}

const tones = { running: 'good', coming: 'info', replaced: 'plain', over: 'plain' } as const

function stateOf(
  { startsAt, endsAt, stoppedAt, replacedAt }: Listed['list'][number],
  now: Date,
): keyof typeof tones {
  if (stoppedAt !== null || endsAt <= now) return 'over'
  if (replacedAt !== null && replacedAt <= now) return 'replaced'
  return startsAt > now ? 'coming' : 'running'
}

type CardProps = {
  readonly row: Listed['list'][number]
  readonly merchant: string
  readonly currency: Listed['currency']
  readonly now: Date
  readonly mayRun: boolean
}

function CampaignCard({ row, merchant, currency, now, mayRun }: CardProps) {
  const { t, date } = useTexts()
  const api = useApi(sportCampaignsOffice)
  const stop = useApiMutation(api.stop, { invalidates: [api.list] })
  const terms = useTerms()
  const state = stateOf(row, now)
  const { kind, version, startsAt, endsAt, createdBy } = row
  return (
    <li className="panel grid gap-1 p-3 text-13">
      <div className="flex flex-wrap items-center gap-2">
        <strong className="text-14">{t(`sportCampaigns.kind.${kind}`)}</strong>
        <span className="text-faint">{t('sportCampaigns.version', { version })}</span>
        <Status tone={tones[state]}>{t(`sportCampaigns.state.${state}`)}</Status>
        {mayRun && (state === 'running' || state === 'coming') && (
          <span className="ml-auto">
            <ReasonButton
              size="sm"
              look="quiet"
              label={t('sportCampaigns.stop')}
              title={t('sportCampaigns.stopAsk', { name: t(`sportCampaigns.kind.${kind}`) })}
              text={t('sportCampaigns.stopText')}
              call={stop}
              onReason={(reason, done) =>
                stop.mutate({ params: { kind }, body: { merchant, reason } }, { onSuccess: done })
              }
            />
          </span>
        )}
      </div>
      <p>{terms(row.terms, currency)}</p>
      <p className="num text-12 text-muted">
        {date(startsAt, 'minute')} – {date(endsAt, 'minute')} · {createdBy}
      </p>
    </li>
  )
}
