import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useApiMutation } from '#contract/react.ts'
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
