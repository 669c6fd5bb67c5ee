import { moneyText, parseMoney } from '#kit/money.ts'
import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { limitsOffice } from '../contract/office.ts'
import { boundsOf, moneyKinds } from '../rules/limits.ts'
import type { Figure } from '../contract/shapes.ts'
import { limitName, minutesText } from '../words.ts'
import type { MemberLimits, OfficeLimit } from './member-safer-play.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'limits.outOfBounds': 'text',
} as const

const reasonBounds = textBounds(limitsOffice.set, 'reason')

export type OperatorLimitDialogProps = {
  readonly member: bigint
  readonly found: MemberLimits
  readonly limit: OfficeLimit | null
  readonly onClose: () => void
}

/** Sets the operator's limit for a member, with a reason for the audit log. */
export function OperatorLimitDialog({ member, found, limit, onClose }: OperatorLimitDialogProps) {
  const texts = useTexts()
  const name = limit ? limitName(texts, limit) : ''
  return (
    <Dialog
      open={limit !== null}
      onClose={onClose}
      width="narrow"
      title={texts.t('limits.office.setTitle', { limit: name, account: found.account })}
      text={texts.t('limits.office.setText')}
    >
      {limit && <Form member={member} found={found} limit={limit} onClose={onClose} />}
    </Dialog>
  )
}

type FormProps = Omit<OperatorLimitDialogProps, 'limit'> & { readonly limit: OfficeLimit }

function typedOf({ operator }: OfficeLimit): string {
  if (operator === null || 'hours' in operator) return ''
  return 'amount' in operator ? moneyText(operator.amount).replace(/\.00$/, '') : String(operator.minutes)
}

function Form({ member, found, limit, onClose }: FormProps) {
  const texts = useTexts()
  const { t } = texts
  const { least, most } = boundsOf(limit)
  const api = useApi(limitsOffice)
  const told = useApiMutation(api.set, { invalidates: [api.member] })
  const form = useForm({ defaultValues: { text: typedOf(limit), reason: '' } })
  const { text, reason } = form.watch()
  const { kind, period } = limit
  const isMoney = moneyKinds.has(kind)
  const amount = parseMoney(text)
  const figure: Figure | null = isMoney
    ? amount === null
      ? null
      : { amount }
    : /^\d{1,5}$/.test(text) && BigInt(text) >= least && BigInt(text) <= most
      ? { minutes: Number(text) }
      : null
  const isReady = (text === '' || figure !== null) && isWithin(reasonBounds, reason)
  const send = form.onSubmit(({ text, reason }) => {
    const after = () => {
      toast({ tone: 'good', title: t('limits.office.saved') })
      onClose()
    }
    const body = { kind, period, to: text === '' ? null : figure, reason: reason.trim() }
    told.mutate({ params: { member }, body }, { onSuccess: after })
  })
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {isMoney ? (
        <MoneyField
          label={t('limits.office.figureMoney')}
          currency={found.currency}
          {...form.bound('text')}
        />
      ) : (
        <TextField
          label={t('limits.office.figureMinutes')}
          hint={t('limits.bounds', {
            least: minutesText(texts, Number(least)),
            most: minutesText(texts, Number(most)),
          })}
          inputMode="numeric"
          value={text}
          onChange={(event) => form.setValue('text', event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
      <TextArea label={t('limits.office.reason')} required {...reasonBounds} {...form.register('reason')} />
      {told.error && <FormFailure error={told.error} fields={FIELD_OF} />}
      <Button type="submit" look="primary" wide busy={told.isPending} disabled={!isReady}>
        {t('limits.office.set')}
      </Button>
    </form>
  )
}
