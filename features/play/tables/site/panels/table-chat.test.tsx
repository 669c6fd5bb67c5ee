import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { chat } from '#features/contact/chat/contract/member.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { TableChat } from './table-chat.tsx'

test('STU-02 a message at a table goes to the room of that table, and another member’s can be reported', async () => {
  const server = fakeServer()
  const line = { id: 7n, name: 'ng***84', text: 'Good luck all', at: new Date(), isOwn: false }
  const asked: unknown[] = []
  server.on(chat, 'room', ({ query }) => {
    asked.push(query.room)
    return { colour: '#0f766e', slowSeconds: 5, mutedUntil: null, lines: [line], hidden: 0 }
  })
  const said: unknown[] = []
  server.on(chat, 'say', ({ body }) => {
    said.push(body)
    return { id: 8n }
  })
  const screen = await renderPanel(server, <TableChat table="BAC1" />)
  await expect.element(screen.getByText('Good luck all')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: t('chat.report', { name: 'ng***84' }) }))
    .toBeVisible()
  await screen.getByLabelText(t('chat.placeholder')).fill('You too')
  await screen.getByRole('button', { name: t('chat.send') }).click()
  await expect.poll(() => said).toEqual([{ text: 'You too', room: 'table-bac1' }])
  expect(asked[0]).toBe('table-bac1')
  await expectNoBarriers()
})
