import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import type { Reply } from '#contract/route.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { chat } from '../contract/member.ts'
import { ChatLayer } from './chat-layer.tsx'
import { useChat } from './chat-store.ts'

const empty: Reply<(typeof chat)['room']> = {
  colour: '#0f766e',
  slowSeconds: 5,
  mutedUntil: null,
  lines: [],
  hidden: 0,
}

async function openRoom() {
  const server = fakeServer()
  server.on(chat, 'room', empty)
  useChat.setState({ isOpen: true })
  const screen = await renderPanel(server, <ChatLayer />, { size: PHONE })
  const room = screen.getByRole('dialog', { name: t('chat.title') })
  return { server, screen, room, say: room.getByRole('textbox', { name: t('chat.placeholder') }) }
}

test('SHL-20 the slow mode message is shown while the wait lasts, and the input keeps its text', async () => {
  const { server, room, say } = await openRoom()
  server.refuse(chat, 'say', 'chat.slow', { retryAfterSeconds: 1 })
  await say.fill('And again')
  await room.getByRole('button', { name: t('chat.send') }).click()
  const wait = room.getByRole('alert')
  await expect.element(wait).toBeVisible()
  await expectNoBarriers()
  await expect.element(say).toHaveValue('And again')
  // the second is over: the message disappears automatically
  await expect.element(wait).not.toBeInTheDocument()
  server.on(chat, 'say', { id: 1n })
  await room.getByRole('button', { name: t('chat.send') }).click()
  await expect.element(say).toHaveValue('')
  expect(server.heard(chat, 'say').map(({ body }) => body.text)).toEqual(['And again', 'And again'])
})

test('SHL-20 a member who is banned while the room is open sees only the ban', async () => {
  const { server, screen, room, say } = await openRoom()
  await expect.element(say).toBeVisible()
  server.refuse(chat, 'room', 'chat.banned')
  await screen.hint('chat.changed')
  await expect.element(room.getByText(t('refusal.chat.banned'))).toBeVisible()
  await expect.element(room.getByRole('log')).not.toBeInTheDocument()
  await expect.element(say).not.toBeInTheDocument()
})
