import { useState } from 'react'
import { MissionsList } from '#features/rewards/missions/site/missions-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { RacesList } from './races-list.tsx'

/** Mission activity (MEM-07, PRO-06): missions with progress, and races. */
export function MissionsPanel() {
  const { t } = useTexts()
  const [part, setPart] = useState<'missions' | 'races'>('missions')
  return (
    <>
      <h1 className="mb-3 max-md:sr-only">{t('missions.both')}</h1>
      <Tabs
        label={t('missions.both')}
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'missions', label: t('missions.title') },
          { value: 'races', label: t('races.title') },
        ]}
      >
        {(shown) => <div className="mt-4">{shown === 'missions' ? <MissionsList /> : <RacesList />}</div>}
      </Tabs>
    </>
  )
}
