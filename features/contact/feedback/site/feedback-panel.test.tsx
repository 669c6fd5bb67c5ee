import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { feedback } from '../contract/member.ts'
import { FeedbackPanel, type Feedback } from './feedback-panel.tsx'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const answered: Feedback = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 'F-100001',
  questionType: 'customerService',
  content: 'Withdrawals are fast now.',
  state: 'answered',
  createdAt: at(8),
  dueAt: at(20),
  pictures: [],
  answers: [{ at: at(9), by: 'Jade', text: 'Thank you. We will keep that pace.' }],
}

test('MEM-10 a member sees the state of their feedback, without accessibility violations', async () => {
  const server = fakeServer()
  server.on(feedback, 'terms', { least: 2, most: 500, hours: 24 })
  server.on(feedback, 'list', { list: [answered] })
  const screen = await renderPanel(server, <FeedbackPanel />)
  const own = screen.getByRole('region', { name: t('feedback.own') })
  await expect.element(own.getByText('Thank you. We will keep that pace.')).toBeVisible()
  await expect.element(own.getByText(t('feedback.state.answered'), { exact: true })).toBeVisible()
  await expectNoBarriers()
})

test('MEM-10 open feedback shows when it will be answered', async () => {
  const server = fakeServer()
  server.on(feedback, 'terms', { least: 2, most: 500, hours: 24 })
  server.on(feedback, 'list', { list: [{ ...answered, state: 'new', answers: [] }] })
  const screen = await renderPanel(server, <FeedbackPanel />)
  const promised = t('feedback.promised', { at: '' }).trim()
  await expect.element(screen.getByText(new RegExp(promised))).toBeVisible()
})
