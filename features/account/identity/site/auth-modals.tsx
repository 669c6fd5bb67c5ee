import { useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { linkClass } from '#ui/action/link.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { Banners } from '#features/contact/notices/site/banners.tsx'
import { ForgotPanel } from '#features/account/recovery/site/forgot-panel.tsx'
import { PasskeyLogin } from '#features/account/security/site/passkey-login.tsx'
import { SocialButtons } from '#features/account/social-login/site/social-buttons.tsx'
import { identity } from '../contract.ts'
import { closeAuth, switchAuth, useAuthModal } from './auth-store.ts'
import { ChangePasswordDialog } from './after/change-password-dialog.tsx'
import { ProofDialog } from './after/proof-dialog.tsx'
import { TermsDialog } from './after/terms-dialog.tsx'
import { LoginForm } from './login/login-form.tsx'
import { RegisterHints } from '#features/platform/settings/site/hints.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { useFlags } from './use-flags.ts'
import { useIsInvited } from './register/use-is-invited.ts'
import { endSession } from '#ui/api/session.ts'

export type AuthModalsProps = {
  /** Whether visitors may register (DIRECTREG3). */
  readonly mayRegister: boolean
  readonly onLoggedOut: () => void
  readonly onDeposit: () => void
}

/** The dialogs log in, register, welcome and log out: at most one is open. */
export function AuthModals({ mayRegister: isOpen, onLoggedOut, onDeposit }: AuthModalsProps) {
  const { t } = useTexts()
  const modal = useAuthModal((state) => state.modal)
  const isInvited = useIsInvited({ when: !isOpen && modal !== null })
  const mayRegister = isOpen || isInvited
  const mayTry = useFlags()('FREEPLAY3')
  const hasEnded = useAuthModal((state) => state.hasEnded)
  const isOnTheWay = useAuthModal((state) => state.then !== null)
  return (
    <>
      <Dialog
        open={modal === 'login'}
        onClose={closeAuth}
        width="narrow"
        title={t(isOnTheWay && mayTry ? 'auth.loginOrTry' : 'auth.loginTitle')}
        text={isOnTheWay ? undefined : t(hasEnded ? 'auth.sessionEnded' : 'auth.loginText')}
      >
        {/* tell the visitor why the login form appeared instead of what they asked for (§4) */}
        {isOnTheWay && (
          <div role="alert" className="mb-4">
            <Notice tone="warning">{t('auth.loginFirst')}</Notice>
          </div>
        )}
        <LoginForm />
        <div className="mt-3 empty:hidden">
          <PasskeyLogin />
        </div>
        <SocialButtons />
        {mayRegister && (
          <Other
            words={t('auth.toRegister')}
            link={t('auth.toRegisterLink')}
            onPress={() => switchAuth('register')}
          />
        )}
        <FormBanner group="w_login" />
      </Dialog>
      <Dialog
        open={modal === 'register'}
        onClose={closeAuth}
        width="default"
        title={t('auth.registerTitle')}
        text={mayRegister ? t('auth.registerText') : undefined}
      >
        {mayRegister && <RegisterHints />}
        {mayRegister ? <RegisterForm /> : <p className="text-muted">{t('auth.registerClosed')}</p>}
        {mayRegister && <SocialButtons />}
        <Other words={t('auth.toLogin')} link={t('auth.toLoginLink')} onPress={() => switchAuth('login')} />
        <FormBanner group="w_register" />
      </Dialog>
      <Dialog
        open={modal === 'forgot'}
        onClose={closeAuth}
        width="narrow"
        title={t('entry.forgotTitle')}
        text={t('entry.forgotText')}
      >
        <ForgotPanel onLogin={() => switchAuth('login')} />
      </Dialog>
      <ProofDialog />
      <TermsDialog />
      <ChangePasswordDialog onDone={onLoggedOut} />
      <Welcome open={modal === 'welcome'} onDeposit={onDeposit} />
      <LogoutConfirm open={modal === 'logout'} onLoggedOut={onLoggedOut} />
    </>
  )
}

/** The brand's banners below its forms (banner groups w_login and w_register). */
function FormBanner({ group }: { readonly group: 'w_login' | 'w_register' }) {
  return (
    <div className="mt-5 empty:hidden">
      <Banners group={group} />
    </div>
  )
}

function Other({
  words,
  link,
  onPress,
}: {
  readonly words: ReactNode
  readonly link: ReactNode
  readonly onPress: () => void
}) {
  return (
    <p className="mt-5 flex items-center justify-center gap-2 text-muted">
      {words}
      <button type="button" className={`${linkClass} hit`} onClick={onPress}>
        {link}
      </button>
    </p>
  )
}

function Welcome({ open, onDeposit }: { readonly open: boolean; readonly onDeposit: () => void }) {
  const { t } = useTexts()
  const actions = (
    <>
      <Button onClick={closeAuth}>{t('auth.welcomeLook')}</Button>
      <Button
        look="primary"
        onClick={() => {
          closeAuth()
          onDeposit()
        }}
      >
        {t('auth.welcomeDeposit')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={closeAuth}
      width="narrow"
      title={t('auth.welcome', { name: '' }).replace(/[,\s]+$/, '')}
      text={t('auth.welcomeText')}
      actions={actions}
    />
  )
}

function LogoutConfirm({ open, onLoggedOut }: { readonly open: boolean; readonly onLoggedOut: () => void }) {
  const { t } = useTexts()
  const api = useApi(identity)
  const [waiting, setWaiting] = useState(false)
  const leave = async () => {
    setWaiting(true)
    await api.logout().catch(() => undefined) // a session that has already ended needs no logout
    setWaiting(false)
    endSession()
    closeAuth()
    toast({ title: t('shell.loggedOut') })
    onLoggedOut()
  }
  return (
    <Confirm
      open={open}
      title={t('shell.logoutTitle')}
      text={t('shell.logoutText')}
      action={t('shell.logout')}
      keep={t('shell.logoutStay')}
      busy={waiting}
      onConfirm={() => void leave()}
      onClose={() => (useAuthModal.getState().changeWhy ? switchAuth('change') : closeAuth())}
    />
  )
}
