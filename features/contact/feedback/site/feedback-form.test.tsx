import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { feedback } from '../contract/member.ts'
import { FeedbackForm } from './feedback-form.tsx'

function answered() {
  const server = fakeServer()
  server.on(feedback, 'terms', { least: 2, most: 500, hours: 24 })
  return server
}

test('VAL-09 feedback without content is refused with its own message, and the field names what is missing', async () => {
  const server = answered()
  const screen = await renderPanel(server, <FeedbackForm />)
  await expect.element(screen.getByPlaceholder(t('feedback.contentHint'))).toBeVisible()
  await screen.getByRole('button', { name: t('feedback.send') }).click()
  await expect.element(screen.getByText(t('refusal.feedback.empty'))).toBeVisible()
  expect(server.heard(feedback, 'send')).toHaveLength(0)
})

test('MEM-10 sends the text with its pictures, and keeps both when the server refuses a picture', async () => {
  const server = answered()
  server.refuse(feedback, 'send', 'feedback.notPicture')
  const screen = await renderPanel(server, <FeedbackForm />)
  await screen.getByLabelText(t('feedback.content')).fill('the deposit of Monday is missing')
  const picture = new File([new Uint8Array([1, 2, 3])], 'slip.png', { type: 'image/png' })
  const input = screen.container.querySelector('input[type=file]')
  if (!input) throw new Error('no input for files')
  await userEvent.upload(input, picture)
  await screen.getByRole('button', { name: t('feedback.send') }).click()
  await expect.element(screen.getByText(t('refusal.feedback.notPicture'))).toBeVisible()
  const [sent] = server.heard(feedback, 'send')
  expect(sent?.body).toEqual({ questionType: 'deposit', content: 'the deposit of Monday is missing' })
  expect(sent?.files?.map(({ name }) => name)).toEqual(['slip.png'])
  await expect
    .element(screen.getByLabelText(t('feedback.content')))
    .toHaveValue('the deposit of Monday is missing')
})
