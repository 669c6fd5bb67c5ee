/**
 * Renders a panel as an application does, with a fake server: in real Chromium, with the application's styles and texts, so visibility
 * and focus are real.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import type { FakeServer } from '#contract/testing/fake-server.ts'
import { changeLang, startTexts, type Lang, type Words } from '#texts/i18n.ts'
import { setTimeZone } from '#texts/use-texts.ts'
import { ApiProvider } from '../api/use-api.ts'
import { DESKTOP, type Size } from './barriers.ts'

export type PanelApp = {
  readonly words: Readonly<Record<Lang, Words>>
  /** Whether an event of a topic invalidates a query key. */
  readonly isStale: (key: string, topic: string) => boolean
  /** The application's providers around every panel, except the server. */
  readonly around?: (panel: ReactNode) => ReactNode
}

export type PanelOptions = { readonly lang?: Lang; readonly size?: Size }

/** A panel's times are shown in this zone, wherever the test runs. */
const ZONE = 'Asia/Ho_Chi_Minh'

/** Renders one panel of an application; returns the screen's locators and `hint`, which does what a live event of a topic does. */
export async function renderPanelOf(
  app: PanelApp,
  server: FakeServer,
  panel: ReactNode,
  { lang = 'en', size = DESKTOP }: PanelOptions = {},
) {
  // files share one page, so that shared code loads only once: the previous test's output is removed first
  await cleanup()
  await page.viewport(size.width, size.height)
  sessionStorage.clear()
  localStorage.clear()
  onTestFinished(() => server.assertQuiet())
  const queries = new QueryClient()
  await startTexts(app.words.en, async () => app.words.vi)
  await changeLang(lang)
  setTimeZone(ZONE)
  const screen = await render(
    <QueryClientProvider client={queries}>
      <ApiProvider transport={server.transport}>{app.around?.(panel) ?? panel}</ApiProvider>
    </QueryClientProvider>,
  )
  const hint = (topic: string) =>
    queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => app.isStale(String(key), topic) })
  return Object.assign(screen, { hint })
}
