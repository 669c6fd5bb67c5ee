import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { socialLoginOffice } from '../contract/office.ts'
import type { ProviderRow } from './signin-panel.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'socialOffice.secretMissing': 'secret',
  'socialOffice.issuerInvalid': 'issuer',
} as const

type Form = { clientId: string; secret: string; issuer: string; reason: string }

export type ProviderDialogProps = { readonly row: ProviderRow | null; readonly onClose: () => void }

/** Client ID, secret and issuer from the provider; the secret is write-only. */
export function ProviderDialog({ row, onClose }: ProviderDialogProps) {
  const { t } = useTexts()
  const title = row ? t('signin.of', { name: t(`social.${row.provider}`), brand: row.merchantName }) : ''
  return (
    <Dialog open={row !== null} onClose={onClose} width="default" title={title} text={t('signin.formText')}>
      {row && <ProviderForm row={row} onDone={onClose} />}
    </Dialog>
  )
}

function ProviderForm({ row, onDone }: { readonly row: ProviderRow; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(socialLoginOffice)
  const change = useApiMutation(api.change, { invalidates: [api.providers] })
  const form = useForm<Form>({
    defaultValues: { clientId: row.clientId ?? '', secret: '', issuer: row.issuer, reason: '' },
  })
  const { errors } = form.formState
  const needed = { validate: (text: string) => text.trim() !== '' || t('signin.needed') }
  const submit = form.handleSubmit(({ clientId, secret, issuer, reason }) => {
    const { merchant, provider } = row
    const body = { merchant, provider, clientId, issuer: issuer.trim(), reason, ...(secret && { secret }) }
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('signin.saved') })
          onDone()
        },
      },
    )
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {change.error && <FormFailure error={change.error} fields={FIELD_OF} />}
      <TextField
        label={t('signin.clientId')}
        autoComplete="off"
        error={errors.clientId?.message}
        {...form.register('clientId', needed)}
      />
      <PasswordField
        label={t('signin.secret')}
        purpose="new"
        hint={row.clientId === null ? undefined : t('signin.secretHint')}
        {...form.register('secret')}
      />
      <TextField
        label={t('signin.issuer')}
        inputMode="url"
        hint={t('signin.issuerHint')}
        error={errors.issuer?.message}
        {...form.register('issuer', needed)}
      />
      <TextField
        label={t('signin.reason')}
        error={errors.reason?.message}
        {...form.register('reason', needed)}
      />
      <Button type="submit" look="primary" wide busy={change.isPending}>
        {t('signin.save')}
      </Button>
    </form>
  )
}
