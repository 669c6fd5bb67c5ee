import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { bookOf, eventOf, inPlay } from '../../testing/fixtures.ts'
import { SportRows } from './sport-rows.tsx'

test('SHL-07 home shows what is in play and next with the prices of the winner, and no category that has nothing', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const row = (nth: number, more = {}) => ({ event: eventOf(nth, more), book: bookOf(nth), offers: 3 })
  server.on(sportPrices, 'board', ({ query }) => ({
    now: new Date(),
    rows: query.category === 'ESPORTS' ? [] : [row(1, inPlay), row(2), row(3, { state: 'ended' })],
    next: null,
  }))
  const screen = await renderPanel(server, <SportRows />, { size: PHONE })
  await expect.element(screen.getByRole('region', { name: t('sports.title') })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Home 1/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Home 3/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: t('sports.titleEsports') })).not.toBeInTheDocument()
  await expectNoBarriers([PHONE])
})
