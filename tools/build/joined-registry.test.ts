import { expect, test } from 'vitest'
import { joined, only } from './joined-registry.ts'

const text = `import { Plane } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  trip: { icon: Plane, load: async () => (await import('./site/trip.tsx')).Trip },
} as const
`

test('SHL-01 joins what features declare into one object, with their imports once and their own files by name', () => {
  const files = ['features/rewards/vip/site.ts', 'features/rewards/air/site.ts'].map((path) => ({
    path,
    text,
  }))
  expect(joined('site', files)).toBe(`import { Plane } from 'lucide-react'
export const site = {
  trip: { icon: Plane, load: async () => (await import('#features/rewards/vip/site/trip.tsx')).Trip },
  trip: { icon: Plane, load: async () => (await import('#features/rewards/air/site/trip.tsx')).Trip },
}
`)
})

test('SHL-01 refuses a declaration with code of its own instead of dropping it', () => {
  const own = [{ path: 'features/rewards/vip/site.ts', text: `${text}const also = 1\n` }]
  expect(() => joined('site', own)).toThrow('features/rewards/vip/site.ts')
})

test('SHL-01 the table of pages gets the pages of a registry, the member centre its panels', () => {
  const page = `  '/trip/:id': {\n    title: 'trip.title',\n    load: async () => (await import('./trip-page.tsx')).TripPage,\n  },\n`
  const short = `  '/air': { load: async () => (await import('./air.tsx')).Air },\n`
  const panel = `  trip: {\n    icon: Plane,\n    load: async () => (await import('./trip.tsx')).Trip,\n  },\n`
  const module = `import { Plane } from 'lucide-react'\nexport const site = {\n${page}${panel}${short}}\n`
  expect(only(module, true)).toBe(module.replace(panel, ''))
  expect(only(module, false)).toBe(module.replace(page, '').replace(short, ''))
})
