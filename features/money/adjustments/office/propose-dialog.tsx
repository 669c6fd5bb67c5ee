import { useEffect } from 'react'
import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { MemberField } from '#ui/office/slots.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { adjustments } from '../contract.ts'
import { corrected } from '../rules.ts'

const ID = /^[1-9]\d{0,17}$/
const reasonBounds = textBounds(adjustments.propose, 'reason')

export type ProposeDialogProps = {
  readonly open: boolean
  readonly member: string
  readonly onClose: () => void
}

type Direction = 'credit' | 'debit'
type Given = {
  readonly id: string
  readonly direction: Direction
  readonly amount: string
  readonly reason: string
}

/** Proposes an adjustment; nothing is posted before another operator approves it. */
export function ProposeDialog({ open, member, onClose }: ProposeDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('adjustments.propose')}
      text={t('adjustments.lead')}
      width="narrow"
    >
      <ProposeForm member={member} onDone={onClose} />
    </Dialog>
  )
}

function ProposeForm({ member, onDone }: { readonly member: string; readonly onDone: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(adjustments)
  const propose = useApiMutation(api.propose, { invalidates: [api.list] })
  const form = useForm<Given>({ defaultValues: { id: member, direction: 'credit', amount: '', reason: '' } })
  const given = form.watch()
  const { direction } = given
  const { setValue } = form
  useEffect(() => setValue('id', member), [setValue, member])
  const isId = ID.test(given.id)
  const found = useApiQuery(
    api.wallet,
    { params: { member: isId ? BigInt(given.id) : 0n } },
    { enabled: isId },
  ).data
  const wallet = found?.wallet
  const amount = parseMoney(given.amount)
  const after = wallet && amount !== null ? corrected(wallet.balance, direction, amount) : null
  const send = form.onSubmit((given) => {
    if (amount === null || !isId) return
    propose.mutate(
      { body: { member: BigInt(given.id), direction, amount, reason: given.reason.trim() } },
      {
        onSuccess: ({ number }) => {
          toast({ tone: 'good', title: t('adjustments.proposed', { number }) })
          onDone()
        },
      },
    )
  })
  const isReady = isId && wallet && amount !== null && amount > 0n && isWithin(reasonBounds, given.reason)
  return (
    <form onSubmit={send} className="grid gap-5">
      <MemberChoice found={found} {...form.bound('id')} />
      <Tabs<Direction>
        label={t('adjustments.direction')}
        look="segment"
        wide
        {...form.bound('direction')}
        tabs={[
          { value: 'credit', label: t('adjustments.credit') },
          { value: 'debit', label: t('adjustments.debit') },
        ]}
      />
      {wallet && (
        <MoneyField
          label={t('adjustments.amount')}
          aside={t('adjustments.balanceNow', { balance: texts.money(wallet.balance, wallet.currency) })}
          currency={wallet.currency}
          {...form.bound('amount')}
          hint={
            after === null
              ? undefined
              : t('adjustments.becomes', { after: texts.money(after, wallet.currency) })
          }
        />
      )}
      {after !== null && after < 0n && <Notice tone="warning">{t('adjustments.intoDebt')}</Notice>}
      <TextArea
        label={t('adjustments.reason')}
        hint={t('adjustments.reasonHint')}
        required
        {...reasonBounds}
        {...form.register('reason')}
      />
      {propose.error && (
        <div role="alert">
          <Notice tone="danger">{errorWords(texts, propose.error)}</Notice>
        </div>
      )}
      <Button type="submit" look="primary" wide busy={propose.isPending} disabled={!isReady}>
        {t('adjustments.proposeDo')}
      </Button>
    </form>
  )
}

type MemberChoiceProps = {
  readonly value: string
  readonly onChange: (id: string) => void
  /** The chosen member, once the wallet is known. */
  readonly found: { readonly account: string; readonly merchant: string } | undefined
}

/** The member of the adjustment: found by name, account, phone number or id, or written as an id. */
function MemberChoice({ value, onChange, found }: MemberChoiceProps) {
  const { t } = useTexts()
  const name = found && `${found.account} · ${found.merchant}`
  return (
    <div className="grid gap-1.5">
      <MemberField
        label={t('adjustments.memberFind')}
        value={value}
        onChange={onChange}
        fallback={
          <TextField
            label={t('adjustments.member')}
            inputMode="numeric"
            required
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        }
      />
      {name && (
        <p className="text-13 font-medium" role="status">
          {name}
        </p>
      )}
    </div>
  )
}
