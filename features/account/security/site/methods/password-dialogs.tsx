import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { identity } from '#features/account/identity/contract.ts'
import { members } from '#features/account/members/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { navigate } from '#ui/route/place.ts'
import { security } from '../../contract.ts'
import { isStale } from '../proof/use-fresh.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.wrongPassword': 'oldPassword',
  'identity.passwordSame': 'newPassword',
  'identity.passwordWeak': 'newPassword',
  'identity.passwordsDiffer': 'confirmNewPassword',
  'security.paymentPasswordWeak': 'paymentPassword',
  'security.paymentPasswordIsLogin': 'paymentPassword',
} as const

export type DialogState = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The proof has expired: request it again, then return to the dialog. */
  readonly onStale: () => void
}

/** The login password; changing it ends all other sessions (decision 41). */
export function LoginPasswordDialog({
  isOpen,
  onClose,
  onStale,
  hasPassword,
}: DialogState & { readonly hasPassword: boolean }) {
  const { t } = useTexts()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="narrow"
      title={t('security.password')}
      text={t('security.passwordText')}
    >
      <LoginPasswordForm hasPassword={hasPassword} onDone={onClose} onStale={onStale} />
    </Dialog>
  )
}

type Passwords = { oldPassword: string; newPassword: string; confirmNewPassword: string }

function LoginPasswordForm({
  hasPassword,
  onDone,
  onStale,
}: {
  readonly hasPassword: boolean
  readonly onDone: () => void
  readonly onStale: () => void
}) {
  const { t } = useTexts()
  const own = useApi(security)
  const { info } = useApi(members)
  const account = useApiQuery(info, undefined, { staleMs: 60_000 }).data?.account ?? ''
  const change = useApiMutation(useApi(identity).changePassword, {
    invalidates: [own.overview, own.sessions, own.changes, info],
  })
  const form = useForm<Passwords>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    change.mutateAsync({ body }).then(
      () => {
        toast({ tone: 'good', title: t('security.passwordChanged'), text: t('security.passwordChangedText') })
        onDone()
        void navigate({ to: '/' }) // §4: close the dialog and go to the home page
      },
      (error: unknown) => {
        if (isStale(error)) onStale()
      },
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {change.error && <FormFailure error={change.error} fields={FIELD_OF} />}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={t('security.passwordOld')}
          purpose="current"
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', { required: t('security.needed') })}
        />
      )}
      <PasswordField
        label={t('security.passwordNew')}
        purpose="new"
        error={errors.newPassword?.message}
        {...form.register('newPassword', { required: t('security.needed') })}
      />
      <PasswordField
        label={t('security.passwordAgain')}
        purpose="new"
        error={errors.confirmNewPassword?.message}
        {...form.register('confirmNewPassword', {
          validate: (value) => value === form.getValues('newPassword') || t('security.passwordsDiffer'),
        })}
      />
      <Button type="submit" look="primary" wide busy={change.isPending}>
        {t('security.save')}
      </Button>
    </form>
  )
}

/** The payment password, required for each withdrawal. */
export function PaymentPasswordDialog({ isOpen, onClose, onStale }: DialogState) {
  const { t } = useTexts()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="narrow"
      title={t('security.payment')}
      text={t('security.paymentText')}
    >
      <PaymentPasswordForm onDone={onClose} onStale={onStale} />
    </Dialog>
  )
}

function PaymentPasswordForm({
  onDone,
  onStale,
}: {
  readonly onDone: () => void
  readonly onStale: () => void
}) {
  const { t } = useTexts()
  const own = useApi(security)
  const { info } = useApi(members)
  const set = useApiMutation(own.setPaymentPassword, {
    invalidates: [
      own.overview,
      own.changes,
      info,
      { key: 'withdrawals.terms' },
      { key: 'transfers.terms' },
      { key: 'mall.goods' },
    ],
  })
  const form = useForm<{ paymentPassword: string }>({ defaultValues: { paymentPassword: '' } })
  const submit = form.handleSubmit((body) =>
    set.mutateAsync({ body }).then(
      () => {
        toast({ tone: 'good', title: t('security.paymentSaved') })
        onDone()
      },
      (error: unknown) => {
        if (isStale(error)) onStale()
      },
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {set.error && <FormFailure error={set.error} fields={FIELD_OF} />}
      <PasswordField
        label={t('security.paymentNew')}
        hint={t('security.paymentHint')}
        purpose="payment"
        error={form.formState.errors.paymentPassword?.message}
        {...form.register('paymentPassword', { required: t('security.needed') })}
      />
      <Button type="submit" look="primary" wide busy={set.isPending}>
        {t('security.save')}
      </Button>
    </form>
  )
}
