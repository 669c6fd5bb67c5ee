import { X } from 'lucide-react'
import { useState } from 'react'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { merchantsOffice } from '../contract.ts'
import type { Deed } from '../rules.ts'
import { useBrandSetup, type BrandSetup, type TabProps } from './use-brand.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'merchants.placeInvalid': 'place',
} as const

/** Region rules, and a test of any address. */
export function RegionsTab({ merchant, mayChange }: TabProps) {
  const { t } = useTexts()
  return (
    <QueryState of={useBrandSetup(merchant)} waiting={<SkeletonRows />}>
      {({ regions }) => (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <section className="panel grid gap-3 p-4">
            <p className="text-13 text-muted">{t('merchants.regionsText')}</p>
            <RuleList merchant={merchant} regions={regions} mayChange={mayChange} />
            {mayChange && <RuleForm merchant={merchant} />}
          </section>
          <TryAddress merchant={merchant} />
        </div>
      )}
    </QueryState>
  )
}

type ListProps = TabProps & { readonly regions: BrandSetup['regions'] }

function RuleList({ merchant, regions, mayChange }: ListProps) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const drop = useApiMutation(api.dropRegion, { invalidates: [api.one, api.tryAddress] })
  if (regions.length === 0) return <p className="text-13 text-faint">{t('merchants.noRegions')}</p>
  return (
    <>
      <ul className="grid">
        {regions.map(({ id, kind, place, deed, note }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-hair">
            <span className="num text-14">{place}</span>
            <span className="text-13 text-faint">{t(`merchants.region.${kind}`)}</span>
            <Status tone={deed === 'allow' ? 'good' : 'bad'}>{t(`merchants.deed.${deed}`)}</Status>
            <span className="min-w-0 flex-1 truncate text-13 text-muted">{note}</span>
            {mayChange && (
              <IconButton
                icon={X}
                size="sm"
                label={t('merchants.remove', { what: place })}
                disabled={drop.isPending}
                onClick={() => drop.mutate({ params: { merchant, id } })}
              />
            )}
          </li>
        ))}
      </ul>
      {drop.error && <FormFailure error={drop.error} fields={FIELD_OF} />}
    </>
  )
}

function RuleForm({ merchant }: { readonly merchant: string }) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.setRegion, { invalidates: [api.one, api.tryAddress] })
  const form = useForm<{ place: string; note: string; deed: Deed }>({
    defaultValues: { place: '', note: '', deed: 'refuse' },
  })
  const place = form.watch('place')
  const save = form.onSubmit(({ place, note, deed }) => {
    const kind = /^[a-z]{2}$/i.test(place.trim()) ? 'country' : 'network'
    told.mutate(
      { params: { merchant }, body: { kind, place: place.trim(), deed, note } },
      { onSuccess: () => form.reset({ place: '', note: '', deed }) },
    )
  })
  return (
    <form onSubmit={save} className="grid gap-3 border-t border-hair pt-3 sm:grid-cols-2">
      <TextField
        label={t('merchants.place')}
        placeholder={t('merchants.placeHint')}
        required
        {...form.register('place')}
      />
      <SelectField
        label={t('merchants.deed')}
        options={[
          { value: 'refuse', label: t('merchants.refuse') },
          { value: 'allow', label: t('merchants.allow') },
        ]}
        {...form.register('deed')}
      />
      <TextField
        label={t('merchants.note')}
        optional
        {...textBounds(merchantsOffice.setRegion, 'note')}
        {...form.register('note')}
      />
      <Button
        type="submit"
        look="primary"
        busy={told.isPending}
        disabled={!place.trim()}
        className="self-end"
      >
        {t('merchants.add')}
      </Button>
      {told.error && <FormFailure error={told.error} className="sm:col-span-2" />}
    </form>
  )
}

/** The decision for an address, by the same code as the gate. */
function TryAddress({ merchant }: { readonly merchant: string }) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { written: '' } })
  const [ip, setIp] = useState('')
  const api = useApi(merchantsOffice)
  const { data, error } = useApiQuery(
    api.tryAddress,
    { params: { merchant }, query: { ip } },
    { enabled: ip !== '' },
  )
  const send = form.onSubmit(({ written }) => setIp(written.trim()))
  return (
    <form onSubmit={send} className="panel grid gap-3 p-4">
      <h2 className="text-16">{t('merchants.try')}</h2>
      <div className="flex items-end gap-2">
        <TextField
          label={t('merchants.ip')}
          placeholder="203.0.113.9"
          {...form.register('written')}
          className="flex-1"
        />
        <Button type="submit" disabled={!form.watch('written').trim()}>
          {t('merchants.tryDo')}
        </Button>
      </div>
      <p role="status" className="text-14">
        {data &&
          ip &&
          t(`merchants.tried.${data.systemStatus}`, {
            ip,
            country: data.country ?? t('merchants.unknownCountry'),
          })}
      </p>
      {error && ip && <FormFailure error={error} fields={FIELD_OF} />}
    </form>
  )
}
