import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { memberLabelsOffice } from '../contract.ts'
import { MemberField } from './member-field.tsx'

const member = (id: bigint, account: string) => ({
  id,
  merchant: 'JADE',
  account,
  nickname: account,
  type: 0,
  state: 'open' as const,
  currency: 'VND' as const,
  balance: 120_0000n,
  held: 0n,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  lastLoginAt: null,
  labels: [],
  rank: null,
})

function Field() {
  const [id, setId] = useState('')
  return (
    <>
      <MemberField label="Member" value={id} onChange={setId} />
      <output>{id || 'none'}</output>
    </>
  )
}

test('M10 chooses a member by name or phone number with the keyboard; further typing unselects', async () => {
  const server = fakeServer()
  server.on(memberLabelsOffice, 'find', {
    members: [member(7n, 'mai'), member(8n, 'maianh')],
    next: null,
    all: 2,
  })
  const screen = await renderPanel(server, <Field />)
  const field = screen.getByRole('combobox')
  await field.fill('0901')
  await expect.element(screen.getByText('JADE · 7')).toBeVisible()
  await expectNoBarriers()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText('8', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('maianh')
  await field.fill('maian')
  await expect.element(screen.getByText('none')).toBeVisible()
})

test('M10 says that no member was found', async () => {
  const server = fakeServer()
  server.on(memberLabelsOffice, 'find', { members: [], next: null, all: 0 })
  const screen = await renderPanel(server, <Field />)
  await screen.getByRole('combobox').fill('missing')
  await expect.element(screen.getByText(t('players.memberFieldNone'))).toBeVisible()
})
