import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { useFlags } from '../use-flags.ts'
import { NameForm } from './name-form.tsx'
import { SmsForm } from './sms-form.tsx'
import { TrialButton } from './trial-button.tsx'

type Way = 'username' | 'sms'

/** The login methods that the platform has enabled: always by user name, by SMS code with MOBILEVERCODELOGIN3, a trial with FREEPLAY3. */
export function LoginForm() {
  const { t } = useTexts()
  const isOn = useFlags()
  const [way, setWay] = useState<Way>('username')
  const tabs = [
    { value: 'username', label: t('entry.byPassword') },
    { value: 'sms', label: t('entry.bySms') },
  ] as const
  return (
    <>
      {isOn('MOBILEVERCODELOGIN3') ? (
        <Tabs<Way> label={t('entry.ways')} tabs={tabs} value={way} onChange={setWay} look="segment" wide>
          {(shown) => (shown === 'sms' ? <SmsForm /> : <NameForm />)}
        </Tabs>
      ) : (
        <NameForm />
      )}
      {isOn('FREEPLAY3') && <TrialButton />}
    </>
  )
}
