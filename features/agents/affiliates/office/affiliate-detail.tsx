import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { affiliatesOffice } from '../contract/office.ts'
import { mayClear } from '../rules/states.ts'
import type { AffiliateRow } from './affiliates-tab.tsx'

type Detail = Reply<typeof affiliatesOffice.detail>
export type OpenStatement = { readonly member: bigint; readonly number: bigint }

type Props = {
  readonly merchant: string
  readonly currency: Currency
  readonly row: AffiliateRow
  readonly mayManage: boolean
  /** Opens a statement; null without the permission. */
  readonly onStatement: ((of: OpenStatement) => void) | null
  readonly onDone: () => void
}

/** One affiliate: codes, statements, duplicates, and what two operators may change. */
export function AffiliateDetail(props: Props) {
  const { merchant, row, mayManage } = props
  const asked = useApiQuery(useApi(affiliatesOffice).detail, { params: { merchant, number: row.number } })
  return (
    <div className="grid gap-6">
      <QueryState of={asked}>{(detail) => <Lists detail={detail} {...props} />}</QueryState>
      {mayManage && <Changes {...props} detail={asked.data} />}
    </div>
  )
}

function Lists({ detail, currency, onStatement }: Props & { readonly detail: Detail }) {
  const { codes, statements, duplicates, member } = detail
  const { t, number } = useTexts()
  return (
    <>
      <section className="grid gap-1.5 text-13">
        <h3 className="font-semibold">{t('affiliatesOffice.codes')}</h3>
        {codes.length === 0 && <p className="text-muted">{t('affiliates.noCodes')}</p>}
        {codes.map(({ code, host, isOpen, players }) => (
          <p key={code} className="flex flex-wrap gap-x-3">
            <span className="code font-medium">{code}</span>
            <span className="text-muted">
              {t('affiliates.players')} {number(players)}
              {host && ` · ${host}`}
              {!isOpen && ` · ${t('affiliates.code.closed')}`}
            </span>
          </p>
        ))}
      </section>
      <section className="grid gap-1.5 text-13">
        <h3 className="font-semibold">{t('affiliatesOffice.statements')}</h3>
        {statements.length === 0 && <p className="text-muted">{t('affiliates.noStatements')}</p>}
        {statements.map((each) => (
          <StatementLine
            key={`${each.number}`}
            of={each}
            currency={currency}
            onOpen={onStatement && (() => onStatement({ member, number: each.number }))}
          />
        ))}
      </section>
      {duplicates.length > 0 && (
        <section className="grid gap-1.5 text-13">
          <h3 className="font-semibold">{t('affiliatesOffice.duplicates')}</h3>
          {duplicates.map((each) => (
            <p key={`${each.id}`} className="flex flex-wrap items-center gap-x-3">
              <span>
                {each.account} · {each.signals.map((signal) => t(signalKey(signal))).join(', ')}
              </span>
              <Status tone={each.clearedAt ? 'plain' : 'bad'}>
                {t(each.clearedAt ? 'affiliatesOffice.cleared' : 'affiliates.player.duplicate')}
              </Status>
            </p>
          ))}
        </section>
      )}
    </>
  )
}

type LineProps = {
  readonly of: Detail['statements'][number]
  readonly currency: Currency
  readonly onOpen: (() => void) | null
}

/** A statement in one line; it opens to its formula and adjustment. */
function StatementLine({ of, currency, onOpen }: LineProps) {
  const { t, date } = useTexts()
  const line = (
    <>
      <span>
        <span className="num">S-{`${of.number}`}</span> · {date(of.startsAt, 'day')}
      </span>
      <span>
        {t('affiliates.earned')} <Amount amount={of.earned} currency={currency} signed /> ·{' '}
        {t('affiliates.paid')} <Amount amount={of.amount} currency={currency} />
      </span>
    </>
  )
  if (!onOpen) return <p className="flex flex-wrap justify-between gap-x-3">{line}</p>
  return (
    <button type="button" className="hit flex items-center gap-3 py-1 text-left" onClick={onOpen}>
      <span className="flex flex-1 flex-wrap justify-between gap-x-3">{line}</span>
      <ChevronRight size={16} className="text-faint" aria-hidden />
    </button>
  )
}

