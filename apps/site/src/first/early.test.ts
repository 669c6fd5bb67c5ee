import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  vi.stubGlobal('location', { host: 'jade.test:8080', pathname: '/', search: '', origin: 'http://jade.test' })
})
afterEach(() => vi.unstubAllGlobals())

test.for(['/index', '/rng', '/pgrng', '/hot', '/elott', '/help'])(
  'SHL-01 what leaves before the code of %s is here is exactly what its first view asks',
  async (pathname) => {
    const { firstAnswers } = await import('./answers.ts')
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
    const early = earlyAddresses({ pathname, search: '', host: 'jade.test:8080' })
    expect(asked.toSorted()).toEqual([...early].toSorted())
    expect(asked.length).toBeGreaterThan(2)
  },
)

test('SHL-01 a filter in the address is left to the page itself', () => {
  const early = earlyAddresses({ pathname: '/rng', search: '?theme=asia', host: 'jade.test' })
  expect(early.filter((address) => address.startsWith('/api/lobby/games'))).toEqual([])
})
