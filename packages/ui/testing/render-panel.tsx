/**
 * Draws a panel as an application does, around it a server that exists only in the test: in real Chromium, with the application's
 * styles and words, so that what is hidden is hidden and what has the focus has it.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import type { FakeServer } from '#contract/testing/fake-server.ts'
import { changeLang, startTexts, type Lang, type Words } from '#texts/i18n.ts'
import { setTimeZone } from '#texts/use-texts.ts'
import { LineProvider } from '../line/use-api.ts'

export type PanelApp = {
  readonly words: Readonly<Record<Lang, Words>>
  /** Whether a live event of a topic makes the answers of a query key stale. */
  readonly isStale: (key: string, topic: string) => boolean
  /** What the application has around every panel besides the server. */
  readonly around?: (panel: ReactNode) => ReactNode
}

export type PanelOptions = { readonly lang?: Lang; readonly width?: number }

/** A panel's moments are read in this zone, wherever the test runs. */
const ZONE = 'Asia/Ho_Chi_Minh'

/** Draws one panel of an application; gives the screen's locators and `hint`, which does what a live event of a topic does. */
export async function renderPanelOf(
  app: PanelApp,
  server: FakeServer,
  panel: ReactNode,
  { lang = 'en' }: PanelOptions = {},
) {
  // files share one page, so that each loads what all need only once: what the last test left is taken away first
  await cleanup()
  sessionStorage.clear()
  localStorage.clear()
  onTestFinished(() => server.assertQuiet())
  const queries = new QueryClient()
  await startTexts(app.words.en, async () => app.words.vi)
  await changeLang(lang)
  setTimeZone(ZONE)
  const screen = await render(
    <QueryClientProvider client={queries}>
      <LineProvider transport={server.transport}>{app.around?.(panel) ?? panel}</LineProvider>
    </QueryClientProvider>,
  )
  const hint = (topic: string) =>
    queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => app.isStale(String(key), topic) })
  return Object.assign(screen, { hint })
}
