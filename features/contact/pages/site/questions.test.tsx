import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { pages } from '../contract/member.ts'
import { en } from '../defaults/questions/en.data.ts'
import { Questions } from './questions.tsx'

const draw = (open: string | null) => {
  const server = fakeServer()
  server.on(pages, 'questions', { list: [...en] })
  return renderPanel(server, <Questions path="/help" open={open} />, { size: PHONE })
}

test('SHL-10 a question is found by words of its answer and opened, without accessibility violations', async () => {
  const screen = await draw(null)
  await expect.element(screen.getByRole('heading', { name: t('pages.section.withdrawals') })).toBeVisible()
  await screen.getByRole('searchbox', { name: t('pages.searchQuestions') }).fill('compensation')
  const late = screen.getByText('What am I entitled to if a withdrawal is late?')
  await expect.element(late).toBeVisible()
  await expect.element(screen.getByText('How do I open an account?')).not.toBeInTheDocument()
  await late.click()
  await expect.element(screen.getByText(/There is no compensation for a late payment/)).toBeVisible()
  await expectNoBarriers()
})

test('SHL-10 a search without results says so and can be cleared', async () => {
  const screen = await draw(null)
  await screen.getByRole('searchbox', { name: t('pages.searchQuestions') }).fill('zzzz')
  await expect.element(screen.getByText(t('pages.foundNone', { text: 'zzzz' }))).toBeVisible()
  await screen.getByRole('button', { name: t('pages.clearSearch') }).click()
  await expect.element(screen.getByText('How do I open an account?')).toBeVisible()
})

test('SHL-10 a link opens its question', async () => {
  const screen = await draw('games.interrupted')
  await expect.element(screen.getByText(/Your stake is never taken twice/)).toBeInViewport()
})
