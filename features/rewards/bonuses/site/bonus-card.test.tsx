import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { freeBets } from '../testing/free-bets.ts'
import { BonusCard } from './bonus-card.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

test('PRO-02 free bets are called bets, on their card and where they are given up', async () => {
  const active = { ...freeBets, state: 'active' as const, outcome: null, endedAt: null, converted: null }
  const screen = await renderPanel(
    fakeServer(),
    <>
      <BonusCard bonus={active} onBets={() => undefined} onCancel={() => undefined} />
      <CancelDialog bonus={active} onClose={() => undefined} />
    </>,
    { size: PHONE },
  )
  await expect.element(screen.getByText(t('bonuses.cancelBets', { count: 0 }))).toBeVisible()
  for (const key of ['bonuses.betsLeft', 'bonuses.betsStake', 'bonuses.betsGames'] as const)
    await expect.element(screen.getByText(t(key), { exact: true })).toBeInTheDocument()
  await expectNoBarriers([PHONE])
})
