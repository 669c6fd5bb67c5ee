/**
 * Every component test begins as a visitor on an empty desktop page. Files share one page: what the last test of another file left would
 * otherwise lie beside what a test draws, with buttons of the same name, on a window of a phone's size or with a member's session.
 */
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { endSession } from '../api/session.ts'
import { DESKTOP } from './barriers.ts'

beforeEach(async () => {
  await cleanup()
  endSession()
  await page.viewport(DESKTOP.width, DESKTOP.height)
})
