import { Gauge, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { OfOneBrand } from '#features/platform/merchants/office/of-one-brand.tsx'
import { sportTrading } from '../contract.ts'
import { FactorDialog } from './factor-dialog.tsx'

type Factor = Reply<typeof sportTrading.factors>['list'][number]

/** Stake factors of a brand, newest first. */
export function FactorsTab({ may }: { readonly may: May }) {
  const [brand, setBrand] = useState<string>()
  return (
    <OfOneBrand brand={brand} onBrand={setBrand} className="max-w-4xl gap-3">
      {(merchant) => <OfBrand key={merchant} merchant={merchant} maySet={may('sport.trade')} />}
    </OfOneBrand>
  )
}

function OfBrand({ merchant, maySet }: { readonly merchant: string; readonly maySet: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(sportTrading).factors, { query: { merchant } })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {maySet && (
        <Button
          size="sm"
          look="primary"
          icon={Plus}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t('sportTrading.newFactor')}
        </Button>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={Gauge}
            title={t('sportTrading.noFactors')}
            text={t('sportTrading.noFactorsText')}
          />
        }
      >
        {({ list }) => (
          <ul className="grid gap-2">
            {list.map((row) => (
              <FactorCard key={row.account ?? row.segment?.id} row={row} maySet={maySet} />
            ))}
          </ul>
        )}
      </QueryState>
      {isOpen && (
        <FactorDialog
          merchant={merchant}
          list={asked.data?.list ?? []}
          segments={asked.data?.segments ?? []}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function FactorCard({ row, maySet }: { readonly row: Factor; readonly maySet: boolean }) {
  const { t, date, ppm } = useTexts()
  const api = useApi(sportTrading)
  const end = useApiMutation(api.setFactor, { invalidates: [api.factors] })
  const { merchant, account, segment, percent, why, note, setBy, setAt } = row
  const target = account === null ? { segment: segment?.id ?? '' } : { account }
  return (
    <li className="panel grid gap-1 p-4 text-13">
      <div className="flex flex-wrap items-center gap-3">
        <b className="font-medium">{account ?? segment?.name}</b>
        <span className="num font-bold">{ppm(percent * 10_000)}</span>
        <span>{t(`sportTrading.stakeWhy.${why}`)}</span>
        {maySet && (
          <ReasonButton
            look="quiet"
            size="sm"
            className="ml-auto"
            label={t('sportTrading.end')}
            text={t('sportTrading.endText')}
            call={end}
            onReason={(reason, done) =>
              end.mutate({ body: { merchant, target, percent: null, why, reason } }, { onSuccess: done })
            }
          />
        )}
      </div>
      <p className="text-12 text-muted">
        {note} · {setBy} · {date(setAt, 'stamp')}
      </p>
    </li>
  )
}
