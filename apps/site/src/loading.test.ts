import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, inTime } from './loading.ts'

afterEach(() => vi.unstubAllGlobals())

const failing = (message: string) => () => Promise.reject(new TypeError(message))
const CHUNK = 'Failed to fetch dynamically imported module: http://localhost:8080/assets/game-1.js'

function serverSays(status: number): void {
  vi.stubGlobal('fetch', () => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('line'))))
}

test('ERR-03 a script that does not come in time is given up and said so', async () => {
  const never = () => new Promise<never>(() => undefined)
  await expect(inTime(never, 5)).rejects.toMatchObject({ why: 'slow' })
})

test('ERR-03 a script that the server no longer has means an older page; one that broke on the line may come yet', async () => {
  serverSays(404)
  await expect(inTime(failing(CHUNK))).rejects.toMatchObject({ why: 'missing' })
  serverSays(0)
  await expect(inTime(failing(CHUNK))).rejects.toMatchObject({ why: 'error' })
  serverSays(200)
  await expect(inTime(failing(CHUNK))).rejects.toBeInstanceOf(ChunkError)
})

test('ERR-03 a stylesheet that does not come is told apart', async () => {
  await expect(inTime(failing('Unable to preload CSS for /assets/game-1.css'))).rejects.toMatchObject({
    why: 'style',
  })
})

test('SHL-15 a fault of the code itself is no fault of the line, and what comes in time is given', async () => {
  await expect(inTime(failing('x is not a function'))).rejects.toBeInstanceOf(TypeError)
  await expect(inTime(() => Promise.resolve('part'))).resolves.toBe('part')
})
