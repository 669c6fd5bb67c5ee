import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../contract.ts'
import type { ProofKind } from '../../rules/proof.ts'
import { answerPasskey, canUsePasskeys } from '../webauthn.ts'
import { useProofAsked, type Standing } from './proof-store.ts'
import { ProofForm, type TypedKind } from './proof-form.tsx'

/** "Confirm it's you": the password, and the member's other methods if required (A13). Rendered once in every page that requires it. */
export function ProofDialog() {
  const { t } = useTexts()
  const { standing, settle } = useProofAsked()
  const isSecond = standing?.step === 'second'
  return (
    <Dialog
      open={standing !== null}
      onClose={() => settle(false)}
      width="narrow"
      title={t(isSecond ? 'security.prove.second' : 'security.prove.title')}
      text={t('security.prove.text')}
    >
      {standing && <Steps key={standing.step} standing={standing} />}
    </Dialog>
  )
}

function isTyped(kind: ProofKind): kind is TypedKind {
  return kind !== 'passkey'
}

function Steps({ standing }: { readonly standing: Standing }) {
  const { t } = useTexts()
  const typed = standing.ways.filter(isTyped)
  const hasPasskey = standing.ways.includes('passkey') && canUsePasskeys()
  const [way, setWay] = useState<TypedKind | undefined>(typed[0])
  const take = (next: Standing) => {
    if (next.isFresh) useProofAsked.getState().settle(true)
    else useProofAsked.setState({ standing: next })
  }
  return (
    <div className="grid gap-5">
      {hasPasskey && <PasskeyWay onProved={take} />}
      {hasPasskey && way && <Or />}
      {way && <ProofForm key={way} kind={way} onProved={take} />}
      {typed.length > 1 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('security.prove.ways')}>
          {typed
            .filter((own) => own !== way)
            .map((own) => (
              <Button key={own} size="sm" look="quiet" onClick={() => setWay(own)}>
                {t(`security.prove.${own}`)}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}

function Or() {
  return <hr className="border-hair" />
}

function PasskeyWay({ onProved }: { readonly onProved: (standing: Standing) => void }) {
  const { t } = useTexts()
  const api = useApi(security)
  const [state, setState] = useState<'still' | 'busy' | 'stopped'>('still')
  const [error, setError] = useState<unknown>(null)
  const press = async () => {
    setState('busy')
    setError(null)
    const answer = await api
      .askProofPasskey()
      .then(answerPasskey)
      .catch(() => null) // cancelled, or another dialog: the message is below
    if (!answer) return setState('stopped')
    try {
      onProved(await api.provePasskey({ body: answer }))
    } catch (refused) {
      setError(refused)
      setState('still')
    }
  }
  return (
    <div className="grid gap-3">
      {error !== null && <Failure error={error} />}
      {state === 'stopped' && <Notice tone="warning">{t('security.passkeyStopped')}</Notice>}
      <Button look="primary" wide icon={Fingerprint} busy={state === 'busy'} onClick={() => void press()}>
        {t('security.prove.passkey')}
      </Button>
    </div>
  )
}
