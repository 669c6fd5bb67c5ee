import { ProofDialog } from '../proof/proof-dialog.tsx'
import type { Overview } from '../strength-card.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { ContactDialog } from './contacts/contact-dialog.tsx'
import { LoginPasswordDialog, PaymentPasswordDialog } from './password-dialogs.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import type { SecurityMethods } from './use-security-methods.ts'

/** Every dialog of the security centre, one open at a time. */
export function SecurityMethodDialogs({
  overview,
  guarding,
}: {
  readonly overview: Overview
  readonly guarding: SecurityMethods
}) {
  const { opened, close, again } = guarding
  return (
    <>
      <LoginPasswordDialog
        isOpen={opened === 'password'}
        onClose={close}
        onStale={() => again('password')}
        hasPassword={overview.hasPassword}
      />
      <PaymentPasswordDialog isOpen={opened === 'payment'} onClose={close} onStale={() => again('payment')} />
      <ContactDialog
        channel="email"
        isChange={overview.email?.isProved ?? false}
        isOpen={opened === 'email'}
        onClose={close}
        onStale={() => again('email')}
      />
      <ContactDialog
        channel="sms"
        isChange={overview.mobile?.isProved ?? false}
        isOpen={opened === 'mobile'}
        onClose={close}
        onStale={() => again('mobile')}
      />
      <AuthenticatorDialog
        setup={guarding.setup}
        onClose={close}
        onStale={() => again('authenticator')}
        onCodes={guarding.showCodes}
      />
      <RecoveryCodesDialog codes={guarding.codes} onClose={guarding.hideCodes} />
      <ProofDialog />
    </>
  )
}
