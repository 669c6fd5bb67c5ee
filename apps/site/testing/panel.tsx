/** Renders a panel of the site in a component test. */
import '../src/main.css'
import type { ReactNode } from 'react'
import { renderPanelOf, type PanelApp, type PanelOptions } from '#ui/testing/render-panel.tsx'
import type { FakeServer } from '#contract/testing/fake-server.ts'
import { shell as shellEn } from '#texts/shell/en.ts'
import { shell as shellVi } from '#texts/shell/vi.ts'
import { isInvalidated } from '#features/live.ts'
import { english } from '../src/words-en.ts'
import { vietnamese } from '../src/words-vi.ts'

const site: PanelApp = {
  words: { en: { ...shellEn, ...english }, vi: { ...shellVi, ...vietnamese } },
  isStale: (key, topic) => isInvalidated(key, topic),
}

export function renderPanel(server: FakeServer, panel: ReactNode, options?: PanelOptions) {
  return renderPanelOf(site, server, panel, options)
}
