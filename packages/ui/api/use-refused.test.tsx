import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useApiMutation } from '#contract/react.ts'
import { defineContract } from '#contract/route.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { renderPanelOf } from '#ui/testing/render-panel.tsx'
import { Button } from '../action/button.tsx'
import { TextField } from '../form/text-field.tsx'
import { Failure } from './query-state.tsx'
import { useApi } from './use-api.ts'
import { useForm } from './use-form.ts'
import { useRefused } from './use-refused.ts'

const desk = defineContract('testBrand', {
  add: {
    method: 'POST',
    path: '/test/brands',
    audience: 'anyone',
    summary: 'Adds.',
    body: z.strictObject({ name: z.string(), zone: z.string() }),
    reply: z.object({}),
    refusals: { 'test.zone': null, 'test.closed': null },
  },
})

const app = { words: { en: {}, vi: {} }, isStale: () => false }

function Panel() {
  const add = useApiMutation(useApi(desk).add)
  const form = useForm({ defaultValues: { name: '', zone: '' } })
  const left = useRefused(form, add.error, { 'test.zone': 'zone' })
  return (
    <form onSubmit={form.onSubmit((body) => add.mutate({ body }))} noValidate>
      <TextField label="Name" {...form.field('name', { required: 'Enter a name.' })} />
      <TextField
        label="Zone"
        {...form.bound('zone')}
        onChange={({ target }) => form.bound('zone').onChange(target.value)}
      />
      {left !== null && <Failure error={left} />}
      <Button type="submit">Add</Button>
    </form>
  )
}

test('ERR-01 shows a field’s refusal at that field and focuses it, until it is changed', async () => {
  const server = fakeServer()
  server.refuse(desk, 'add', 'test.zone')
  const screen = await renderPanelOf(app, server, <Panel />)
  const zone = screen.getByLabelText('Zone')
  await screen.getByLabelText('Name').fill('Jade')
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.element(zone).toHaveFocus()
  await expect.element(zone).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await zone.fill('Asia/Ho_Chi_Minh')
  await expect.element(zone).not.toHaveAttribute('aria-invalid')
})

test('ERR-01 shows a refusal without a field below the form', async () => {
  const server = fakeServer()
  server.refuse(desk, 'add', 'test.closed')
  const screen = await renderPanelOf(app, server, <Panel />)
  await screen.getByLabelText('Name').fill('Jade')
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByLabelText('Zone')).not.toHaveAttribute('aria-invalid')
})

test('VAL-05 focuses a field that violates a rule, and sends nothing', async () => {
  const server = fakeServer()
  const screen = await renderPanelOf(app, server, <Panel />)
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await expect.element(screen.getByText('Enter a name.')).toBeVisible()
  expect(server.heard(desk, 'add')).toHaveLength(0)
})
