import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

/** The new password is set; the member continues to the login, which may require two-step verification. The focus is on its button. */
export function PasswordDone({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTexts()
  const onward = useRef<HTMLButtonElement>(null)
  useEffect(() => onward.current?.focus(), [])
  const action = (
    <Button ref={onward} look="primary" onClick={onLogin}>
      {t('auth.login')}
    </Button>
  )
  return (
    <div role="status">
      <EmptyState
        className="py-6"
        icon={ShieldCheck}
        title={<h1>{t('recovery.doneTitle')}</h1>}
        text={t('recovery.doneText')}
        action={action}
      />
    </div>
  )
}
