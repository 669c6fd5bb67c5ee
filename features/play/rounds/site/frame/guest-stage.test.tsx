import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { useAuthModal } from '#features/account/identity/site/auth-store.ts'
import { t } from '#texts/i18n.ts'
import { PHONE } from '#ui/testing/barriers.ts'
import { GuestStage } from './guest-stage.tsx'

function draw({ flags, isOwn }: { readonly flags: readonly string[]; readonly isOwn: boolean }) {
  const server = fakeServer()
  answerVisitor(server, flags)
  const stage = <GuestStage gameId="dice" name="Dice" isOwn={isOwn} startsNow={false} />
  return renderPanel(server, stage, { size: PHONE })
}

test('GAM-02 a game’s link offers a visitor demo play, and the login', async () => {
  const screen = await draw({ flags: ['FREEPLAY3'], isOwn: true })
  await expect
    .element(screen.getByRole('heading', { name: t('frame.demoTitle', { game: 'Dice' }) }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('frame.demo') })).toBeInViewport()
  await screen.getByRole('button', { name: t('shell.login') }).click()
  expect(useAuthModal.getState().modal).toBe('login')
})

test('GAM-02 only the login where the brand has no demo play, or the game is another provider’s', async () => {
  for (const given of [
    { flags: [], isOwn: true },
    { flags: ['FREEPLAY3'], isOwn: false },
  ]) {
    const screen = await draw(given)
    await expect.element(screen.getByRole('button', { name: t('shell.login') })).toBeVisible()
    expect(screen.getByRole('button', { name: t('frame.demo') }).query()).toBeNull()
    await screen.unmount()
  }
})
