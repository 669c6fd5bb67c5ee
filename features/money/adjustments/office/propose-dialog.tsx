import { useEffect, useState, type FormEvent } from 'react'
import { useAsk, useTell } from '#contract/react.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/line/refusal-values.ts'
import { useApi } from '#ui/line/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { adjustments } from '../contract.ts'
import { corrected } from '../rules.ts'

const ID = /^[1-9]\d{0,17}$/
const LEAST_REASON = 10

export type ProposeDialogProps = {
  readonly open: boolean
  readonly member: string
  readonly onClose: () => void
}

type Direction = 'credit' | 'debit'

/** Proposes a correction; nothing moves before another operator approves it. */
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
  const propose = useTell(api.propose, { tells: [api.list] })
  const [given, setGiven] = useState({ id: member, amount: '', reason: '' })
  const [direction, setDirection] = useState<Direction>('credit')
  useEffect(() => setGiven((before) => ({ ...before, id: member })), [member])
  const set = (part: Partial<typeof given>) => setGiven((before) => ({ ...before, ...part }))
  const isId = ID.test(given.id)
  const found = useAsk(api.wallet, { params: { member: isId ? BigInt(given.id) : 0n } }, { when: isId }).data
  const wallet = found?.wallet
  const amount = parseMoney(given.amount)
  const after = wallet && amount !== null ? corrected(wallet.balance, direction, amount) : null
  const send = (event: FormEvent) => {
    event.preventDefault()
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
  }
  const isReady =
    isId && wallet && amount !== null && amount > 0n && given.reason.trim().length >= LEAST_REASON
  return (
    <form onSubmit={send} className="grid gap-5">
      <TextField
        label={t('adjustments.member')}
        aside={found && `${found.account} · ${found.merchant}`}
        inputMode="numeric"
        required
        value={given.id}
        onChange={(event) => set({ id: event.target.value.trim() })}
      />
      <Tabs<Direction>
        label={t('adjustments.direction')}
        look="segment"
        wide
        value={direction}
        onChange={setDirection}
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
          value={given.amount}
          onChange={(text) => set({ amount: text })}
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
        maxLength={500}
        value={given.reason}
        onChange={(event) => set({ reason: event.target.value })}
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
