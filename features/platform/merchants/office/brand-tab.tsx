import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { useRefused } from '#ui/api/use-refused.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { merchantsOffice } from '../contract.ts'
import { ListEditor } from './list-editor.tsx'
import { useBrandSetup, type BrandSetup, type TabProps } from './use-brand.ts'

/** Name, zone, hosts and domains of a brand. */
export function BrandTab({ merchant, mayChange, mayMap }: TabProps & { readonly mayMap: boolean }) {
  return (
    <QueryState of={useBrandSetup(merchant)} waiting={<SkeletonRows />}>
      {(setup) => (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <BrandForm setup={setup} mayChange={mayChange} />
          <Hosts merchant={merchant} setup={setup} mayChange={mayMap} />
          <Routes merchant={merchant} setup={setup} mayChange={mayChange} />
        </div>
      )}
    </QueryState>
  )
}

type PartProps = { readonly setup: BrandSetup; readonly mayChange: boolean }

function BrandForm({ setup: { brand }, mayChange }: PartProps) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.changeBrand, { invalidates: [api.one, api.list] })
  const stands = { name: brand.name, timeZone: brand.timeZone, currency: brand.currency }
  const form = useForm({ values: stands })
  const { name, timeZone, currency } = form.watch()
  const left = useRefused(form, told.error, { 'merchants.unknownZone': 'timeZone' })
  const save = form.onSubmit(() =>
    told.mutate(
      {
        params: { merchant: brand.code },
        body: {
          name: name.trim(),
          timeZone: timeZone.trim(),
          ...(currency === brand.currency || currency === 'FUN' ? {} : { currency }),
        },
      },
      { onSuccess: () => toast({ tone: 'good', title: t('merchants.saved') }) },
    ),
  )
  const isSame = name === brand.name && timeZone === brand.timeZone && currency === brand.currency
  return (
    <form onSubmit={save} className="panel grid content-start gap-4 p-4">
      <h2 className="text-16">{t('merchants.brand')}</h2>
      <Facts facts={[{ key: 'code', name: t('merchants.code'), value: brand.code }]} />
      <TextField
        label={t('merchants.name')}
        required
        readOnly={!mayChange}
        {...textBounds(merchantsOffice.changeBrand, 'name')}
        {...form.field('name')}
      />
      <TextField
        label={t('merchants.zone')}
        required
        readOnly={!mayChange}
        {...textBounds(merchantsOffice.changeBrand, 'timeZone')}
        {...form.field('timeZone')}
      />
      <SelectField
        label={t('merchants.currency')}
        hint={t('merchants.currencyHint')}
        options={['VND', 'USD'].map((value) => ({ value, label: value }))}
        {...form.register('currency')}
        disabled={!mayChange}
      />
      {left !== null && <FormFailure error={left} />}
      {mayChange && (
        <Button type="submit" look="primary" busy={told.isPending} disabled={isSame}>
          {t('merchants.save')}
        </Button>
      )}
    </form>
  )
}

function Hosts({ merchant, setup, mayChange }: PartProps & { readonly merchant: string }) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const add = useApiMutation(api.addHost, { invalidates: [api.one] })
  const drop = useApiMutation(api.dropHost, { invalidates: [api.one] })
  return (
    <ListEditor
      title={t('merchants.hosts')}
      text={t('merchants.hostsText')}
      label={t('merchants.host')}
      placeholder="play.example.org"
      empty={t('merchants.noHosts')}
      entries={setup.hosts.map((host) => ({ key: host }))}
      mayChange={mayChange}
      isPending={add.isPending || drop.isPending}
      error={add.error ?? drop.error}
      onAdd={(host, onDone) => add.mutate({ params: { merchant }, body: { host } }, { onSuccess: onDone })}
      onRemove={(host) => drop.mutate({ params: { merchant, host } })}
    />
  )
}

function Routes({ merchant, setup, mayChange }: PartProps & { readonly merchant: string }) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const add = useApiMutation(api.addRoute, { invalidates: [api.one] })
  const drop = useApiMutation(api.dropRoute, { invalidates: [api.one] })
  const speed = ({ speedMs, measuredAt }: BrandSetup['routes'][number]): string => {
    if (!measuredAt) return t('merchants.notMeasured')
    return speedMs === null ? t('merchants.noAnswer') : t('merchants.speed', { ms: speedMs })
  }
  return (
    <ListEditor
      title={t('merchants.routes')}
      text={t('merchants.routesText')}
      label={t('merchants.origin')}
      placeholder="https://play.example.org"
      empty={t('merchants.noRoutes')}
      entries={setup.routes.map((route) => ({ key: route.origin, aside: speed(route) }))}
      mayChange={mayChange}
      isPending={add.isPending || drop.isPending}
      error={add.error ?? drop.error}
      onAdd={(origin, onDone) =>
        add.mutate({ params: { merchant }, body: { origin } }, { onSuccess: onDone })
      }
      onRemove={(origin) => drop.mutate({ params: { merchant }, query: { origin } })}
    />
  )
}
