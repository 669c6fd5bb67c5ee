import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { contracts } from '#features/agents/contracts/contract/member.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { agentIncome } from '../contract/member.ts'
import { Ends } from './contract-card.tsx'
import { draftOf, emptyTier, offerOf, type Draft, type DraftTier } from '../shown/draft.ts'
import { Score, useRate, type Contract } from '../shown/terms.tsx'
import { TierFields } from '../shown/tier-fields.tsx'

export type Receiver = {
  readonly member: { readonly id: bigint; readonly account: string }
  readonly contract: Contract | null
}

type DialogProps = {
  readonly kind: Contract['kind']
  readonly to: Receiver | null
  /** The caller's own contract: no tier may pay more. */
  readonly own: Contract
  readonly currency: Currency
  readonly onClose: () => void
}

/** The offer of a contract: its tiers, what it would have cost, and what it would end. */
export function OfferDialog({ to, onClose, ...rest }: DialogProps) {
  const { t } = useTexts()
  return (
    <Drawer
      open={to !== null}
      onClose={onClose}
      title={t('contracts.offerTo', { account: to?.member.account ?? '' })}
      text={t(`contracts.kind.${rest.kind}`)}
    >
      {to && <OfferForm key={`${to.member.id}`} to={to} onDone={onClose} {...rest} />}
    </Drawer>
  )
}

type FormProps = Omit<DialogProps, 'to' | 'onClose'> & {
  readonly to: Receiver
  readonly onDone: () => void
}

function OfferForm({ kind, to, own, currency, onDone }: FormProps) {
  const { t } = useTexts()
  const rate = useRate()
  const api = useApi(contracts)
  const income = useApi(agentIncome)
  const preview = useApiMutation(api.preview)
  const simulate = useApiMutation(income.simulate)
  const offer = useApiMutation(api.offer, { invalidates: [api.given, api.history] })
  const [draft, setDraft] = useState<Draft>(() => draftOf(to.contract ?? own))
  const body = offerOf(draft, { kind, own, member: to.member.id })
  const change = (tiers: readonly DraftTier[]) => {
    setDraft({ ...draft, tiers })
    preview.reset()
    simulate.reset()
  }
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (body)
          offer.mutate(
            { body },
            {
              onSuccess: () => {
                toast({ tone: 'good', title: t('contracts.offered', { account: to.member.account }) })
                onDone()
              },
            },
          )
      }}
    >
      <p className="text-12 text-faint">
        {t('contracts.ownMost', { most: rate(Math.max(...own.tiers.map(({ ratePpm }) => ratePpm))) })}
      </p>
      <TierFields
        kind={kind}
        measure={own.measure}
        currency={currency}
        tiers={draft.tiers}
        onChange={change}
      />
      <Button
        type="button"
        size="sm"
        onClick={() => change([...draft.tiers, emptyTier()])}
        disabled={draft.tiers.length >= 12}
      >
        {t('contracts.addTier')}
      </Button>
      {body && (
        <Button
          type="button"
          busy={preview.isPending || simulate.isPending}
          onClick={() => {
            preview.mutate({ body })
            simulate.mutate({ body })
          }}
        >
          {t('contracts.tryOut')}
        </Button>
      )}
      {simulate.data && (
        <p className="text-14">
          {t('contracts.simulated')}{' '}
          <strong>
            <Amount amount={simulate.data.gross} currency={currency} signed />
          </strong>{' '}
          (<Score score={simulate.data.score} measure={own.measure} currency={currency} />)
        </p>
      )}
      {preview.data && preview.data.ends.length > 0 && <Ends ends={preview.data.ends} />}
      {(offer.error ?? preview.error) && <FormFailure error={offer.error ?? preview.error} />}
      <Button type="submit" look="primary" busy={offer.isPending} disabled={!body}>
        {t('contracts.offer')}
      </Button>
    </form>
  )
}
