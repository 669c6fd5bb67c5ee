import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTell } from '#contract/react.ts'
import { identity } from '#features/identity/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { members } from '../contract.ts'

type RowProps = { readonly title: ReactNode; readonly text: ReactNode; readonly action: ReactNode }

function Row({ title, text, action }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-faint">{text}</p>
      </div>
      {action}
    </div>
  )
}

/** The login password; changing it ends all other sessions (decision 41). */
export function LoginPassword() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Row
        title={t('account.password')}
        text={t('account.passwordHint')}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('account.passwordChange')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width="narrow"
        title={t('account.password')}
        text={t('account.passwordHint')}
      >
        <LoginPasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type Passwords = { oldPassword: string; newPassword: string; confirmNewPassword: string }

function LoginPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts()
  const change = useTell(useApi(identity).changePassword)
  const form = useForm<Passwords>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    change.mutateAsync({ body }).then(
      () => {
        toast({ tone: 'good', title: t('account.passwordChanged') })
        onDone()
      },
      () => undefined, // shown above the form
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {change.error && <Failure error={change.error} />}
      <PasswordField
        label={t('account.passwordOld')}
        purpose="current"
        error={errors.oldPassword?.message}
        {...form.register('oldPassword', { required: t('auth.needPassword') })}
      />
      <PasswordField
        label={t('account.passwordNew')}
        purpose="new"
        error={errors.newPassword?.message}
        {...form.register('newPassword', { required: t('auth.needField') })}
      />
      <PasswordField
        label={t('account.passwordAgain')}
        purpose="new"
        error={errors.confirmNewPassword?.message}
        {...form.register('confirmNewPassword', {
          validate: (value) => value === form.getValues('newPassword') || t('auth.differ'),
        })}
      />
      <Button type="submit" look="primary" wide busy={change.isPending}>
        {t('account.save')}
      </Button>
    </form>
  )
}

/** The payment password, asked for at each withdrawal. */
export function PaymentPassword({ isSet }: { readonly isSet: boolean }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Row
        title={
          <span className="flex items-center gap-2">
            {t('account.payment')}
            {!isSet && <Status tone="waiting">{t('account.payeeNone')}</Status>}
          </span>
        }
        text={t(isSet ? 'account.paymentSet' : 'account.paymentNone')}
        action={
          <Button size="sm" look={isSet ? 'outline' : 'primary'} onClick={() => setOpen(true)}>
            {t(isSet ? 'account.paymentChange' : 'account.paymentDo')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width="narrow"
        title={t('account.payment')}
        text={t('account.paymentHint')}
      >
        <PaymentPasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function PaymentPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts()
  const info = useApi(members).info
  const set = useTell(useApi(identity).setPaymentPassword, { tells: [info] })
  const form = useForm<{ password: string; paymentPassword: string }>({
    defaultValues: { password: '', paymentPassword: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    set.mutateAsync({ body }).then(
      () => {
        toast({ tone: 'good', title: t('account.paymentSaved') })
        onDone()
      },
      () => undefined, // shown above the form
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {set.error && <Failure error={set.error} />}
      <PasswordField
        label={t('account.paymentNew')}
        purpose="new"
        error={errors.paymentPassword?.message}
        {...form.register('paymentPassword', { required: t('auth.needField') })}
      />
      <PasswordField
        label={t('account.loginPassword')}
        purpose="current"
        error={errors.password?.message}
        {...form.register('password', { required: t('auth.needPassword') })}
      />
      <Button type="submit" look="primary" wide busy={set.isPending}>
        {t('account.save')}
      </Button>
    </form>
  )
}
