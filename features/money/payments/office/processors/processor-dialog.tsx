import type { ReactNode } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Field, boxClass } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useForm } from '#ui/api/use-form.ts'
import { paymentsOffice } from '../../contract.ts'
import type { KeyUse, ProcessorRow } from './processors-panel.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'payments.keyKnown': 'secret',
} as const

const reasonBounds = textBounds(paymentsOffice.changeKey, 'reason')
const secretBounds = textBounds(paymentsOffice.changeKey, 'secret')

export type ProcessorAction = 'key' | 'addresses' | 'endOld'

export type ProcessorDialogProps = {
  readonly row: ProcessorRow
  readonly action: ProcessorAction
  /** Which of the processor's keys is replaced. */
  readonly use: KeyUse
  readonly onClose: () => void
}

/** An action on a brand's processor, always with a reason. */
export function ProcessorDialog({ row, action, use, onClose }: ProcessorDialogProps) {
  if (action === 'key') return <NewKey row={row} use={use} onClose={onClose} />
  return action === 'addresses' ? (
    <Addresses row={row} onClose={onClose} />
  ) : (
    <EndOld row={row} onClose={onClose} />
  )
}

type ActionProps = { readonly row: ProcessorRow; readonly onClose: () => void }

const namesOf = ({ processor, merchant }: ProcessorRow) => ({ processor, brand: merchant })
const paramsOf = ({ processor, merchant }: ProcessorRow) => ({ processor, merchant })

function NewKey({ row, use, onClose }: ActionProps & { readonly use: KeyUse }) {
  const { t } = useTexts()
  const api = useApi(paymentsOffice)
  const change = useApiMutation(api.changeKey, { invalidates: [api.keys] })
  const form = useForm({ defaultValues: { secret: '' } })
  const hasSeveral = row.keyUses.length > 1
  const secret = form.watch('secret')
  const save = (reason: string) =>
    change.mutate(
      { params: paramsOf(row), body: { secret: secret.trim(), use, reason } },
      { onSuccess: () => done(t('processors.saved'), onClose) },
    )
  return (
    <Frame
      title={t('processors.changeTitle', namesOf(row))}
      text={t(use === 'api' ? 'processors.textApi' : 'processors.changeText')}
      action={t('processors.save')}
      busy={change.isPending}
      isReady={isWithin(secretBounds, secret)}
      error={change.error}
      onSave={save}
      onClose={onClose}
    >
      <PasswordField
        label={t(hasSeveral ? `processors.use.${use}` : 'processors.secret')}
        purpose="new"
        hint={t(hasSeveral ? `processors.hint.${use}` : 'processors.secretHint')}
        {...secretBounds}
        {...form.register('secret')}
      />
    </Frame>
  )
}

function Addresses({ row, onClose }: ActionProps) {
  const { t } = useTexts()
  const api = useApi(paymentsOffice)
  const set = useApiMutation(api.setAddresses, { invalidates: [api.keys] })
  const form = useForm({ defaultValues: { typed: row.addresses.join('\n') } })
  const save = (reason: string) => {
    const addresses = form
      .getValues('typed')
      .split(/[\s,]+/)
      .filter(Boolean)
    set.mutate(
      { params: paramsOf(row), body: { addresses, reason } },
      { onSuccess: () => done(t('processors.addressesSaved'), onClose) },
    )
  }
  return (
    <Frame
      title={t('processors.addressesTitle', namesOf(row))}
      text={t('processors.addressesText')}
      action={t('processors.addressesSave')}
      busy={set.isPending}
      isReady
      error={set.error}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t('processors.addresses')}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={4}
            spellCheck={false}
            className={`${boxClass} num h-auto py-2.5`}
            {...form.register('typed')}
          />
        )}
      </Field>
    </Frame>
  )
}

function EndOld({ row, onClose }: ActionProps) {
  const { t } = useTexts()
  const api = useApi(paymentsOffice)
  const end = useApiMutation(api.endOldKeys, { invalidates: [api.keys] })
  const save = (reason: string) =>
    end.mutate(
      { params: paramsOf(row), body: { reason } },
      { onSuccess: () => done(t('processors.ended'), onClose) },
    )
  return (
    <Frame
      title={t('processors.endTitle', namesOf(row))}
      text={t('processors.endText')}
      action={t('processors.endOld')}
      busy={end.isPending}
      isReady
      error={end.error}
      onSave={save}
      onClose={onClose}
    />
  )
}

function done(title: string, onClose: () => void): void {
  toast({ tone: 'good', title })
  onClose()
}

type FrameProps = {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly busy: boolean
  readonly isReady: boolean
  readonly error: unknown
  readonly onSave: (reason: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

function Frame({ title, text, action, busy, isReady, error, onSave, onClose, children }: FrameProps) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { reason: '' } })
  const { reason } = form.watch()
  const isWhole = isReady && isWithin(reasonBounds, reason)
  const submit = form.onSubmit(({ reason }) => {
    if (isWhole) onSave(reason)
  })
  const button = (
    <Button look="primary" type="submit" form="processor-deed" busy={busy} disabled={!isWhole}>
      {action}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={title} text={text} actions={button}>
      <form id="processor-deed" onSubmit={submit} noValidate className="grid gap-4">
        {children}
        <TextField label={t('processors.reason')} {...reasonBounds} {...form.register('reason')} />
        {error !== null && error !== undefined && <FormFailure error={error} fields={FIELD_OF} />}
      </form>
    </Dialog>
  )
}
