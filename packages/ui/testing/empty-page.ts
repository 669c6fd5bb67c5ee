/**
 * Every component test begins on an empty desktop page. Files share one page: what the last test of another file left would otherwise lie
 * beside what a test draws, with buttons of the same name or on a window of a phone's size.
 */
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { DESKTOP } from './barriers.ts'

beforeEach(async () => {
  await cleanup()
  await page.viewport(DESKTOP.width, DESKTOP.height)
})
