import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dir = mkdtempSync(join(tmpdir(), 'fairhouse-config-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const long = (letter: string) => letter.repeat(32)
const live = {
  FAIRHOUSE_MODE: 'live',
  DATABASE_URL: 'postgres://nowhere/x',
  FAIRHOUSE_SECRET: long('s'),
  PASSWORD_PEPPERS: `${long('n')}, ${long('o')}`,
  SITE_ORIGIN: 'https://jade.example',
  OFFICE_ORIGIN: 'https://office.jade.example',
  GAME_ORIGIN: 'https://games.jade.example',
  SMTP_HOST: 'mail.jade.example',
  MAIL_FROM: 'service@jade.example',
  TRUSTED_PROXIES: '10.1.0.0/24, 2001:db8::1',
}

test('A7 does not start in live mode without its secret and peppers, and names the missing one', () => {
  expect(readConfig(live).peppers).toEqual([long('n'), long('o')])
  const { PASSWORD_PEPPERS: _, ...without } = live
  expect(() => readConfig(without)).toThrow('FAIRHOUSE_MODE=live needs PASSWORD_PEPPERS')
  expect(() => readConfig({ ...live, PASSWORD_PEPPERS: `${long('n')},short` })).toThrow('PASSWORD_PEPPERS')
})

test('A7 generates the demo’s pepper once, beside the data, readable by its owner only', () => {
  const demo = { DATABASE_URL: 'postgres://nowhere/x', DATA_DIR: dir }
  const [first, again] = [readConfig(demo), readConfig(demo)]
  expect(again.peppers).toEqual(first.peppers)
  expect(first.peppers[0]).toHaveLength(64)
  expect(first.peppers[0]).not.toBe(first.secret)
  const file = join(dir, 'pepper.key')
  expect(readFileSync(file, 'utf8')).toBe(first.peppers[0])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('S9 does not start in live mode without trusted proxies, and names the variable', () => {
  const { TRUSTED_PROXIES: _, ...without } = live
  expect(() => readConfig(without)).toThrow('FAIRHOUSE_MODE=live needs TRUSTED_PROXIES')
  for (const place of ['everybody', '10.1.0.0/33', '0.0.0.0/0', '::/0', '10.1.0.0/24/8', '2000::/3'])
    expect(() => readConfig({ ...live, TRUSTED_PROXIES: place })).toThrow(`TRUSTED_PROXIES: ${place}`)
  const halves = '0.0.0.0/1, 128.0.0.0/1' // together every address there is
  expect(() => readConfig({ ...live, TRUSTED_PROXIES: halves })).toThrow('TRUSTED_PROXIES: 0.0.0.0/1')
  expect(readConfig({ ...live, TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }).FAIRHOUSE_MODE).toBe('live')
})

test('S4 S5 does not start when site, back office and games share an origin', () => {
  for (const name of ['OFFICE_ORIGIN', 'GAME_ORIGIN'] as const)
    expect(() => readConfig({ ...live, [name]: live.SITE_ORIGIN })).toThrow('GAME_ORIGIN differ')
  expect(() => readConfig({ ...live, GAME_ORIGIN: live.OFFICE_ORIGIN })).toThrow('GAME_ORIGIN differ')
})

test('S4 does not start in live mode with an origin that is not https or not an origin', () => {
  for (const name of ['SITE_ORIGIN', 'OFFICE_ORIGIN', 'GAME_ORIGIN'] as const) {
    expect(() => readConfig({ ...live, [name]: 'http://jade.example' })).toThrow(`needs https in ${name}`)
    for (const odd of [
      'jade.example',
      'https://jade.example/',
      'https://jade.example/index',
      'https://a@b.c',
    ])
      expect(() => readConfig({ ...live, [name]: odd })).toThrow(`${name} is an origin`)
  }
})

test('A6 does not start in live mode with a human check that is too cheap for bots', () => {
  expect(() => readConfig({ ...live, HUMAN_CHECK_TRIES: '4' })).toThrow('HUMAN_CHECK_TRIES')
  expect(readConfig({ ...live, HUMAN_CHECK_TRIES: '900' }).HUMAN_CHECK_TRIES).toBe(900)
})

test('S9 refuses sandbox origins in live mode', () => {
  expect(() => readConfig({ ...live, SANDBOX_ORIGINS: 'http://127.0.0.1:9000' })).toThrow('SANDBOX_ORIGINS')
  const demo = { DATABASE_URL: 'postgres://nowhere/x', DATA_DIR: dir }
  expect(readConfig({ ...demo, SANDBOX_ORIGINS: 'http://127.0.0.1:9000' }).SANDBOX_HOST).toBe('127.0.0.1')
  expect(() => readConfig({ ...demo, SANDBOX_ORIGINS: '127.0.0.1' })).toThrow('SANDBOX_ORIGINS')
})
