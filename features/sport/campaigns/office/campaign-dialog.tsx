import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormDialog } from '#ui/office/form-dialog.tsx'
import { sportCampaignsOffice } from '../contract.ts'
import { campaignKinds, type CampaignKind } from '../rules/terms.ts'
import { termsFrom, type Typed } from './typed.ts'

const DAY_MS = 86_400_000
const usual: Typed = {
  kind: 'boost',
  steps: [
    { legs: '3', percent: '5' },
    { legs: '5', percent: '10' },
  ],
  leastPrice: '1.50',
  most: '1000000',
  lead: '2',
  days: '30',
  reason: '',
}

/** Terms of a new campaign, or the next version of one; a second operator approves them. */
export function CampaignDialog({
  merchant,
  onClose,
}: {
  readonly merchant: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(sportCampaignsOffice)
  const launch = useApiMutation(api.launch, { invalidates: [api.list] })
  const [typed, setTyped] = useState(usual)
  const change = (some: Partial<Typed>) => setTyped((before) => ({ ...before, ...some }))
  const read = termsFrom(typed, parseMoney)
  const send = () => {
    if (!read) return
    const startsAt = new Date()
    const endsAt = new Date(startsAt.getTime() + read.days * DAY_MS)
    launch.mutate(
      { body: { merchant, terms: read.terms, startsAt, endsAt, reason: read.reason } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('sportCampaigns.sent') })
          onClose()
        },
      },
    )
  }
  const field = (name: 'leastPrice' | 'most' | 'lead' | 'days') => (
    <TextField
      label={t(`sportCampaigns.${name}`)}
      inputMode="decimal"
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportCampaigns.new')}
      text={t('sportCampaigns.newText')}
      action={t('sportCampaigns.new')}
      isReady={read !== null}
      call={launch}
      onSend={send}
    >
      <SelectField
        label={t('sportCampaigns.kind')}
        value={typed.kind}
        options={campaignKinds.map((value) => ({ value, label: t(`sportCampaigns.kind.${value}`) }))}
        onChange={({ target }) =>
          change({
            kind: campaignKinds.find((each): each is CampaignKind => each === target.value) ?? 'boost',
          })
        }
      />
      {typed.kind === 'boost' ? (
        <>
          <Steps steps={typed.steps} onChange={(steps) => change({ steps })} />
          {field('leastPrice')}
          {field('most')}
        </>
      ) : (
        field('lead')
      )}
      {field('days')}
      <TextArea
        label={t('sportCampaigns.reason')}
        rows={2}
        value={typed.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </FormDialog>
  )
}

type Steps = Typed['steps']

/** Percentages by the number of selections. */
function Steps({ steps, onChange }: { readonly steps: Steps; readonly onChange: (steps: Steps) => void }) {
  const { t } = useTexts()
  const put = (at: number, some: Partial<Steps[number]>) =>
    onChange(steps.map((step, nth) => (nth === at ? { ...step, ...some } : step)))
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-13 font-medium">{t('sportCampaigns.steps')}</legend>
      {steps.map((step, at) => (
        // rows have no name but their place
        <div key={at} className="flex items-end gap-2">
          {(['legs', 'percent'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`sportCampaigns.${name}`)}
              inputMode="numeric"
              value={step[name]}
              onChange={({ target }) => put(at, { [name]: target.value })}
            />
          ))}
          <IconButton
            icon={Trash2}
            label={t('sportCampaigns.removeStep')}
            onClick={() => onChange(steps.filter((_, nth) => nth !== at))}
          />
        </div>
      ))}
      <Button
        size="sm"
        look="quiet"
        icon={Plus}
        className="w-max"
        onClick={() => onChange([...steps, { legs: '', percent: '' }])}
      >
        {t('sportCampaigns.addStep')}
      </Button>
    </fieldset>
  )
}
