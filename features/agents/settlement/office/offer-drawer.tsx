import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { contractsOffice } from '#features/agents/contracts/contract/office.ts'
import {
  contractKinds,
  dividendPeriods,
  measuresOf,
  termsGiven,
  TIERS_MOST,
  type ContractKind,
  type Measure,
} from '#features/agents/contracts/rules/terms.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { MemberField } from '#ui/office/slots.tsx'
import { emptyTier, tiersOf, type DraftTier } from '../shown/draft.ts'
import { useRate } from '../shown/terms.tsx'
import { TierFields } from '../shown/tier-fields.tsx'

const ID = /^[1-9]\d{0,17}$/

type DrawerProps = { readonly open: boolean; readonly merchant: string; readonly onClose: () => void }

/** Offers a general agent a contract of the brand; a second operator approves it before the agent sees it. */
export function OfferDrawer({ open, merchant, onClose }: DrawerProps) {
  const { t } = useTexts()
  const rules = useApiQuery(useApi(contractsOffice).rules, { query: { merchant } })
  return (
    <Drawer open={open} onClose={onClose} title={t('incomeOffice.offer')} text={t('incomeOffice.offerText')}>
      {open && (
        <QueryState of={rules}>
          {({ kinds, currency }) => (
            <OfferForm
              currency={currency}
              most={Object.fromEntries(kinds.map(({ kind, maximumPpm }) => [kind, maximumPpm]))}
              on={kinds.filter(({ isOn }) => isOn).map(({ kind }) => kind)}
              onDone={onClose}
            />
          )}
        </QueryState>
      )}
    </Drawer>
  )
}

type FormProps = {
  readonly currency: Currency
  readonly most: Readonly<Partial<Record<ContractKind, number>>>
  readonly on: readonly ContractKind[]
  readonly onDone: () => void
}

function OfferForm({ currency, most, on, onDone }: FormProps) {
  const { t } = useTexts()
  const rate = useRate()
  const api = useApi(contractsOffice)
  const call = useApiMutation(api.offer, { invalidates: [api.list] })
  const [member, setMember] = useState('')
  const [kind, setKind] = useState<ContractKind>(on[0] ?? 'daily')
  const [period, setPeriod] = useState<DividendPeriod>('M')
  const [chosen, setMeasure] = useState<Measure>('loss')
  const [tiers, setTiers] = useState<readonly DraftTier[]>([emptyTier()])
  const [reason, setReason] = useState('')
  const { measure } = termsGiven({ kind, period, measure: chosen, tiers: [] })
  const whole = tiersOf(tiers, { kind, measure })
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!whole || !ID.test(member)) return
        call.mutate(
          {
            body: {
              member: BigInt(member),
              kind,
              ...(kind === 'dividend' && { period, measure }),
              tiers: whole,
              reason: reason.trim(),
            },
          },
          {
            onSuccess: () => {
              toast({ tone: 'good', title: t('agentsOffice.done') })
              onDone()
            },
          },
        )
      }}
    >
      <MemberField
        label={t('incomeOffice.generalAgent')}
        value={member}
        onChange={setMember}
        fallback={
          <TextField
            label={t('incomeOffice.generalAgent')}
            value={member}
            onChange={({ target }) => setMember(target.value)}
          />
        }
      />
      <SelectField
        label={t('incomeOffice.kind')}
        value={kind}
        hint={
          on.includes(kind)
            ? t('incomeOffice.mostAllowed', { most: rate(most[kind] ?? 0) })
            : t('incomeOffice.isOff')
        }
        onChange={({ target }) => pick(contractKinds, target.value, setKind)}
        options={contractKinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
      />
      {kind === 'dividend' && (
        <DividendFields period={period} measure={measure} onPeriod={setPeriod} onMeasure={setMeasure} />
      )}
      <TierFields kind={kind} measure={measure} currency={currency} tiers={tiers} onChange={setTiers} />
      <Button
        type="button"
        size="sm"
        disabled={tiers.length >= TIERS_MOST}
        onClick={() => setTiers([...tiers, emptyTier()])}
      >
        {t('contracts.addTier')}
      </Button>
      <TextArea
        label={t('agentsOffice.reason')}
        required
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {call.error && <FormFailure error={call.error} />}
      <Button
        type="submit"
        look="primary"
        busy={call.isPending}
        disabled={!whole || !ID.test(member) || reason.trim() === ''}
      >
        {t('incomeOffice.send')}
      </Button>
    </form>
  )
}

function pick<Value extends string>(
  list: readonly Value[],
  value: string,
  set: (value: Value) => void,
): void {
  const found = list.find((each) => each === value)
  if (found) set(found)
}

type DividendPeriod = (typeof dividendPeriods)[number]
type DividendProps = {
  readonly period: DividendPeriod
  readonly measure: Measure
  readonly onPeriod: (period: DividendPeriod) => void
  readonly onMeasure: (measure: Measure) => void
}

/** A dividend's period and score are chosen; those of the other kinds follow from the kind. */
function DividendFields({ period, measure, onPeriod, onMeasure }: DividendProps) {
  const { t } = useTexts()
  const measures = measuresOf('dividend')
  return (
    <>
      <SelectField
        label={t('contracts.period')}
        value={period}
        onChange={({ target }) => pick(dividendPeriods, target.value, onPeriod)}
        options={dividendPeriods.map((value) => ({ value, label: t(`contracts.period.${value}`) }))}
      />
      <SelectField
        label={t('incomeOffice.measure')}
        value={measure}
        onChange={({ target }) => pick(measures, target.value, onMeasure)}
        options={measures.map((value) => ({ value, label: t(`contracts.score.${value}`) }))}
      />
    </>
  )
}
