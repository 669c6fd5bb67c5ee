import { useApiMutation } from '#contract/react.ts'
import { OperatorFailure } from '#features/platform/operators/office/operator-failure.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Qr } from '#ui/art/qr.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { useRefused, type FieldOfRefusal } from '#ui/api/use-refused.ts'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../contract.ts'

const EMPTY = {
  account: '',
  name: '',
  email: '',
  password: '',
  again: '',
  code: '',
  isLater: false,
  secondAccount: '',
  secondName: '',
  secondEmail: '',
}
type Draft = typeof EMPTY

const ACCOUNT = /^\s*[A-Za-z0-9][A-Za-z0-9._-]{2,39}\s*$/
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const CODE = /^\d{6}$/

const FIELD_OF: FieldOfRefusal<Draft> = {
  'operators.wrongCode': 'code',
  'setup.samePerson': 'secondAccount',
}

type OwnerFormProps = {
  readonly token: string
  readonly secret: string
  readonly onCreated: () => void
}

/** Owner, two-step verification and second operator; one press creates both and logs the owner in. */
export function OwnerForm({ token, secret, onCreated }: OwnerFormProps) {
  const { t } = useTexts()
  const create = useApiMutation(useApi(setup).owner)
  const form = useForm<Draft>({ defaultValues: EMPTY })
  const left = useRefused(form, create.error, FIELD_OF)
  const send = form.onSubmit((draft) => {
    const { account, name, email, password, code } = draft
    const second = draft.isLater
      ? null
      : { account: draft.secondAccount, name: draft.secondName, email: draft.secondEmail }
    create.mutate(
      { body: { token, account, name, email, password, code, second } },
      { onSuccess: onCreated, onError: () => form.setValue('code', '') },
    )
  })
  return (
    <form noValidate onSubmit={send} className="grid gap-7">
      <div className="grid gap-1.5">
        <h1 className="text-22 text-balance">{t('setup.ownerTitle')}</h1>
        <p className="text-muted">{t('setup.ownerLead')}</p>
      </div>
      <You form={form} />
      <Authenticator form={form} secret={secret} />
      <Second form={form} />
      {left !== null && <OperatorFailure error={left} />}
      <Button type="submit" look="primary" wide busy={create.isPending}>
        {t('setup.owner.do')}
      </Button>
    </form>
  )
}

type PartProps = { readonly form: Form<Draft> }

function useRules() {
  const { t } = useTexts()
  const required = t('setup.required')
  return {
    text: { required },
    account: { required, pattern: { value: ACCOUNT, message: t('setup.owner.accountWrong') } },
    email: { required, pattern: { value: EMAIL, message: t('setup.owner.emailWrong') } },
    code: { required, pattern: { value: CODE, message: t('setup.owner.codeWrong') } },
  }
}

type PersonProps = PartProps & {
  readonly names: {
    readonly account: 'account' | 'secondAccount'
    readonly name: 'name' | 'secondName'
    readonly email: 'email' | 'secondEmail'
  }
  readonly accountHint?: string
  /** Whether the browser may fill in the details of the person at the keyboard. */
  readonly fills?: boolean
}

/** The account, name and email of one of the two operators. */
function Person({ form, names, accountHint, fills = false }: PersonProps) {
  const { t } = useTexts()
  const rules = useRules()
  const of = (kind: string) => (fills ? kind : 'off')
  return (
    <>
      <TextField
        label={t('setup.owner.account')}
        hint={accountHint}
        autoComplete={of('username')}
        maxLength={40}
        {...form.field(names.account, rules.account)}
      />
      <TextField
        label={t('setup.owner.name')}
        autoComplete={of('name')}
        autoCapitalize="words"
        maxLength={80}
        {...form.field(names.name, rules.text)}
      />
      <TextField
        label={t('setup.owner.email')}
        type="email"
        autoComplete={of('email')}
        maxLength={200}
        {...form.field(names.email, rules.email)}
      />
    </>
  )
}

function You({ form }: PartProps) {
  const { t } = useTexts()
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-16 font-bold">{t('setup.owner.you')}</legend>
      <Person
        form={form}
        names={{ account: 'account', name: 'name', email: 'email' }}
        accountHint={t('setup.owner.accountHint')}
        fills
      />
      <Passwords form={form} />
    </fieldset>
  )
}

/** A component of its own: of several mistakes, the form focuses the field that was registered first, in the order of rendering. */
function Passwords({ form }: PartProps) {
  const { t } = useTexts()
  const rules = useRules()
  return (
    <>
      <PasswordField
        label={t('operators.enrolPassword')}
        hint={t('operators.enrolPasswordHint')}
        purpose="new"
        {...form.field('password', rules.text)}
      />
      <PasswordField
        label={t('operators.enrolRepeat')}
        purpose="new"
        {...form.field('again', {
          ...rules.text,
          validate: (again, { password }) => again === password || t('operators.enrolRepeatWrong'),
        })}
      />
    </>
  )
}

const ISSUER = 'Fairhouse office'

/** What an authenticator app reads from the picture (the key URI format); the app shows the account. */
function uriOf(account: string, secret: string): string {
  const issuer = encodeURIComponent(ISSUER)
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`
}

function Authenticator({ form, secret }: PartProps & { readonly secret: string }) {
  const { t } = useTexts()
  const rules = useRules()
  const account = form.watch('account').trim().toLowerCase() || 'owner'
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 text-16 font-bold">{t('setup.owner.code')}</legend>
      <p className="text-muted">{t('operators.enrolScan')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <Qr text={uriOf(account, secret)} label={t('operators.enrolScan')} />
        <div className="grid min-w-0 flex-1 basis-40 gap-1 text-muted">
          {t('operators.enrolType')}
          <Copyable
            text={secret}
            shown={secret.match(/.{1,4}/g)?.join(' ') ?? secret}
            what={t('operators.enrolKey')}
            boxed
          />
        </div>
      </div>
      <TextField
        label={t('operators.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="[&_input]:num max-w-48 [&_input]:tracking-[0.3em]"
        {...form.field('code', rules.code)}
      />
    </fieldset>
  )
}

function Second({ form }: PartProps) {
  const { t } = useTexts()
  const isLater = form.watch('isLater')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 text-16 font-bold">{t('setup.owner.second')}</legend>
      <p className="text-muted">{t('setup.owner.secondText')}</p>
      {isLater ? (
        <Notice tone="warning">{t('setup.owner.laterText')}</Notice>
      ) : (
        <Person form={form} names={{ account: 'secondAccount', name: 'secondName', email: 'secondEmail' }} />
      )}
      <Checkbox label={t('setup.owner.later')} {...form.register('isLater')} />
    </fieldset>
  )
}
