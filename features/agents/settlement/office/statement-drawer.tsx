import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { agentIncomeOffice } from '../contract/office.ts'
import { StatementFacts } from '../shown/statement-facts.tsx'

type DrawerProps = {
  readonly member: bigint
  readonly number: bigint | null
  readonly mayAdjust: boolean
  readonly onBranch: (member: string) => void
  readonly onClose: () => void
}

/** A statement as the agent sees it, and its adjustment by two operators. */
export function StatementDrawer({ member, number, mayAdjust, onBranch, onClose }: DrawerProps) {
  const { t } = useTexts()
  const params = { member, number: number ?? 0n }
  const asked = useApiQuery(useApi(agentIncomeOffice).statement, { params }, { enabled: number !== null })
  const [isAdjusting, setIsAdjusting] = useState(false)
  const close = () => {
    setIsAdjusting(false)
    onClose()
  }
  return (
    <Drawer
      open={number !== null}
      onClose={close}
      title={t('incomeOffice.statement', { number: `${number}` })}
      foot={
        mayAdjust &&
        !isAdjusting && <Button onClick={() => setIsAdjusting(true)}>{t('incomeOffice.adjust')}</Button>
      }
    >
      {number !== null && (
        <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
          {(detail) =>
            isAdjusting ? (
              <Adjust params={params} currency={detail.currency} onDone={close} />
            ) : (
              <StatementFacts
                detail={detail}
                currency={detail.currency}
                onBranch={({ id }) => {
                  close()
                  onBranch(`${id}`)
                }}
              />
            )
          }
        </QueryState>
      )}
    </Drawer>
  )
}

type AdjustProps = {
  readonly params: { readonly member: bigint; readonly number: bigint }
  readonly currency: Currency
  readonly onDone: () => void
}

function Adjust({ params, currency, onDone }: AdjustProps) {
  const { t } = useTexts()
  const api = useApi(agentIncomeOffice)
  const call = useApiMutation(api.adjust, { invalidates: [api.adjustments] })
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const amount = parseMoney(typed)
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (amount !== null)
          call.mutate(
            { params, body: { direction, amount, reason: reason.trim() } },
            {
              onSuccess: () => {
                toast({ tone: 'good', title: t('agentsOffice.done') })
                onDone()
              },
            },
          )
      }}
    >
      <p className="text-13 text-muted">{t('incomeOffice.adjustText')}</p>
      <SelectField
        label={t('incomeOffice.direction')}
        value={direction}
        onChange={({ target }) => setDirection(target.value === 'debit' ? 'debit' : 'credit')}
        options={(['credit', 'debit'] as const).map((value) => ({
          value,
          label: t(`incomeOffice.${value}`),
        }))}
      />
      <MoneyField label={t('incomeOffice.amount')} currency={currency} value={typed} onChange={setTyped} />
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
        disabled={amount === null || amount === 0n || reason.trim().length < 4}
      >
        {t('incomeOffice.send')}
      </Button>
    </form>
  )
}