const signalKey = (signal: string) =>
  signal === 'person'
    ? 'affiliatesOffice.signal.person'
    : signal === 'device'
      ? 'affiliatesOffice.signal.device'
      : 'affiliatesOffice.signal.account'

const changes = ['assign', 'state', 'domain', 'clear'] as const
type Change = (typeof changes)[number]

/** What operators change; money terms are sent for approval. */
function Changes({ merchant, row, onDone, detail }: Props & { readonly detail: Detail | undefined }) {
  const { t } = useTexts()
  const api = useApi(affiliatesOffice)
  const plans = useApiQuery(api.plans, { params: { merchant } }).data?.list ?? []
  const told = { invalidates: [api.list, api.detail] }
  const calls = {
    assign: useApiMutation(api.assign, told),
    pause: useApiMutation(api.pause, told),
    resume: useApiMutation(api.resume, told),
    domain: useApiMutation(api.setDomain, told),
    clear: useApiMutation(api.clearDuplicate, told),
  }
  const [change, setChange] = useState<Change>('assign')
  const form = useForm({ defaultValues: { plan: '', host: '', code: '', duplicate: '', reason: '' } })
  const open = detail?.duplicates.filter(({ clearedAt, signals }) => !clearedAt && mayClear(signals)) ?? []
  const codes = detail?.codes.filter(({ isOpen }) => isOpen) ?? []
  const params = { merchant, number: row.number }
  const done = {
    onSuccess: () => {
      toast({ tone: 'good', title: t('affiliatesOffice.done') })
      onDone()
    },
  }
  const call = change === 'state' ? (row.state === 'active' ? calls.pause : calls.resume) : calls[change]
  const submit = form.onSubmit(({ plan, host, code, duplicate, reason }) => {
    const body = { reason }
    if (change === 'assign')
      calls.assign.mutate({ params, body: { plan: BigInt(plan || `${plans[0]?.id ?? 0}`), reason } }, done)
    else if (change === 'state')
      (row.state === 'active' ? calls.pause : calls.resume).mutate({ params, body }, done)
    else if (change === 'domain')
      calls.domain.mutate(
        { params: { merchant }, body: { host, code: code || (codes[0]?.code ?? ''), reason } },
        done,
      )
    else {
      const id = BigInt(duplicate || `${open[0]?.id ?? 0}`)
      calls.clear.mutate({ params: { merchant, id }, body }, done)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-t border-hair pt-4">
      <SelectField
        label={t('affiliatesOffice.change')}
        value={change}
        onChange={({ target }) => setChange(changes.find((each) => each === target.value) ?? 'assign')}
        options={changes.map((value) => ({
          value,
          label: t(
            value === 'state'
              ? row.state === 'active'
                ? 'affiliatesOffice.change.pause'
                : 'affiliatesOffice.change.resume'
              : `affiliatesOffice.change.${value}`,
          ),
          disabled: (value === 'clear' && open.length === 0) || (value === 'domain' && codes.length === 0),
        }))}
      />
      {change === 'assign' && (
        <SelectField
          label={t('affiliatesOffice.plan')}
          hint={t('affiliatesOffice.assignHint')}
          options={plans.map(({ id, name, version }) => ({
            value: `${id}`,
            label: `${name} · ${t('affiliates.version', { version })}`,
          }))}
          {...form.register('plan')}
        />
      )}
      {change === 'domain' && (
        <>
          <TextField
            label={t('affiliatesOffice.host')}
            hint={t('affiliatesOffice.hostHint')}
            maxLength={253}
            {...form.register('host')}
          />
          <SelectField
            label={t('affiliates.by.code')}
            options={codes.map(({ code }) => ({ value: code, label: code }))}
            {...form.register('code')}
          />
        </>
      )}
      {change === 'clear' && (
        <SelectField
          label={t('affiliatesOffice.duplicates')}
          options={open.map(({ id, account }) => ({ value: `${id}`, label: account }))}
          {...form.register('duplicate')}
        />
      )}
      <TextArea label={t('affiliates.reason')} rows={3} maxLength={300} {...form.register('reason')} />
      {call.error && <FormFailure error={call.error} />}
      <Button type="submit" look="primary" busy={call.isPending}>
        {t('affiliatesOffice.send')}
      </Button>
    </form>
  )
}
