import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { rejectWhys, type RejectWhy } from '#features/sport/bets/rules/desk/referable.ts'
import { sportTrading } from '../contract.ts'
import type { Referral } from './referrals-tab.tsx'
import { SlipLegs } from './slip-legs.tsx'

const choices = ['accept', 'reject'] as const
type Choice = (typeof choices)[number]

/** Accepts a bet above its limit with the stake asked for or less, or rejects it with a reason that the member reads. */
export function DecideDialog({
  referral,
  onClose,
}: {
  readonly referral: Referral
  readonly onClose: () => void
}) {
  const { t, money } = useTexts()
  const { id, account, pricesNow, stake, most, currency } = referral
  const api = useApi(sportTrading)
  const decide = useApiMutation(api.decide, { invalidates: [api.referrals] })
  const [choice, setChoice] = useState<Choice>('accept')
  const [text, setText] = useState(moneyText(stake).replace(/\.00$/, ''))
  const [why, setWhy] = useState<RejectWhy>('risk')
  const given = parseMoney(text)
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  const isReady = choice === 'reject' || (given !== null && given > 0n)
  const send = (submit: SubmitEvent) => {
    submit.preventDefault()
    if (!isReady) return
    const body =
      choice === 'reject' ? { accept: false as const, why } : { accept: true as const, stake: given ?? stake }
    decide.mutate({ params: { referral: id }, body }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={account}
      actions={
        <Button
          type="submit"
          form="sport-decide"
          look={choice === 'accept' ? 'primary' : 'danger'}
          busy={decide.isPending}
          disabled={!isReady}
        >
          {t(`sportTrading.${choice}`)}
        </Button>
      }
    >
      <form id="sport-decide" onSubmit={send} className="grid gap-4" noValidate>
        <SlipLegs bet={referral} pricesNow={pricesNow} />
        <Tabs<Choice>
          label={t('sportTrading.decided')}
          look="segment"
          tabs={choices.map((value) => ({ value, label: t(`sportTrading.${value}`) }))}
          value={choice}
          onChange={setChoice}
        />
        {choice === 'accept' ? (
          <MoneyField
            label={t('sportTrading.acceptStake')}
            currency={currency}
            value={text}
            onChange={setText}
            aside={`${t('sportTrading.asked')} ${shown(stake)} · ${t('sportTrading.limit')} ${shown(most)}`}
          />
        ) : (
          <SelectField
            label={t('sportTrading.why')}
            value={why}
            options={rejectWhys.map((value) => ({ value, label: t(`sportTrading.rejectWhy.${value}`) }))}
            onChange={({ target }) => setWhy(rejectWhys.find((each) => each === target.value) ?? 'risk')}
          />
        )}
        <FormFailure error={decide.error} />
      </form>
    </Dialog>
  )
}
