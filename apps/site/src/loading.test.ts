import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, inTime, reloadOnline } from './loading.ts'

afterEach(() => vi.unstubAllGlobals())

const failing = (message: string) => () => Promise.reject(new TypeError(message))
const CHUNK = 'Failed to fetch dynamically imported module: http://localhost:8080/assets/game-1.js'

function serverSays(status: number): void {
  vi.stubGlobal('fetch', () => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('line'))))
}

test('ERR-03 gives up a script that does not load in time and reports it', async () => {
  const never = () => new Promise<never>(() => undefined)
  await expect(inTime(never, 5)).rejects.toMatchObject({ why: 'slow' })
})

test('ERR-03 a script missing on the server means an outdated page; one that failed in transit may be retried', async () => {
  serverSays(404)
  await expect(inTime(failing(CHUNK))).rejects.toMatchObject({ why: 'missing' })
  serverSays(0)
  await expect(inTime(failing(CHUNK))).rejects.toMatchObject({ why: 'error' })
  serverSays(200)
  await expect(inTime(failing(CHUNK))).rejects.toBeInstanceOf(ChunkError)
})

test('ERR-03 distinguishes a stylesheet that does not load', async () => {
  await expect(inTime(failing('Unable to preload CSS for /assets/game-1.css'))).rejects.toMatchObject({
    why: 'style',
  })
})

test('SHL-15 an error of the code itself is not a network error, and a chunk that loads in time is returned', async () => {
  await expect(inTime(failing('x is not a function'))).rejects.toBeInstanceOf(TypeError)
  await expect(inTime(() => Promise.resolve('part'))).resolves.toBe('part')
})

test('SHL-15 a part that did not load is loaded again once, when the device is back online', () => {
  const device = new EventTarget()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
  vi.stubGlobal('location', { reload })
  const end = reloadOnline()
  device.dispatchEvent(new Event('online'))
  end()
  device.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})
