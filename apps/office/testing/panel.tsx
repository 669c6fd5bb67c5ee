/** Renders a panel of the back office in a component test. */
import '../src/main.css'
import type { ReactNode } from 'react'
import type { FakeServer } from '#contract/testing/fake-server.ts'
import { renderPanelOf, type PanelApp, type PanelOptions } from '#ui/testing/render-panel.tsx'
import { Toaster } from '#ui/layer/toaster.tsx'
import { isInvalidated } from '#features/live.ts'
import { english } from '../src/texts/english.ts'
import { vietnamese } from '../src/texts/vietnamese.ts'

const office: PanelApp = {
  words: { en: english, vi: vietnamese },
  isStale: isInvalidated,
  around: (panel) => (
    <>
      {panel}
      <Toaster />
    </>
  ),
}

export function renderPanel(server: FakeServer, panel: ReactNode, options?: PanelOptions) {
  return renderPanelOf(office, server, panel, options)
}
