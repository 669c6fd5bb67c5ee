import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useApiMutation } from '#contract/react.ts'
import { commonRefusals } from '#contract/common.ts'
import { defineContract } from '#contract/route.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { Button } from '../../action/button.tsx'
import { useApi } from '../../api/use-api.ts'
import { useForm } from '../../api/use-form.ts'
import { renderPanelOf } from '../../testing/render-panel.tsx'
import { FormFailure } from './form-failure.tsx'
import { TextField } from '../text-field.tsx'

const desk = defineContract('testAccount', {
  add: {
    method: 'POST',
    path: '/test/accounts',
    audience: 'anyone',
    summary: 'Adds.',
    body: z.strictObject({ name: z.string(), mobileNum: z.string() }),
    reply: z.object({}),
    refusals: {
      'test.taken': null,
      'test.closed': null,
      'validation.field': commonRefusals['validation.field'],
      'request.invalid': commonRefusals['request.invalid'],
    },
  },
})

const app = {
  words: {
    en: {
      'refusal.test.taken': 'That name is taken.',
      'refusal.test.closed': 'Closed.',
      'refusal.validation.field.digits': 'Enter {range} digits.',
      'refusal.request.invalid': 'Check what you entered.',
    },
    vi: {},
  },
  isStale: () => false,
}
const PHONE = { width: 360, height: 740 }

/** A form higher than a phone, with its button in a sticky bar, as the cashier's. */
function Panel() {
  const add = useApiMutation(useApi(desk).add)
  const form = useForm({ defaultValues: { name: '', mobileNum: '', note: '' } })
  return (
    <form
      onSubmit={form.onSubmit(({ name, mobileNum }) => add.mutate({ body: { name, mobileNum } }))}
      noValidate
    >
      {add.error && <FormFailure error={add.error} fields={{ 'test.taken': 'name' }} />}
      <TextField label="Name" {...form.field('name', { required: 'Enter a name.' })} />
      <div style={{ height: 900 }} />
      <TextField label="Mobile number" {...form.field('mobileNum')} />
      <div style={{ height: 900 }} />
      <div data-bar="" style={{ position: 'sticky', bottom: 0, height: 120, background: 'white' }}>
        <Button type="submit">Add</Button>
      </div>
    </form>
  )
}

async function send(server: ReturnType<typeof fakeServer>, name = 'Jade') {
  const screen = await renderPanelOf(app, server, <Panel />, { size: PHONE })
  if (name) await screen.getByLabelText('Name').fill(name)
  scrollTo(0, document.body.scrollHeight)
  await screen.getByRole('button', { name: 'Add' }).click()
  return screen
}

/** Whether an element is in the window, and not below the bar. */
function expectClear(element: Element): void {
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? innerHeight
  const { top, bottom } = element.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(bar)
}

test('ERR-01 a sent form scrolls to its first wrong field, focuses, marks and describes it', async () => {
  const screen = await send(fakeServer(), '')
  const name = screen.getByLabelText('Name')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription('Enter a name.')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expectClear(screen.getByRole('alert').element())
})

test('ERR-01 a form that is sent again with the same mistake shows and announces it again', async () => {
  const screen = await send(fakeServer(), '')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  scrollTo(0, document.body.scrollHeight)
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await expect.poll(() => document.querySelector('[aria-live=assertive]')?.textContent).toBe('Enter a name.')
  expectClear(screen.getByRole('alert').element())
})

test('ERR-01 VAL-03 shows a refusal at the field it names, without the field’s raw name', async () => {
  const server = fakeServer()
  const detail = { field: 'mobileNum', problem: 'digits', min: 9, max: 11, range: '9–11' }
  server.refuse(desk, 'add', 'validation.field', detail)
  const screen = await send(server)
  const mobile = screen.getByLabelText('Mobile number')
  await expect.element(mobile).toHaveFocus()
  await expect.element(mobile).toHaveAccessibleDescription('Enter 9–11 digits.')
  expect(document.body.textContent).not.toContain('mobileNum')
  expectClear(screen.getByRole('alert').element())
  await mobile.fill('0901234567')
  await expect.element(mobile).not.toHaveAttribute('aria-invalid')
})

test('ERR-01 a value that the route does not accept is reported at its field', async () => {
  const server = fakeServer()
  server.refuse(desk, 'add', 'request.invalid', { issues: [{ path: 'body.mobileNum', problem: 'too_big' }] })
  const screen = await send(server)
  await expect.element(screen.getByLabelText('Mobile number')).toHaveFocus()
  await expect.element(screen.getByText('Check what you entered.')).toBeVisible()
})

test('ERR-01 shows a refusal at the field that the form assigns it to, also the second time', async () => {
  const server = fakeServer()
  server.refuse(desk, 'add', 'test.taken')
  const screen = await send(server)
  const name = screen.getByLabelText('Name')
  await expect.element(name).toHaveAccessibleDescription('That name is taken.')
  scrollTo(0, document.body.scrollHeight)
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => server.heard(desk, 'add').length).toBe(2)
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('That name is taken.')
  await expect.poll(() => name.element().getBoundingClientRect().top >= 0).toBe(true)
})

test('ERR-01 a refusal that is about no field is scrolled to and focused as a message', async () => {
  const server = fakeServer()
  server.refuse(desk, 'add', 'test.closed')
  const screen = await send(server)
  const message = screen.getByRole('alert')
  await expect.element(message).toHaveFocus()
  expectClear(message.element())
})
