import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsked, checks } from './checks/all.ts'
import { answerKeyOf, asked } from './asked.ts'
import { serveOperator } from './operator/serve.ts'
import { suppliers } from './suppliers/all.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'conform-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('GAM-04 a token may begin with a dash: it is taken as it stands', () => {
  const values = asked(['--token', '-Lh_x', '--other-token', '--json', '--json'])
  expect([values.token, values['other-token'], values.json]).toEqual(['-Lh_x', '--json', true])
})

test('GAM-04 the key for answers may be text or a file, and what is no key is refused by name', () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64')
  const file = join(folder, 'answers.pem')
  writeFileSync(file, pem)
  for (const given of [pem, raw, file]) expect(answerKeyOf(given)?.trim()).toBe(pem.trim())
  expect(answerKeyOf(undefined)).toBeNull()
  expect(() => answerKeyOf(join(folder, 'none.pem'))).toThrow('--answer-key')
})

test('GAM-04 an answer’s signature that nobody gave a key for is not asked, never passed', async () => {
  const operator = await serveOperator({
    dialect: 'canonical',
    key: {
      kind: 'ed25519',
      pem: String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })),
    },
    fault: null,
    port: 0,
  })
  const guest = { token: 't', user: 'u', currency: 'USD' }
  const supplier = suppliers['canonical']?.({
    target: operator.target,
    keyId: 'k',
    secret: '',
    game: 'g',
    now: Date.now,
  })
  const signed = checks.find(({ name }) => name === 'answer.signed')
  if (!supplier || !signed) throw new Error('there is no such check')
  const stage = { supplier, guest, other: guest, staleToken: null }
  expect(isAsked(signed, { ...stage, answerKey: null })).toBe(false)
  expect(isAsked(signed, { ...stage, answerKey: operator.publicKey })).toBe(true)
  await operator.close()
})

test('GAM-04 who asks wrongly reads a sentence', () => {
  const run = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../conform.ts'), '--dialect', 'hub89'],
    {
      encoding: 'utf8',
    },
  )
  expect(run.status).toBe(2)
  expect(run.stderr.trim().split('\n')).toHaveLength(1)
  expect(run.stderr).toContain('--dialect is one of canonical')
})
