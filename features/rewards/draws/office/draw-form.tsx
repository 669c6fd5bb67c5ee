import { useState, type SubmitEvent } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { RefusedError } from '#contract/envelope.ts'
import { segmentsOffice } from '#features/rewards/segments/contract/office.ts'
import type { Currency } from '#kit/currency.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Notice } from '#ui/state/notice.tsx'
import { drawsOffice } from '../contract/office.ts'
import { dataProblem, drawKinds } from '../rules/draw.ts'
import { blank, bodyOf, dataOf, hasBonus, type Draft } from './draft.ts'
import type { Row } from './draws-panel.tsx'
import { PrizeRows } from './prize-rows.tsx'
import { Published } from './published.tsx'

type Props = {
  readonly merchant: string
  readonly currency: Currency
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

type Change = (part: Partial<Draft>) => void

/** Builds a draw: its prizes and weights, for whom and when, with the odds that result. */
export function DrawForm({ merchant, currency, rows, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(drawsOffice)
  const create = useApiMutation(api.draft, { invalidates: [api.list] })
  const [draft, setDraft] = useState<Draft>(blank)
  const change: Change = (part) => setDraft({ ...draft, ...part })
  const data = dataOf(draft)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    create.mutate(
      { body: { merchant, currency, ...bodyOf(draft, timeZone(), new Date()) } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('drawsOffice.drafted') })
          onClose()
        },
      },
    )
  }
  const problem = problemOf(create.error)
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('drawsOffice.new')}
      foot={
        <Button type="submit" form="draw" look="primary" wide busy={create.isPending}>
          {t('drawsOffice.draft')}
        </Button>
      }
    >
      <form id="draw" onSubmit={send} className="grid gap-4" noValidate>
        <SelectField
          label={t('drawsOffice.kind')}
          value={draft.kind}
          options={drawKinds.map((value) => ({ value, label: t(`draws.kind.${value}`) }))}
          onChange={({ target }) =>
            change({ kind: drawKinds.find((each) => each === target.value) ?? 'wheel' })
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Typed name="titleEn" draft={draft} change={change} />
          <Typed name="titleVi" draft={draft} change={change} />
        </div>
        {draft.kind === 'envelope' ? (
          <EnvelopeFields draft={draft} change={change} currency={currency} />
        ) : (
          <PrizeRows
            kind={draft.kind}
            prizes={draft.prizes}
            rows={rows}
            onChange={(prizes) => change({ prizes })}
          />
        )}
        {draft.kind === 'raffle' && (
          <>
            <Checkbox
              label={t('drawsOffice.oneEach')}
              checked={draft.oneEach}
              onChange={({ target }) => change({ oneEach: target.checked })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Typed name="waitMinutes" draft={draft} change={change} isNumber />
              <Typed name="claimTickets" draft={draft} change={change} isNumber />
            </div>
          </>
        )}
        {hasBonus(draft) && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Typed name="wagering" draft={draft} change={change} isNumber />
            <Typed name="termDays" draft={draft} change={change} isNumber />
          </div>
        )}
        <Frame draft={draft} change={change} currency={currency} merchant={merchant} />
        {dataProblem(data) === null && <Published data={data} currency={currency} />}
        {problem ? (
          <Notice tone="danger">{t(`drawsOffice.problem.${problem}`)}</Notice>
        ) : (
          <FormFailure error={create.error} />
        )}
      </form>
    </Drawer>
  )
}

function problemOf(error: unknown): string | null {
  if (!(error instanceof RefusedError) || error.code !== 'draws.unsound') return null
  const { detail } = error
  return typeof detail === 'object' && detail !== null && 'problem' in detail ? String(detail.problem) : null
}

type PartProps = { readonly draft: Draft; readonly change: Change }

type TypedName =
  'titleEn' | 'titleVi' | 'waitMinutes' | 'claimTickets' | 'envelopes' | 'wagering' | 'termDays' | 'days'

function Typed({
  name,
  draft,
  change,
  isNumber,
}: PartProps & { readonly name: TypedName; readonly isNumber?: boolean }) {
  const { t } = useTexts()
  return (
    <TextField
      label={t(`drawsOffice.${name}`)}
      value={draft[name]}
      maxLength={80}
      {...(isNumber ? { inputMode: 'numeric' as const } : {})}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
}

type MoneyPartProps = PartProps & { readonly currency: Currency }

function EnvelopeFields({ draft, change, currency }: MoneyPartProps) {
  const { t } = useTexts()
  const sum = (name: 'total' | 'least' | 'step') => (
    <MoneyField
      label={t(`drawsOffice.${name}`)}
      currency={currency}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sum('total')}
      <Typed name="envelopes" draft={draft} change={change} isNumber />
      {sum('least')}
      {sum('step')}
    </div>
  )
}

const audiences = ['everyone', 'new', 'depositors', 'segment', 'members'] as const

/** For whom, when, and how much it may cost. */
function Frame({ draft, change, currency, merchant }: MoneyPartProps & { readonly merchant: string }) {
  const { t } = useTexts()
  const zone = timeZone()
  return (
    <>
      <SelectField
        label={t('drawsOffice.audience')}
        value={draft.audience}
        options={audiences.map((value) => ({ value, label: t(`drawsOffice.audience.${value}`) }))}
        onChange={({ target }) =>
          change({ audience: audiences.find((each) => each === target.value) ?? 'everyone' })
        }
      />
      {(draft.audience === 'new' || draft.audience === 'depositors') && (
        <Typed name="days" draft={draft} change={change} isNumber />
      )}
      {draft.audience === 'segment' && <SegmentField draft={draft} change={change} merchant={merchant} />}
      {draft.audience === 'members' && (
        <TextArea
          label={t('drawsOffice.accounts')}
          rows={3}
          value={draft.accounts}
          onChange={({ target }) => change({ accounts: target.value })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`drawsOffice.${name}`, { zone })}
            type="datetime-local"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
      <MoneyField
        label={t('drawsOffice.budget')}
        hint={t('drawsOffice.budgetHint')}
        currency={currency}
        value={draft.budget}
        onChange={(budget) => change({ budget })}
      />
    </>
  )
}

/** One of the brand's saved segments. */
function SegmentField({ draft, change, merchant }: PartProps & { readonly merchant: string }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(segmentsOffice).list, { query: { merchant } })
  const rows = asked.data?.rows ?? []
  return (
    <SelectField
      label={t('drawsOffice.segment')}
      value={draft.segment}
      options={[{ value: '', label: '–' }, ...rows.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ target }) => change({ segment: target.value })}
    />
  )
}
