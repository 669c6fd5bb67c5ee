import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { defineContract } from '#contract/route.ts'
import { BROKEN, fakeServer, type FakeAnswer } from '#contract/testing/fake-server.ts'
import { renderPanelOf } from '#ui/testing/render-panel.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Button } from '#ui/action/button.tsx'

const desk = defineContract('testDesk', {
  approve: {
    method: 'POST',
    path: '/test/approve',
    audience: 'anyone',
    summary: 'Approves.',
    reply: z.object({ number: z.int() }),
  },
  pay: {
    method: 'POST',
    path: '/test/pay',
    audience: 'anyone',
    idempotent: true,
    summary: 'Pays.',
    reply: z.object({ number: z.int() }),
  },
  list: {
    method: 'GET',
    path: '/test/list',
    audience: 'anyone',
    summary: 'Lists.',
    reply: z.object({ count: z.int() }),
  },
})

const app = { words: { en: {}, vi: {} }, isStale: () => false }

/** A row that a live event removes while its own call is in flight. */
function Row({ onDone }: { readonly onDone: (said: string) => void }) {
  const approve = useApiMutation(useApi(desk).approve)
  const press = () =>
    approve.mutate(
      {},
      {
        onSuccess: ({ number }) => onDone(`approved ${number}`),
        onError: () => onDone('failed'),
        onSettled: () => onDone('settled'),
      },
    )
  return <Button onClick={press}>Approve</Button>
}

function Panel({ onDone }: { readonly onDone: (said: string) => void }) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <Row onDone={onDone} />}
      <Button onClick={() => setThere(false)}>Event</Button>
    </>
  )
}

for (const [outcome, said] of [
  ['answer', ['approved 7', 'settled']],
  ['broken line', ['failed', 'settled']],
] as const)
  test(`OPS-01 a call's callbacks run at its ${outcome} though a live event removed its form first`, async () => {
    const server = fakeServer()
    const heard: string[] = []
    const { promise, resolve } = Promise.withResolvers<FakeAnswer<typeof desk.approve>>()
    server.on(desk, 'approve', () => promise)
    const screen = await renderPanelOf(app, server, <Panel onDone={(what) => heard.push(what)} />)
    await screen.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => server.heard(desk, 'approve').length).toBe(1)
    await screen.getByRole('button', { name: 'Event' }).click()
    expect(screen.getByRole('button', { name: 'Approve' }).query()).toBeNull()
    resolve(outcome === 'answer' ? { number: 7 } : BROKEN)
    await expect.poll(() => heard).toEqual(said)
  })

function Till({ isUrgent }: { readonly isUrgent: boolean }) {
  const api = useApi(desk)
  const { data } = useApiQuery(api.list)
  const pay = useApiMutation(api.pay, { isUrgent, invalidates: [api.list] })
  return (
    <>
      <Button onClick={() => pay.mutate({})}>Pay</Button>
      <p>{`${data?.count} listed, ${pay.status}`}</p>
    </>
  )
}

test('M4 sends an urgent call again with its key until it has a reply; any call without one reads again what it may have changed', async () => {
  const server = fakeServer()
  let listed = 0
  server.on(desk, 'list', () => ({ count: (listed += 1) }))
  server.on(desk, 'pay', () => (server.heard(desk, 'pay').length < 3 ? BROKEN : { number: 7 }))
  const urgent = await renderPanelOf(app, server, <Till isUrgent />)
  await urgent.getByRole('button', { name: 'Pay' }).click()
  await expect.element(urgent.getByText('2 listed, success')).toBeVisible()
  expect(new Set(server.heard(desk, 'pay').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  server.cut(desk, 'pay')
  const usual = await renderPanelOf(app, server, <Till isUrgent={false} />)
  await usual.getByRole('button', { name: 'Pay' }).click()
  await expect.element(usual.getByText('4 listed, error')).toBeVisible()
  expect(server.heard(desk, 'pay')).toHaveLength(4)
})
