import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useEntry } from '#features/account/identity/site/use-entry.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../contract.ts'
import { answerPasskey, canUsePasskeys } from './webauthn.ts'

/** Logs in with a passkey, without name and password. Renders nothing if this page cannot use one. */
export function PasskeyLogin() {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(security)
  const { enter } = useEntry()
  const [isBusy, setBusy] = useState(false)
  if (!canUsePasskeys()) return null
  const press = async () => {
    setBusy(true)
    try {
      const asked = await api.askLoginPasskey()
      const answer = await answerPasskey(asked).catch(() => null) // the user cancelled: no message
      if (!answer) return
      const reply = await api.loginByPasskey({ body: answer })
      enter(reply, { name: reply.account, isNew: false })
    } catch (error) {
      toast({ tone: 'danger', title: errorWords(texts, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button wide size="lg" icon={Fingerprint} busy={isBusy} onClick={() => void press()}>
      {t('security.passkeyLogin')}
    </Button>
  )
}
