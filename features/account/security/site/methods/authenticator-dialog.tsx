import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Qr } from '#ui/art/qr.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { security } from '../../contract.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { isStale } from '../proof/use-fresh.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'security.wrongProof': 'code',
} as const

export type Setup = Reply<(typeof security)['beginAuthenticator']>

export type AuthenticatorDialogProps = {
  readonly setup: Setup | null
  readonly onClose: () => void
  readonly onStale: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** Sets up an authenticator: the secret as a QR code generated in the browser, then the first code. */
export function AuthenticatorDialog({ setup, onClose, onStale, onCodes }: AuthenticatorDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={setup !== null}
      onClose={onClose}
      width="narrow"
      title={t('security.authenticator')}
      text={t('security.authenticatorScanText')}
    >
      {setup && <SetupForm setup={setup} onClose={onClose} onStale={onStale} onCodes={onCodes} />}
    </Dialog>
  )
}

/** In groups of four, for reading aloud. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function SetupForm({
  setup,
  onClose,
  onStale,
  onCodes,
}: Omit<AuthenticatorDialogProps, 'setup'> & { readonly setup: Setup }) {
  const { t } = useTexts()
  const api = useApi(security)
  const add = useApiMutation(api.addAuthenticator, { invalidates: [api.overview, api.devices, api.changes] })
  const form = useForm({ defaultValues: { code: '' } })
  const code = form.watch('code')
  const send = (given: string) => {
    if (add.isPending) return
    add.mutate(
      { body: { code: given } },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast({ tone: 'good', title: t('security.authenticatorOn') })
          onClose()
          onCodes(recoveryCodes)
        },
        onError: (error) => {
          form.reset()
          if (isStale(error)) onStale()
        },
      },
    )
  }
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-center gap-3">
        <h3 className="text-14 font-medium">{t('security.authenticatorScan')}</h3>
        <Qr text={setup.uri} size={188} label={t('security.authenticatorQr')} />
        <div className="grid w-full gap-1 text-center">
          <p className="text-12 text-faint">{t('security.authenticatorKey')}</p>
          <Copyable
            text={setup.secret}
            shown={grouped(setup.secret)}
            what={t('security.authenticator')}
            boxed
          />
        </div>
      </div>
      <form className="grid gap-4" noValidate onSubmit={form.onSubmit((given) => send(given.code))}>
        {add.error && <FormFailure error={add.error} fields={FIELD_OF} />}
        <DigitsField label={t('security.authenticatorCode')} {...form.bound('code')} onWhole={send} />
        <Button type="submit" look="primary" wide busy={add.isPending} disabled={code.length < 6}>
          {t('security.confirm')}
        </Button>
      </form>
    </div>
  )
}
