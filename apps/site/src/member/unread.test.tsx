import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerMember, MEMBER } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { members } from '#features/account/members/contract.ts'
import { inbox } from '#features/contact/inbox/contract/member.ts'
import { t } from '#texts/i18n.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { TRIAL_TYPE } from '../state/use-member.ts'
import { UnreadDot } from './unread.tsx'

beforeEach(() => beginSession('u'.repeat(43)))
afterEach(() => endSession())

async function draw(count: number, type = MEMBER.type) {
  const server = fakeServer()
  answerMember(server)
  server.on(members, 'info', { ...MEMBER, type })
  server.on(inbox, 'unreadCount', { count })
  return { server, screen: await renderPanel(server, <UnreadDot />) }
}

test('MEM-08 the avatar is marked while messages are unread, and says how many', async () => {
  const { screen } = await draw(2)
  await expect.element(screen.getByText(t('said.unread', { count: 2 }))).toBeInTheDocument()
})

test('MEM-08 the avatar has no mark if nothing is unread', async () => {
  const { server, screen } = await draw(0)
  await expect.poll(() => server.heard(inbox, 'unreadCount')).toHaveLength(1)
  expect(screen.getByText(/new message/).query()).toBeNull()
})

test('MEM-08 a trial account has no inbox: its unread messages are not asked for', async () => {
  const { server, screen } = await draw(2, TRIAL_TYPE)
  await expect.poll(() => server.heard(members, 'info')).toHaveLength(1)
  await expect.poll(() => screen.getByText(/new message/).query()).toBeNull()
  expect(server.heard(inbox, 'unreadCount')).toEqual([])
})
