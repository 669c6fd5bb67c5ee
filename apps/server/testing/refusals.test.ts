import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seal } from '#contract/seal.ts'
import { passHumanCheck, testApp, type TestApp } from './test-app.ts'
import { person, PASSWORD } from './people.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const answer = await fetch(`${at.site}${path}`, {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })
  return { status: answer.status, ...((await answer.json()) as { errorCode?: string; message?: string }) }
}

test('ERR-01 tells a trial account in its language that money calls require a real account', async () => {
  const trial = await person(at, { type: 4 })
  const ask = (language: string) =>
    call('/api/deposits', { headers: { authorization: trial.token, language }, body: '{}' })
  expect(await ask('EN')).toMatchObject({
    status: 403,
    errorCode: 'session.realAccountRequired',
    message: 'You need a real account for this.',
  })
  expect(await ask('VI')).toMatchObject({ message: 'Bạn cần có tài khoản thật để dùng chức năng này.' })
})

test('ERR-01 refuses two new passwords that differ and keeps the old one', async () => {
  const mai = await person(at)
  const body = {
    oldPassword: PASSWORD,
    newPassword: 'one long new password',
    confirmNewPassword: 'another one',
  }
  await expect(mai.api.identity.changePassword({ body })).rejects.toMatchObject({
    code: 'identity.passwordsDiffer',
  })
  await expect(mai.api.members.info()).resolves.toMatchObject({ account: mai.account })
})

test('ERR-01 refuses an encrypted body that cannot be decrypted, and a plain one, each with its own code', async () => {
  const headers = { 'human-check': await passHumanCheck(at.site) }
  expect(await call('/wps/session/login', { headers, body: '{}' })).toMatchObject({
    status: 400,
    errorCode: 'encryption.required',
  })
  const { key } = await at.api().system.whitelabel()
  const stranger = { ...key, kid: 'nobody’s' }
  const body = await seal('{}', '/wps/session/login', stranger, { now: at.clock.now, newId: randomUUID })
  const again = { 'human-check': await passHumanCheck(at.site), 'content-type': 'application/jose' }
  expect(await call('/wps/session/login', { headers: again, body })).toMatchObject({
    status: 400,
    errorCode: 'encryption.invalid',
  })
})

test('ERR-01 tells a login without the human check to complete the verification first', async () => {
  expect(await call('/wps/session/login', { body: '{}' })).toMatchObject({
    status: 403,
    errorCode: 'identity.humanCheckFailed',
  })
})

test('ERR-01 tells a caller above the rate limit how many seconds to wait', async () => {
  const tell = () => call('/api/faults', { body: JSON.stringify({ what: 'x', page: '/' }) })
  const answers = []
  for (let nth = 0; nth < 11; nth += 1) answers.push(await tell())
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    errorCode: 'request.tooFast',
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
  })
})

test('ERR-01 the catalogue is served beside the list of calls', async () => {
  const page = await (await fetch(`${at.site}/docs/errors`)).text()
  for (const code of ['session.realAccountRequired', 'system.fault', 'identity.wrongLogin'])
    expect(page).toContain(`<code>${code}</code>`)
  expect(page).toContain('Bạn chưa đăng nhập')
})
