import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsked, checks } from './checks/all.ts'
import { answerKeyOf, asked, portOf, provingKeyOf, signingKeyOf } from './asked.ts'
import { serveOperator } from './operator/serve.ts'
import { suppliers } from './suppliers/all.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'conform-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('GAM-04 accepts a token that begins with a dash', () => {
  const values = asked(['--token', '-Lh_x', '--other-token', '--json', '--json'])
  expect([values.token, values['other-token'], values.json]).toEqual(['-Lh_x', '--json', true])
})

test('GAM-04 accepts the key for responses as text or as a file, and names an invalid key', () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64')
  const file = join(folder, 'answers.pem')
  writeFileSync(file, pem)
  for (const given of [pem, raw, file]) expect(answerKeyOf(given)?.trim()).toBe(pem.trim())
  expect(answerKeyOf(undefined)).toBeNull()
  expect(() => answerKeyOf(join(folder, 'none.pem'))).toThrow('--answer-key')
})

test('GAM-04 skips the check of response signatures without a key instead of passing it', async () => {
  const operator = await serveOperator({
    protocol: 'canonical',
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

/** Runs the command; returns its first line and its exit code. */
function says(...args: string[]): string {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, '../conformance.ts'), ...args], {
    encoding: 'utf8',
  })
  expect(run.stderr).not.toContain('    at ')
  return `${run.status} ${(run.stderr || run.stdout).split('\n')[0]}`
}

test('GAM-04 explains a usage error in a sentence', () => {
  expect(says('--protocol', 'hub89')).toContain('2 conform: --protocol is one of canonical')
  expect(says('--help')).toContain('0 npm run conformance -- --protocol')
  const mock = ['--mock-operator', '--protocol', 'canonical']
  expect(says(...mock, '--key-file', join(folder, 'none.pem'))).toContain('2 conform: --key-file: ENOENT')
})

test('GAM-04 reports a key of the wrong kind, an invalid port and an unreachable wallet', () => {
  const keys = generateKeyPairSync('ed25519')
  const [secret, known] = [join(folder, 'own.pem'), join(folder, 'known.pem')]
  writeFileSync(secret, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(known, keys.publicKey.export({ type: 'spki', format: 'pem' }))
  expect(signingKeyOf('canonical', secret)).toContain('PRIVATE KEY')
  expect(provingKeyOf('canonical', known)).toMatchObject({ kind: 'ed25519' })
  expect(provingKeyOf('softswiss', known)).toMatchObject({ kind: 'secret' })
  expect(() => signingKeyOf('canonical', known)).toThrow('a private ed25519 key')
  expect(() => signingKeyOf('hub88', secret)).toThrow('a private rsa key')
  expect(() => provingKeyOf('hub88', known)).toThrow('a public rsa key')
  expect(portOf(undefined)).toBe(0)
  for (const port of ['abc', '-1', '65536', '1.5']) expect(() => portOf(port)).toThrow('--port is a whole')
  // port 1 of this machine: no process listens there
  const at = ['--target', 'http://127.0.0.1:1/wallet', '--protocol', 'canonical', '--key-file', secret]
  expect(says(...at, '--game', 'g', '--token', 'a', '--other-token', 'b')).toContain(
    '2 conform: the wallet at --target opens nothing for --token: ',
  )
})
