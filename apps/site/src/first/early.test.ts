import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deposits } from '#features/money/deposits/contract/member.ts'
import { limits } from '#features/compliance/limits/contract/member.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { members } from '#features/account/members/contract.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { earlyAddresses } from './early.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', { host: 'jade.test:8080', pathname: '/', search: '', origin: 'http://jade.test' })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const member = { token: 'tok', isMember: true }
const visitor = { token: null, isMember: false }

test.for([
  ...['/index', '/rng', '/pgrng', '/hot', '/elott', '/help'].map((pathname) => ({ pathname, ...visitor })),
  ...['/index', '/rng'].map((pathname) => ({ pathname, ...member })),
])(
  'SHL-01 the early requests of $pathname are exactly those of its first view (member: $isMember)',
  async ({ pathname, token, isMember }) => {
    const { firstAnswers } = await import('./answers.ts')
    if (token) beginSession(token)
    const asked: string[] = []
    await firstAnswers(
      new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      {
        fetch: async (address) => {
          asked.push(String(address))
          return Response.json({ success: false, errorCode: 'x' })
        },
      },
      { pathname, search: {} },
    )
    const early = earlyAddresses({
      pathname,
      search: '',
      host: 'jade.test:8080',
      isMember,
      hasCashier: isMember,
    })
    expect(asked.toSorted()).toEqual([...early].toSorted())
    expect(asked.length).toBeGreaterThan(2)
  },
)

test('SHL-01 leaves a filter in the URL to the page', () => {
  const early = earlyAddresses({
    pathname: '/rng',
    search: '?theme=asia',
    host: 'jade.test',
    isMember: false,
    hasCashier: false,
  })
  expect(early.filter((address) => address.startsWith('/api/lobby/games'))).toEqual([])
})

test('CSH-01 requests a member’s cashier early, and nothing of the page below it', () => {
  const early = earlyAddresses({
    pathname: '/index',
    search: '?member=depositv2',
    host: 'jade.test',
    isMember: true,
    hasCashier: true,
  })
  const asked = [deposits.methods, deposits.list, limits.mine, members.info, wallet.balance].map(
    ({ path }) => path,
  )
  expect(early.map((address) => address.split('?')[0])).toEqual(expect.arrayContaining(asked))
  expect(early.filter((address) => address.startsWith('/api/lobby/home'))).toEqual([])
  const query = deposits.list.query.parse({ limit: '4' })
  expect(query.limit).toBe(4)
})

test('CSH-01 requests no cashier early for a trial account, whose calls the server refuses', () => {
  const at = { pathname: '/index', search: '?member=depositv2', host: 'jade.test', isMember: true }
  const trial = earlyAddresses({ ...at, hasCashier: false })
  expect(trial.filter((address) => address.startsWith('/api/'))).toEqual(['/api/lobby/categories'])
})
