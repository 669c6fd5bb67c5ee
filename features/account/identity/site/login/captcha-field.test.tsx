import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { identity } from '../../contract.ts'
import { CaptchaField } from './captcha-field.tsx'

/** The smallest pictures that a browser renders; the second differs in a byte that it ignores. */
const pictures = ['AAAA', 'AAAB'].map(
  (end) =>
    `iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg${end}`,
)

function Panel() {
  const [round, setRound] = useState(0)
  const [cannot, setCannot] = useState(false)
  return (
    <>
      <CaptchaField round={round} onCannotRead={() => setCannot(true)} name="captcha" />
      <button onClick={() => setRound(round + 1)}>fail again</button>
      {cannot && <p>cannot read it</p>}
    </>
  )
}

async function draw() {
  const server = fakeServer()
  let given = 0
  server.on(identity, 'captcha', () => pictures[given++ % pictures.length] ?? '')
  const screen = await renderPanel(server, <Panel />)
  return { server, screen, picture: screen.getByRole('img', { name: t('entry.captchaAlt') }) }
}

test('AUT-02 shows an accessible captcha in both themes, with a button for a new one', async () => {
  const { screen, picture } = await draw()
  await expect.element(picture).toHaveAttribute('src', `data:image/png;base64,${pictures[0]}`)
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('entry.captchaNew') }).click()
  await expect.element(picture).toHaveAttribute('src', `data:image/png;base64,${pictures[1]}`)
})

test('VAL-06 allows a new picture once a second', async () => {
  const { server, screen, picture } = await draw()
  await expect.element(picture).toBeVisible()
  const renew = screen.getByRole('button', { name: t('entry.captchaNew') })
  await expect.element(renew).toBeDisabled()
  await expect.element(renew).toBeEnabled()
  await renew.click()
  await expect.element(renew).toBeDisabled()
  await expect.poll(() => server.heard(identity, 'captcha').length).toBe(2)
})

test('AUT-02 shows a new picture after another failure, and lets users say that they cannot read it', async () => {
  const { screen, picture } = await draw()
  await expect.element(picture).toHaveAttribute('src', `data:image/png;base64,${pictures[0]}`)
  await screen.getByRole('button', { name: 'fail again' }).click()
  await expect.element(picture).toHaveAttribute('src', `data:image/png;base64,${pictures[1]}`)
  await screen.getByRole('button', { name: t('entry.captchaCannot') }).click()
  await expect.element(screen.getByText('cannot read it')).toBeVisible()
})
