import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { useAuthModal } from '../auth-store.ts'
import { useFlags } from '../use-flags.ts'
import { NameForm } from './name-form.tsx'
import { SmsForm } from './sms-form.tsx'
import { TrialButton } from './trial-button.tsx'
import type { Entrance } from './use-login.ts'

type Way = 'username' | 'sms'

/** The login methods that the platform has enabled: always by user name, by SMS code with MOBILEVERCODELOGIN3, a trial with FREEPLAY3. */
export function LoginForm() {
  const { t } = useTexts()
  const isOn = useFlags()
  const [way, setWay] = useState<Way>('username')
  const [entrance, setEntrance] = useEntrance()
  const tabs = [
    { value: 'username', label: t('entry.byPassword') },
    { value: 'sms', label: t('entry.bySms') },
  ] as const
  return (
    <>
      {entrance === 'agent' && (
        <div className="mb-4">
          <Notice>{t('entry.agentOnly')}</Notice>
        </div>
      )}
      {isOn('MOBILEVERCODELOGIN3') ? (
        <Tabs<Way> label={t('entry.ways')} tabs={tabs} value={way} onChange={setWay} look="segment" wide>
          {(shown) => (shown === 'sms' ? <SmsForm entrance={entrance} /> : <NameForm entrance={entrance} />)}
        </Tabs>
      ) : (
        <NameForm entrance={entrance} />
      )}
      {isOn('FREEPLAY3') && entrance === 'member' && <TrialButton />}
      <p className="mt-3 text-center text-13">
        <button
          type="button"
          className={`py-1.5 ${linkClass}`}
          onClick={() => setEntrance(entrance === 'agent' ? 'member' : 'agent')}
        >
          {t(entrance === 'agent' ? 'entry.memberLogin' : 'entry.agentLogin')}
        </button>
      </p>
    </>
  )
}

/** The entrance, at first that of the URL (/login?entrance=agent). Agents go on to their centre, unless they wanted something else. */
function useEntrance(): readonly [Entrance, (entrance: Entrance) => void] {
  const asked = usePlace().search['entrance']
  const [entrance, setEntrance] = useState<Entrance>(asked === 'agent' ? 'agent' : 'member')
  useEffect(() => {
    if (entrance === 'member' || useAuthModal.getState().then) return
    const then = () =>
      void navigate({
        to: '/index',
        search: (before) => ({ ...before, entrance: '', agent: 'agentTeamOverview' }),
      })
    useAuthModal.setState({ then })
    return () => {
      if (useAuthModal.getState().then === then) useAuthModal.setState({ then: null })
    }
  }, [entrance])
  return [entrance, setEntrance]
}
