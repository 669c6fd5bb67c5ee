import { expect, test } from 'vitest'
import { gatewayProblems, osOf } from './gateway.ts'

const page = { os: 'Android', platform: 'W', encryption: 'none', version: '3' } as const

test('AUT-07 accepts a page of platform W and gateway version 3, and one without gateway headers', () => {
  expect(gatewayProblems(page)).toEqual([])
  const nothing = { os: undefined, platform: undefined, encryption: undefined, version: undefined }
  expect(gatewayProblems(nothing)).toEqual([])
})

test('AUT-07 reports another platform, version or encryption, and an invalid operating system, separately', () => {
  expect(gatewayProblems({ ...page, platform: 'M' })).toEqual(['platform'])
  expect(gatewayProblems({ ...page, version: '2', encryption: 'rsa' })).toEqual([
    'encryption',
    'gateway-version',
  ])
  expect(gatewayProblems({ ...page, os: '<script>' })).toEqual(['os'])
})

test('AUT-07 reads the operating system from the browser’s user agent', () => {
  expect(osOf('Mozilla/5.0 (Linux; Android 16; Pixel 9)')).toBe('Android')
  expect(osOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('iOS')
  expect(osOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)')).toBe('macOS')
  expect(osOf('')).toBe('other')
})
