import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { freeBets } from '../testing/free-bets.ts'
import { EndedList } from './ended-list.tsx'

test('PRO-02 free bets that are over say that their winnings became cash', async () => {
  const screen = await renderPanel(fakeServer(), <EndedList ended={[freeBets]} onBets={() => undefined} />)
  const text = () => screen.getByRole('button').element().textContent?.replaceAll(/\s/g, ' ')
  await expect.poll(text).toContain(t('bonuses.freeBets', { count: 2 }))
  expect(text()).toContain(`${t('bonuses.converted')} 38,500.00`)
})
