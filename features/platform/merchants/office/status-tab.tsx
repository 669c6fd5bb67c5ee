import { useState } from 'react'
import { DoorClosed, DoorOpen } from 'lucide-react'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { momentIn } from '#kit/day/zoned.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { merchantsOffice } from '../contract.ts'
import { useBrandSetup, type BrandSetup, type TabProps } from './use-brand.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'merchants.endIsPast': 'until',
} as const

/** Opens and closes a brand's site (decision 40). */
export function StatusTab({ merchant, mayChange }: TabProps) {
  return (
    <QueryState of={useBrandSetup(merchant)} waiting={<SkeletonCard />}>
      {(setup) => <StatusCard setup={setup} mayChange={mayChange} />}
    </QueryState>
  )
}

function StatusCard({ setup, mayChange }: { readonly setup: BrandSetup; readonly mayChange: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.changeStatus, { invalidates: [api.one] })
  const form = useForm({ defaultValues: { until: '', reason: '' } })
  const [isAsking, setAsking] = useState(false)
  const { brand, status } = setup
  const change = (isClosed: boolean) => {
    setAsking(false)
    const { until, reason } = form.getValues()
    const endsAt = isClosed && until ? momentIn(timeZone(), until) : null
    const why = reason.trim()
    told.mutate({
      params: { merchant: brand.code },
      body: { isClosed, endsAt, ...(why ? { reason: why } : {}) },
    })
  }
  return (
    <section className="panel grid max-w-160 gap-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Status tone={status.isClosed ? 'bad' : 'good'} icon={status.isClosed ? DoorClosed : DoorOpen}>
          {t(status.isClosed ? 'merchants.closed' : 'merchants.open')}
        </Status>
        {status.isClosed && status.endsAt && (
          <span className="text-13 text-muted">
            {t('merchants.closedUntil', { at: date(status.endsAt, 'minute') })}
          </span>
        )}
      </div>
      <p className="text-13 text-muted">{t('merchants.closeText')}</p>
      {mayChange && (
        <>
          {!status.isClosed && (
            <TextField
              type="datetime-local"
              label={t('merchants.endsAt', { zone: timeZone() })}
              optional
              {...form.register('until')}
            />
          )}
          <TextField
            label={t('merchants.reason')}
            optional
            {...textBounds(merchantsOffice.changeStatus, 'reason')}
            {...form.register('reason')}
          />
          {told.error && <FormFailure error={told.error} fields={FIELD_OF} />}
          <Button
            look={status.isClosed ? 'primary' : 'danger'}
            busy={told.isPending}
            onClick={() => (status.isClosed ? change(false) : setAsking(true))}
          >
            {t(status.isClosed ? 'merchants.reopen' : 'merchants.close')}
          </Button>
        </>
      )}
      <Confirm
        open={isAsking}
        danger
        title={t('merchants.closeConfirm', { brand: brand.name })}
        text={t('merchants.closeText')}
        action={t('merchants.close')}
        onConfirm={() => change(true)}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
