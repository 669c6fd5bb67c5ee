import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { memberFacts } from '../contract.ts'
import { MemberFacts } from './member-facts.tsx'

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day, 8))

test('M17 counts repeated flags of a rule instead of listing each day, and links the documents', async () => {
  const server = fakeServer()
  server.on(memberFacts, 'show', {
    account: 'mai',
    merchant: 'JADE',
    state: 'open',
    createdAt: onDay(1),
    labels: [],
    identity: { level: 'proved', isRequested: false, isSameName: true },
    exclusion: { current: null },
    harm: [
      { rule: 'longPlay', level: 'notice', raisedAt: onDay(3) },
      { rule: 'longPlay', level: 'strong', raisedAt: onDay(2) },
      { rule: 'longPlay', level: 'notice', raisedAt: onDay(1) },
    ],
    flags: [22, 21, 20].map((day) => ({
      rule: 'rapidCycles' as const,
      evidence: { count: day, withdrawn: '900000.00' },
      currency: 'VND' as const,
      raisedAt: onDay(day),
    })),
    money: null,
  })
  const screen = await renderPanel(server, <MemberFacts id={7n} />)
  await expect.element(screen.getByText(`${t('risk.rule.rapidCycles')} × 3`)).toBeVisible()
  await expect.element(screen.getByText(`${t('limits.harm.longPlay')} × 2`)).toBeVisible()
  await expect.element(screen.getByText(t('limits.harm.longPlay'), { exact: true })).toBeVisible()
  expect(screen.container.textContent).toContain('22')
  expect(screen.container.textContent).not.toContain('21 deposit')
  await expect
    .element(screen.getByRole('link', { name: t('memberFacts.documents') }))
    .toHaveAttribute('href', '/members/7?tab=told')
})
