import { expect, test } from 'vitest'
import { hostOrigin } from './host.ts'

test('GAM-02 S8 exchanges messages only with the frame that launched the game', () => {
  expect(hostOrigin('http://localhost:8080', ['http://localhost:8080'])).toBe('http://localhost:8080')
  expect(hostOrigin('http://localhost:8080/path', undefined)).toBe('http://localhost:8080')
  expect(hostOrigin('http://evil.example', ['http://localhost:8080'])).toBeNull()
  expect(hostOrigin('javascript:alert(1)', undefined)).toBeNull()
  expect(hostOrigin('*', undefined)).toBeNull()
  expect(hostOrigin(null, undefined)).toBeNull()
})
