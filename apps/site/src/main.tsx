import { askEarly } from './first/early.ts'
import { fetchLooks, firstPicture } from './first/first-picture.ts'
import { parts } from './first/parts.ts'

/** Retries once the connection is back, if it broke while the page's code was loading. */
const AGAIN_MS = 3_000
const LINE_FAULT = /dynamically imported module|module script|Failed to fetch|Importing a module/i

/** Small, so that it runs while the page's code is still loading: first the early requests and the picture, then the page. */
async function start(): Promise<void> {
  try {
    for (const part of parts) {
      await part()
      await new Promise((resolve) => setTimeout(resolve))
    }
    await import('./app.tsx')
  } catch (error) {
    if (!(error instanceof TypeError) || !LINE_FAULT.test(error.message)) throw error
    setTimeout(() => void start(), AGAIN_MS)
  }
}

askEarly()
void firstPicture().then(fetchLooks).then(start)
