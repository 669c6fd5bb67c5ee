import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { RefusedError } from '#contract/envelope.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { sportTrading } from '../contract.ts'
import { isLower, MOST_PERCENT, stakeWhys, type StakeWhy } from '../rules/factors.ts'

type Factors = Reply<typeof sportTrading.factors>

type Props = {
  readonly merchant: string
  readonly list: Factors['list']
  readonly segments: Factors['segments']
  readonly onClose: () => void
}

/**
 * Sets the factor of an account or of a segment: a lower one immediately, any other one after a second operator. Only the server knows the
 * segments of an account: what it finds not to be lower goes to the second operator as well.
 */
export function FactorDialog({ merchant, list, segments, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(sportTrading)
  const invalidates = [api.factors]
  const lower = useApiMutation(api.lowerFactor, { invalidates })
  const set = useApiMutation(api.setFactor, { invalidates })
  const [segment, setSegment] = useState('')
  const [account, setAccount] = useState('')
  const [percent, setPercent] = useState('50')
  const [why, setWhy] = useState<StakeWhy>('newAccount')
  const [reason, setReason] = useState('')
  const value = /^\d{1,4}$/.test(percent.trim()) ? Number(percent) : null
  const isReady =
    value !== null &&
    value <= MOST_PERCENT &&
    reason.trim().length >= 4 &&
    (segment !== '' || account.trim() !== '')
  const send = (submit: SubmitEvent) => {
    submit.preventDefault()
    if (!isReady || value === null) return
    const target = segment === '' ? { account: account.trim() } : { segment }
    const known = list.find((row) =>
      segment === ''
        ? row.account?.toLowerCase() === account.trim().toLowerCase()
        : row.segment?.id === segment,
    )
    const body = { merchant, target, percent: value, why, reason: reason.trim() }
    const isDown = isLower({ percent: value, why }, known ?? null)
    const said = (title: 'sportTrading.factorSet' | 'sportTrading.factorSent') => () => {
      toast({ tone: 'good', title: t(title) })
      onClose()
    }
    const propose = () => set.mutate({ body }, { onSuccess: said('sportTrading.factorSent') })
    const onError = (error: unknown) => {
      if (isNotLower(error)) propose()
    }
    if (isDown) lower.mutate({ body }, { onSuccess: said('sportTrading.factorSet'), onError })
    else propose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('sportTrading.newFactor')}
      text={t('sportTrading.factorText')}
      actions={
        <Button
          type="submit"
          form="stake-factor"
          look="primary"
          busy={lower.isPending || set.isPending}
          disabled={!isReady}
        >
          {t('sportTrading.newFactor')}
        </Button>
      }
    >
      <form id="stake-factor" onSubmit={send} className="grid gap-4" noValidate>
        <SelectField
          label={t('sportTrading.for')}
          value={segment}
          options={[
            { value: '', label: t('sportTrading.forAccount') },
            ...segments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setSegment(target.value)}
        />
        {segment === '' && (
          <TextField
            label={t('sportTrading.account')}
            autoComplete="off"
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
        )}
        <TextField
          label={t('sportTrading.percent')}
          hint={t('sportTrading.percentHint')}
          inputMode="numeric"
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
        />
        <SelectField
          label={t('sportTrading.why')}
          value={why}
          options={stakeWhys.map((each) => ({ value: each, label: t(`sportTrading.stakeWhy.${each}`) }))}
          onChange={({ target }) => setWhy(stakeWhys.find((each) => each === target.value) ?? 'newAccount')}
        />
        <TextArea
          label={t('sportTrading.note')}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFailure error={isNotLower(lower.error) ? set.error : (lower.error ?? set.error)} />
      </form>
    </Dialog>
  )
}

const isNotLower = (error: unknown): boolean =>
  error instanceof RefusedError && error.code === 'sportTrading.notLower'
