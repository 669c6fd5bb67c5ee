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
}

test('A7 a live house does not start without its secret and its peppers, and says which is missing', () => {
  expect(readConfig(live).peppers).toEqual([long('n'), long('o')])
  const { PASSWORD_PEPPERS: _, ...without } = live
  expect(() => readConfig(without)).toThrow('FAIRHOUSE_MODE=live needs PASSWORD_PEPPERS')
  expect(() => readConfig({ ...live, PASSWORD_PEPPERS: `${long('n')},short` })).toThrow('PASSWORD_PEPPERS')
})

test('A7 a demonstration makes its pepper once, beside the data, for its owner’s eyes', () => {
  const demo = { DATABASE_URL: 'postgres://nowhere/x', DATA_DIR: dir }
  const [first, again] = [readConfig(demo), readConfig(demo)]
  expect(again.peppers).toEqual(first.peppers)
  expect(first.peppers[0]).toHaveLength(64)
  expect(first.peppers[0]).not.toBe(first.secret)
  const file = join(dir, 'pepper.key')
  expect(readFileSync(file, 'utf8')).toBe(first.peppers[0])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
