/**
 * Loaded by Vitest before each test file: records every error code that a server really sent to a test, so that the whole run can report
 * refusals of the catalogue that no test has received (ERR-01; tools/suite/answered.ts reads it).
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const DIRECTORY = process.env['FAIRHOUSE_ANSWERED']
const IS_LOCAL = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):/

const global: { fetch: typeof fetch; isListening?: true } = globalThis

if (DIRECTORY && !global.isListening) {
  global.isListening = true
  mkdirSync(DIRECTORY, { recursive: true })
  const file = join(DIRECTORY, `${process.pid}.codes`)
  const seen = new Set<string>()
  const real = global.fetch
  global.fetch = async (address, init) => {
    const answer = await real(address, init)
    const from = address instanceof Request ? address.url : String(address)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    if (!IS_LOCAL.test(from) || !isJson) return answer
    const text = await answer.clone().text()
    for (const [, code = ''] of text.matchAll(/"errorCode":"([^"]+)"/g)) {
      if (seen.has(code)) continue
      seen.add(code)
      appendFileSync(file, `${code}\n`)
    }
    return answer
  }
}
