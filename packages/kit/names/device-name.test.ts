import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('AUT-13 names a session by browser and operating system', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'
  const tablet =
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1'
  expect(deviceName(phone)).toBe('Chrome, Android')
  expect(deviceName(tablet)).toBe('Safari, iOS')
  expect(deviceName('till-terminal 3')).toBe('till-terminal 3')
})
