import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createDesk, type Desk } from '#apps/processor/desk.ts'
import { buildHttp } from '#apps/processor/http.ts'
import { openJournal, type Journal } from '#apps/processor/journal.ts'
import { headersFor, keyOf } from '#apps/processor/signing.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'

const SECRET = 'a key that both sides of the tests share'

export type SandboxSetup = TestApp & {
  readonly desk: Desk
  readonly journal: Journal
  /** Sends every message that is due, as the processor's own deliverer does; returns the statuses in order. */
  readonly deliver: () => Promise<number[]>
  /** Posts arbitrary bytes with arbitrary headers to the callback route. */
  readonly post: (body: string, headers: Record<string, string>) => Promise<Response>
  /** Headers of a message signed with the shared key at the test's clock. */
  readonly signed: (id: string, body: string) => Record<string, string>
}

/** A real server and a real sandbox processor, whose messages are sent only when the test says so. */
export async function sandboxSetup(): Promise<SandboxSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-sandbox-'))
  const journal = openJournal(folder)
  const key = keyOf(SECRET)
  let now = () => Date.now()
  const clock = () => now()
  const desk = createDesk(journal, clock)
  const app = await buildHttp({ desk, journal, key, clock })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // it listens on a port, not a pipe
  const at = await testApp({ PROCESSOR_PORT: String(port), PROCESSOR_SECRET: SECRET })
  now = () => at.clock.now().getTime()

  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${at.site}/api/payments/callbacks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  return {
    ...at,
    desk,
    journal,
    post,
    signed: (id, body) => headersFor(key, id, body, clock()),
    async deliver() {
      const answers: number[] = []
      for (const due of desk.dueDeliveries()) {
        const own = due.isForged ? keyOf('somebody else') : key
        const answer = await post(due.body, headersFor(own, due.id, due.body, clock()))
        desk.attempted(due, answer.ok, String(answer.status))
        answers.push(answer.status)
      }
      return answers
    },
    async close() {
      await app.close()
      journal.close()
      await at.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
