import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../contract.ts'
import type { SecurityMethodName } from '../rules/strength.ts'
import { SecurityMethodDialogs } from './methods/method-dialogs.tsx'
import { SecurityMethodsTab } from './methods/methods-tab.tsx'
import { useSecurityMethods, type Opening } from './methods/use-security-methods.ts'
import { DevicesCard } from './places/devices-card.tsx'
import { ChangesCard, LoginsCard } from './places/history-cards.tsx'
import { SessionsCard } from './places/sessions-card.tsx'
import { StrengthCard, type Overview } from './strength-card.tsx'

const tabs = ['guards', 'places', 'history'] as const
type TabName = (typeof tabs)[number]

/** My account: its security, methods, sessions and devices (AUT-13, MEM-03). */
export function SecurityPanel() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(security).overview)
  return (
    <>
      <h1 className="mb-5 max-md:sr-only">{t('security.title')}</h1>
      <QueryState of={asked}>{(overview) => <Centre overview={overview} />}</QueryState>
    </>
  )
}

/** The dialog that each missing method opens. */
const openings: Readonly<Record<SecurityMethodName, Opening>> = {
  password: 'password',
  payment: 'payment',
  email: 'email',
  mobile: 'mobile',
  second: 'authenticator',
  recovery: 'recovery',
}

function Centre({ overview }: { readonly overview: Overview }) {
  const { t } = useTexts()
  const guarding = useSecurityMethods(overview)
  const [tab, setTab] = useState<TabName>('guards')
  const add = (what: SecurityMethodName) => {
    setTab('guards')
    const hasSecond = overview.authenticatorSince !== null || overview.passkeys.length > 0
    guarding.open(what === 'recovery' && !hasSecond ? 'authenticator' : openings[what])
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StrengthCard overview={overview} onAdd={add} />
      <Tabs
        label={t('security.title')}
        tabs={tabs.map((value) => ({ value, label: t(`security.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {(value) => <Part part={value} overview={overview} guarding={guarding} />}
      </Tabs>
      <SecurityMethodDialogs overview={overview} guarding={guarding} />
    </div>
  )
}

type PartProps = {
  readonly part: TabName
  readonly overview: Overview
  readonly guarding: ReturnType<typeof useSecurityMethods>
}

function Part({ part, overview, guarding }: PartProps) {
  switch (part) {
    case 'guards':
      return <SecurityMethodsTab overview={overview} guarding={guarding} />
    case 'places':
      return (
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
          <SessionsCard />
          <DevicesCard />
        </div>
      )
    case 'history':
      return (
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
          <LoginsCard />
          <ChangesCard />
        </div>
      )
  }
}
