import { Percent } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Status } from '#ui/data/status.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { affiliatesOffice } from '../contract/office.ts'
import { PlanTerms, type ShownTerms } from '../shown/plan-terms.tsx'
import { kindOf } from '../rules/terms.ts'

type Plan = Reply<typeof affiliatesOffice.plans>['list'][number]
type Props = { readonly merchant: string; readonly currency: Currency; readonly mayManage: boolean }

/** Plans in their newest version; a change is a new version for new players. */
export function PlansTab({ merchant, currency, mayManage }: Props) {
  const { t, date } = useTexts()
  const [open, setOpen] = useState<Plan | 'new' | null>(null)
  const asked = useApiQuery(useApi(affiliatesOffice).plans, { params: { merchant } })
  return (
    <div className="grid gap-3">
      {mayManage && (
        <Button size="sm" className="justify-self-start" onClick={() => setOpen('new')}>
          {t('affiliatesOffice.addPlan')}
        </Button>
      )}
      <QueryState
        of={asked}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState className="panel" icon={Percent} title={t('affiliatesOffice.noPlans')} />}
      >
        {({ list }) => (
          <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
            {list.map((plan) => (
              <li key={`${plan.id}`} className="panel grid content-start gap-3 p-4">
                <div className="flex flex-wrap items-center gap-2">
                  <h2 className="text-16">{plan.name}</h2>
                  <Status tone="info">{t(`affiliatesOffice.kind.${kindOf(plan.terms)}`)}</Status>
                  <Status>{t('affiliates.version', { version: plan.version })}</Status>
                </div>
                <PlanTerms terms={plan.terms} currency={currency} />
                <p className="text-12 text-faint">
                  {t('affiliatesOffice.planBy', {
                    by: plan.madeBy,
                    at: date(plan.madeAt, 'minute'),
                    count: plan.affiliates,
                  })}
                </p>
                {mayManage && (
                  <Button size="sm" className="justify-self-start" onClick={() => setOpen(plan)}>
                    {t('affiliatesOffice.changePlan')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'new' ? t('affiliatesOffice.addPlan') : (open?.name ?? '')}
      >
        {open !== null && (
          <PlanForm merchant={merchant} plan={open === 'new' ? null : open} onDone={() => setOpen(null)} />
        )}
      </Drawer>
    </div>
  )
}

const PPM = 10_000 // of one percent
const percent = (ppm: number) => `${ppm / PPM}`
const ppmOf = (text: string) => Math.round(Number(text.replace(',', '.')) * PPM) || 0
const amountOf = (text: string) => parseMoney(text.trim() || '0') ?? 0n
const line = ({ from, ratePpm }: { readonly from: bigint; readonly ratePpm: number }) =>
  `${moneyText(from)} ${percent(ratePpm)}`

/** One tier a line: from which net revenue, and the percentage. */
function tiersOf(text: string): NonNullable<ShownTerms['share']>['tiers'] {
  return text
    .split('\n')
    .map((each) => each.trim().split(/\s+/))
    .filter(([from]) => from)
    .map(([from = '0', rate = '0']) => ({ from: amountOf(from), ratePpm: ppmOf(rate) }))
}

type FormProps = { readonly merchant: string; readonly plan: Plan | null; readonly onDone: () => void }

function PlanForm({ merchant, plan, onDone }: FormProps) {
  const { t } = useTexts()
  const api = useApi(affiliatesOffice)
  const told = { invalidates: [api.plans] }
  const add = useApiMutation(api.addPlan, told)
  const change = useApiMutation(api.changePlan, told)
  const cpa = plan?.terms.cpa
  const share = plan?.terms.share
  const form = useForm({
    defaultValues: {
      name: plan?.name ?? '',
      hasCpa: Boolean(cpa),
      amount: cpa ? moneyText(cpa.amount) : '',
      minDeposit: cpa ? moneyText(cpa.minDeposit) : '',
      minValid: cpa ? moneyText(cpa.minValid) : '',
      days: `${cpa?.days ?? 30}`,
      hasShare: Boolean(share ?? !plan),
      tiers: share ? share.tiers.map(line).join('\n') : '0 25',
      admin: percent(share?.adminPpm ?? 0),
      carry: share?.carry ?? false,
      sub: percent(plan?.terms.subPpm ?? 0),
      reason: '',
    },
  })
  const done = {
    onSuccess: () => {
      toast({ tone: 'good', title: t('affiliatesOffice.done') })
      onDone()
    },
  }
  const submit = form.onSubmit((given) => {
    const terms: ShownTerms = {
      cpa: given.hasCpa
        ? {
            amount: amountOf(given.amount),
            minDeposit: amountOf(given.minDeposit),
            minValid: amountOf(given.minValid),
            days: Math.max(1, Math.trunc(Number(given.days)) || 30),
          }
        : null,
      share: given.hasShare
        ? { tiers: tiersOf(given.tiers), adminPpm: ppmOf(given.admin), carry: given.carry }
        : null,
      subPpm: ppmOf(given.sub),
    }
    const { name, reason } = given
    if (plan) change.mutate({ params: { merchant, id: plan.id }, body: { terms, reason } }, done)
    else add.mutate({ params: { merchant }, body: { name, terms, reason } }, done)
  })
  const call = plan ? change : add
  const amounts = ['amount', 'minDeposit', 'minValid'] as const
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {!plan && (
        <TextField label={t('affiliatesOffice.planName')} maxLength={60} {...form.register('name')} />
      )}
      {plan && <p className="text-13 text-muted">{t('affiliatesOffice.versionText')}</p>}
      <Checkbox label={t('affiliates.terms.cpa')} {...form.register('hasCpa')} />
      {form.watch('hasCpa') && (
        <div className="grid gap-3 sm:grid-cols-2">
          {amounts.map((name) => (
            <TextField
              key={name}
              label={t(`affiliatesOffice.terms.${name}`)}
              inputMode="decimal"
              {...form.register(name)}
            />
          ))}
          <TextField
            label={t('affiliatesOffice.terms.days')}
            inputMode="numeric"
            {...form.register('days')}
          />
        </div>
      )}
      <Checkbox label={t('affiliates.terms.share')} {...form.register('hasShare')} />
      {form.watch('hasShare') && (
        <>
          <TextArea
            label={t('affiliatesOffice.terms.tiers')}
            hint={t('affiliatesOffice.terms.tiersHint')}
            rows={4}
            {...form.register('tiers')}
          />
          <TextField
            label={t('affiliatesOffice.terms.admin')}
            inputMode="decimal"
            {...form.register('admin')}
          />
          <Checkbox label={t('affiliatesOffice.terms.carry')} {...form.register('carry')} />
        </>
      )}
      <TextField label={t('affiliatesOffice.terms.sub')} inputMode="decimal" {...form.register('sub')} />
      <TextArea label={t('affiliates.reason')} rows={3} maxLength={300} {...form.register('reason')} />
      {call.error && <FormFailure error={call.error} />}
      <Button type="submit" look="primary" busy={call.isPending}>
        {t('affiliatesOffice.send')}
      </Button>
    </form>
  )
}
